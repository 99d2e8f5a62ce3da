/** A sentence whose clause numbers open the rulebook. People's own words go through `PlainText` instead. */
import { visible } from '@bridgehead/kernel';
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

/** What is seen of a person's words; the line they stand in is isolated by `bdi`. */
export const plain = (text: string, most = 500): string => {
  const letters = [...visible(text)];
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('');
};

/** Text that a person wrote: shown as it is, kept in its place. */
export function PlainText({ text, most = 500 }: { text: string; most?: number }) {
  return <bdi className={styles.plain}>{plain(text, most)}</bdi>;
}
