/** One card large, with all of its text, and every part of the deck that it can lie in. */
import { Card, Dialog, IconButton } from '@bridgehead/ui';
import { minus, plus } from '@bridgehead/ui/icons/verbs';
import { type Design, face } from '../cards/index.ts';
import { faceFor, fullText } from '../ui/faces.ts';
import styles from './builder.module.css';
import { countOf, sectionsFor } from './draft.ts';
import type { PoolProps } from './pool.tsx';
import { SECTION_NAMES, word } from './wording.ts';

interface ReadingProps extends Pick<PoolProps, 'draft' | 'onAdd'> {
  readonly d: Design | null;
  readonly onClose: () => void;
}

export function Reading({ d, draft, onAdd, onClose }: ReadingProps) {
  return (
    <Dialog title={d === null ? '' : face(d).name} open={d !== null} onClose={onClose}>
      {d !== null && (
        <div className={styles.reading}>
          <Card face={faceFor(d)} size="inspector" />
          <div>
            <p>{fullText(d)}</p>
            {sectionsFor(d).map((section) => (
              <p key={section} className={styles.place}>
                <span>{SECTION_NAMES[section]}</span>
                <IconButton
                  glyph={minus}
                  label={word('fewer', { name: face(d).name })}
                  disabled={countOf(draft, section, d) === 0}
                  onClick={() => onAdd(section, d, -1)}
                />
                <b>{countOf(draft, section, d)}</b>
                <IconButton glyph={plus} label={word('more', { name: face(d).name })} onClick={() => onAdd(section, d, 1)} />
              </p>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}
