/** All cards, searched and filtered; a stepper on each. Typing "2 kavok" and Enter does the same, and so does dragging to a section. */
import { dragFrom, Icon, IconButton } from '@bridgehead/ui';
import { minus, plus, search } from '@bridgehead/ui/icons/verbs';
import { type KeyboardEvent, useState } from 'react';
import { KIND_NAMES } from '../binder.ts';
import { AFFILIATIONS, type Design, face } from '../cards/index.ts';
import { SECTIONS, type Section } from '../decks/list.ts';
import { fullText, shortName, signed, toneOf } from '../ui/faces.ts';
import { emblemOf, SIGNS } from '../ui/glyphs.ts';
import styles from './builder.module.css';
import { copiesOf, countOf, type Draft, homeOf, sectionsFor } from './draft.ts';
import { countIn, found, KINDS, type Wish } from './find.ts';
import { SECTION_NAMES, word } from './wording.ts';

const PAGE = 60;

interface PoolProps {
  readonly draft: Draft;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly onAdd: (section: Section, d: Design, by: number) => void;
}

export function Pool({ draft, wish, onWish, onAdd }: PoolProps) {
  const [most, setMost] = useState(PAGE);
  const cards = found(wish);
  const enter = (event: KeyboardEvent) => {
    const [first] = cards;
    if (event.key !== 'Enter' || first === undefined) return;
    event.preventDefault();
    onAdd(homeOf(first), first, countIn(wish.words).n);
  };
  return (
    <section className={styles.pool} aria-label={word('pool')}>
      <label className={styles.search}>
        <Icon glyph={search} size={20} />
        <span className="visually-hidden">{word('pool.search')}</span>
        <input
          type="search"
          value={wish.words}
          placeholder={word('pool.tip')}
          onInput={(event) => onWish({ ...wish, words: event.currentTarget.value })}
          onKeyDown={enter}
          data-testid="search"
        />
        <span className={styles.found}>{word('pool.found', { n: cards.length })}</span>
      </label>
      <div className={styles.filters}>
        {(['all', ...KINDS] as const).map((kind) => (
          <button key={kind} type="button" aria-pressed={wish.kind === kind} onClick={() => onWish({ ...wish, kind })}>
            {kind === 'all' ? word('pool.all') : KIND_NAMES[kind]}
          </button>
        ))}
      </div>
      <div className={styles.filters}>
        {AFFILIATIONS.map((name, i) => (
          <button
            key={name}
            type="button"
            aria-pressed={wish.affiliation === i}
            onClick={() => onWish({ ...wish, affiliation: wish.affiliation === i ? null : i })}
          >
            <Icon glyph={SIGNS[i] as (typeof SIGNS)[number]} size={14} /> {name}
          </button>
        ))}
      </div>
      <ul className={styles.cards}>
        {cards.slice(0, most).map((d) => (
          <PoolCard key={d} d={d} draft={draft} words={countIn(wish.words).rest} onAdd={onAdd} />
        ))}
      </ul>
      {cards.length > most && (
        <button type="button" className={styles.more} onClick={() => setMost(most + PAGE)}>
          {word('pool.rest', { n: cards.length - most })}
        </button>
      )}
    </section>
  );
}

function PoolCard({ d, draft, words, onAdd }: { d: Design; draft: Draft; words: string; onAdd: PoolProps['onAdd'] }) {
  const able = sectionsFor(d);
  const [chosen, setChosen] = useState<Section | null>(null);
  /** Its whole text is read where there is room for a few lines only. */
  const [open, setOpen] = useState(false);
  const section = chosen ?? homeOf(d);
  const { name } = face(d);
  const n = countOf(draft, section, d);
  return (
    <li className={styles.card} data-in={copiesOf(draft, d) > 0 || undefined} data-open={open || undefined} data-card={face(d).id}>
      <button
        type="button"
        className={styles.face}
        data-tone={toneOf(d)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerDown={(event) => {
          if (event.pointerType === 'mouse')
            dragFrom(event, {
              begin: () => undefined,
              drop: (refs) => {
                const onto = refs.find((ref) => ref.startsWith('section:'))?.slice(8) as Section | undefined;
                if (onto !== undefined && SECTIONS.includes(onto)) onAdd(onto, d, 1);
              },
            });
        }}
      >
        <span className={styles.emblem}>
          <Icon glyph={emblemOf(d)} size={30} />
        </span>
        <span className={styles.facts}>
          <strong>{shortName(name)}</strong>
          <Numbers d={d} />
          <small>
            <Marked text={fullText(d)} words={words} />
          </small>
        </span>
      </button>
      <div className={styles.stepper}>
        <IconButton glyph={minus} label={word('fewer', { name })} disabled={n === 0} onClick={() => onAdd(section, d, -1)} />
        {/* Small screens show where it goes only when it is opened. */}
        <b data-only={able.length > 1 || undefined} aria-hidden={able.length > 1 || undefined}>
          {n}
        </b>
        {able.length > 1 && (
          <select
            value={section}
            aria-label={word('pool.where', { name })}
            onChange={(event) => setChosen(event.currentTarget.value as Section)}
          >
            {able.map((one) => (
              <option key={one} value={one}>
                {countOf(draft, one, d)} {SECTION_NAMES[one]}
              </option>
            ))}
          </select>
        )}
        <IconButton glyph={plus} label={word('more', { name })} onClick={() => onAdd(section, d, 1)} />
      </div>
    </li>
  );
}
function Numbers({ d }: { d: Design }) {
  const { kind, row } = face(d);
  const numbers =
    kind === 'personnel'
      ? `${row.integrity}-${row.cunning}-${row.strength} ${row.class ?? ''} ${row.icons ?? ''}`
      : kind === 'ship'
        ? `${row.range}-${row.weapons}-${row.shields} ${row.staffing ?? ''}`
        : kind === 'tactic'
          ? word('facts.tactic', { att: signed(row.att ?? 0), def: signed(row.def ?? 0) })
          : kind === 'mission'
            ? word('facts.mission', { points: row.points ?? 0, span: row.span ?? 0, icons: row.icons ?? '' })
            : kind;
  return <span className={styles.numbers}>{numbers}</span>;
}
/** The words that were searched for stand out. */
function Marked({ text, words }: { text: string; words: string }) {
  const term = words.trim().toLowerCase();
  const at = term.length < 2 ? -1 : text.toLowerCase().indexOf(term);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + term.length)}</mark>
      {text.slice(at + term.length)}
    </>
  );
}
