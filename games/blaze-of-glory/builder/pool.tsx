/**
 * All cards as a wall: a click adds one, a hold or a right click reads it. Typing "2 kavok" and Enter adds too, and so does dragging to a
 * section of the sheet.
 */
import { Card, dragFrom, Icon, IconButton } from '@bridgehead/ui';
import { info, minus, search } from '@bridgehead/ui/icons/verbs';
import { type KeyboardEvent, useState } from 'react';
import { type Design, face } from '../cards/index.ts';
import { SECTIONS, type Section } from '../decks/list.ts';
import { handFace } from '../ui/faces.ts';
import styles from './builder.module.css';
import { copiesOf, countOf, type Draft, homeOf } from './draft.ts';
import { lackOf } from './figures.ts';
import { Filters } from './filters.tsx';
import { countIn, found, type Wish } from './find.ts';
import { Reading } from './reading.tsx';
import { word } from './wording.ts';

const PAGE = 60;

export interface PoolProps {
  readonly draft: Draft;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly onAdd: (section: Section, d: Design, by: number) => void;
}

export function Pool({ draft, wish, onWish, onAdd }: PoolProps) {
  const [most, setMost] = useState(PAGE);
  const [read, setRead] = useState<Design | null>(null);
  const cards = found(wish, wish.lacking ? lackOf(draft) : null);
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
      <Filters wish={wish} onWish={onWish} />
      {cards.length === 0 && <p className={styles.empty}>{word(wish.lacking ? 'pool.lacks-nothing' : 'pool.none')}</p>}
      {/* Another search begins at its first card. */}
      <ul key={JSON.stringify(wish)} className={styles.cards}>
        {cards.slice(0, most).map((d) => (
          <PoolCard key={d} d={d} draft={draft} onAdd={onAdd} onRead={() => setRead(d)} />
        ))}
      </ul>
      {cards.length > most && (
        <button type="button" className={styles.more} onClick={() => setMost(most + PAGE)}>
          {word('pool.rest', { n: cards.length - most })}
        </button>
      )}
      <Reading d={read} draft={draft} onAdd={onAdd} onClose={() => setRead(null)} />
    </section>
  );
}

interface PoolCardProps extends Pick<PoolProps, 'draft' | 'onAdd'> {
  readonly d: Design;
  readonly onRead: () => void;
}

function PoolCard({ d, draft, onAdd, onRead }: PoolCardProps) {
  const { id, name } = face(d);
  const n = copiesOf(draft, d);
  /** Where one of them lies. */
  const taken = SECTIONS.find((section) => countOf(draft, section, d) > 0) ?? homeOf(d);
  return (
    <li className={styles.card} data-in={n > 0 || undefined} data-card={id}>
      <button
        type="button"
        className={styles.face}
        onClick={() => onAdd(homeOf(d), d, 1)}
        // A long press on a touch screen comes as this, too.
        onContextMenu={(event) => {
          event.preventDefault();
          onRead();
        }}
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
        <span className="visually-hidden">{word('pool.add', { name, n })}</span>
        <Card face={handFace(d)} />
      </button>
      <div className={styles.stepper}>
        <IconButton glyph={minus} label={word('fewer', { name })} disabled={n === 0} onClick={() => onAdd(taken, d, -1)} />
        <b>{n}</b>
        <IconButton glyph={info} label={word('pool.read', { name })} onClick={onRead} />
      </div>
    </li>
  );
}
