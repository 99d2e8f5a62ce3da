/** A sentence whose clause numbers open the rulebook. People's own words go through `PlainText` instead. */
import styles from './rich-text.module.css';

const CLAUSE = /\b([A-Z]{2,4}-[A-Z]?\d{1,3}[a-z]?)\b/;
const IS_CLAUSE = new RegExp(`^${CLAUSE.source}$`);

interface RichTextProps {
  readonly text: string;
  readonly onClause?: (clause: string) => void;
  /** Inside a long list: reached by arrows, not by Tab. */
  readonly listed?: boolean;
}

export function RichText({ text, onClause, listed = false }: RichTextProps) {
  if (onClause === undefined) return <>{text}</>;
  const parts = text.split(CLAUSE);
  return (
    <>{parts.map((part) => (IS_CLAUSE.test(part) ? <ClauseLink key={part} clause={part} onClause={onClause} listed={listed} /> : part))}</>
  );
}

interface ClauseLinkProps {
  readonly clause: string;
  readonly onClause: (clause: string) => void;
  readonly listed?: boolean;
}

export function ClauseLink({ clause, onClause, listed = false }: ClauseLinkProps) {
  return (
    <button type="button" className={styles.clause} onClick={() => onClause(clause)} {...(listed ? { tabIndex: -1, 'data-stop': '' } : {})}>
      {clause}
    </button>
  );
}

/** Directional marks can turn a line round or hide what it says; the line itself is isolated by `bdi`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is the point
const TRICKS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/g;
export const plain = (text: string, most = 500): string => {
  const clean = text.replace(TRICKS, '');
  const letters = [...clean];
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : clean;
};

/** Text that a person wrote: shown as it is, kept in its place. */
export function PlainText({ text, most = 500 }: { text: string; most?: number }) {
  return <bdi className={styles.plain}>{plain(text, most)}</bdi>;
}
