/** The deck as a sheet of paper: all sections at once, a fault where it is. */
import { Icon, IconButton } from '@bridgehead/ui';
import { minus, plus } from '@bridgehead/ui/icons/verbs';
import { type Design, face } from '../cards/index.ts';
import { SECTIONS, type Section, sorted } from '../decks/list.ts';
import { shortName } from '../ui/faces.ts';
import { emblemOf } from '../ui/glyphs.ts';
import styles from './builder.module.css';
import { changed, type Draft, sizeOf, type Trouble } from './draft.ts';
import { SECTION_NAMES, word } from './wording.ts';

interface SheetProps {
  readonly draft: Draft;
  readonly troubles: readonly Trouble[];
  readonly onChange: (draft: Draft) => void;
}

export function Sheet({ draft, troubles, onChange }: SheetProps) {
  return (
    <div className={styles.sheet} data-testid="sheet">
      {SECTIONS.map((section) => (
        <SectionList key={section} section={section} draft={draft} troubles={troubles} onChange={onChange} />
      ))}
    </div>
  );
}

function SectionList({ section, draft, troubles, onChange }: SheetProps & { section: Section }) {
  const rows = sorted(draft.counts[section]);
  const isAmiss = (d: Design) => troubles.some((one) => one.section === section && one.card === d);
  return (
    <section className={styles.section} data-ref={`section:${section}`} aria-label={SECTION_NAMES[section]}>
      <h2>
        {SECTION_NAMES[section]} <span>{sizeOf(draft, section)}</span>
      </h2>
      <ul>
        {rows.map(([d, n]) => (
          <li key={d} data-amiss={isAmiss(d) || undefined}>
            <b>{n}</b>
            <Icon glyph={emblemOf(d)} size={16} />
            <span className={styles.rowName}>{shortName(face(d).name)}</span>
            <IconButton
              glyph={minus}
              label={word('fewer', { name: face(d).name })}
              onClick={() => onChange(changed(draft, section, d, -1))}
            />
            <IconButton glyph={plus} label={word('more', { name: face(d).name })} onClick={() => onChange(changed(draft, section, d, 1))} />
          </li>
        ))}
        {rows.length === 0 && <li className={styles.empty}>–</li>}
      </ul>
    </section>
  );
}
