/** The first question: which deck. Six starters, the decks of one's own, or a list that is pasted. */
import { Button, Dialog, Icon, keptDecks, later, useTable, Zone } from '@bridgehead/ui';
import { useState } from 'react';
import { AFFILIATIONS, type Affiliation, type Design, face, isPersonnel, isShip } from '../cards/index.ts';
import type { Format } from '../decks/list.ts';
import { starterList } from '../decks/starter.ts';
import { STARTERS, type Starter } from '../decks/starters.ts';
import type { BlazeView } from '../view.ts';
import styles from './deck-choice.module.css';
import { shortName } from './faces.ts';
import { SIGNS } from './glyphs.ts';

/** Ships are drawn when the decks are there to choose from. */
const useHulls = later(() => import('./miniatures/index.ts'));

export function DeckChoice() {
  const { view, prompt, answer, busy, say } = useTable<BlazeView>();
  const own = keptDecks('blaze-of-glory');
  const open = prompt?.key === 'bog.deck' && !busy;
  return (
    <Zone name="decks" label={say({ key: 'bog.ui.decks' })} className={styles.decks}>
      <div className={styles.list} data-scrolls="">
        {STARTERS.map((starter) => (
          <StarterTile key={starter.title} starter={starter} format={view.format} open={open} onChoose={answer} />
        ))}
        {own.map((deck) => (
          <button
            key={deck.id}
            type="button"
            className={styles.own}
            disabled={!open}
            data-stop=""
            tabIndex={-1}
            onClick={() => answer(deck.text)}
          >
            <strong>{deck.name}</strong>
            <span>{say({ key: 'bog.ui.own-deck' })}</span>
          </button>
        ))}
      </div>
    </Zone>
  );
}

/** Where the hand will be: other ways to a deck, and whose game this is. */
export function DeckNote() {
  const { prompt, answer, busy, say } = useTable<BlazeView>();
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  const label = say({ key: 'bog.ui.paste' });
  return (
    <div className={styles.note}>
      <p className={styles.ways}>
        <a href="/decks/blaze-of-glory">{say({ key: 'bog.ui.build' })}</a>
        {prompt?.key === 'bog.deck' && <Button onClick={() => setPasting(true)}>{label}</Button>}
      </p>
      <p>{say({ key: 'bog.ui.unofficial' })}</p>
      <Dialog title={label} open={pasting} onClose={() => setPasting(false)}>
        <div className={styles.paste}>
          <textarea rows={12} aria-label={label} value={text} onChange={(event) => setText(event.currentTarget.value)} />
          <Button
            look="main"
            disabled={text.trim() === '' || busy}
            onClick={() => {
              setPasting(false);
              answer(text);
            }}
          >
            {say({ key: 'bog.ui.play-list' })}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

interface TileProps {
  readonly starter: Starter;
  readonly format: Format;
  readonly open: boolean;
  readonly onChoose: (name: string) => void;
}
function StarterTile({ starter, format, open, onChoose }: TileProps) {
  const { say } = useTable<BlazeView>();
  const hulls = useHulls();
  const list = starterList(starter, format);
  const affiliation = AFFILIATIONS.indexOf(starter.affiliation as never) as Affiliation;
  const people = list.draw.filter(isPersonnel).length;
  const ships = list.draw.filter(isShip).length;
  const sum = (d: Design) => (face(d).row.integrity ?? 0) + (face(d).row.cunning ?? 0) + (face(d).row.strength ?? 0);
  const leaders = [...new Set(list.draw.filter(isPersonnel))].sort((a, b) => sum(b) - sum(a)).slice(0, 3);
  const best = [...list.draw].filter(isShip).sort((a, b) => (face(b).row.weapons ?? 0) - (face(a).row.weapons ?? 0))[0];
  return (
    <button
      type="button"
      className={styles.tile}
      data-tone={starter.affiliation.toLowerCase()}
      data-deck={starter.affiliation.toLowerCase()}
      data-ref={`deck:${starter.affiliation.toLowerCase()}`}
      data-stop=""
      tabIndex={-1}
      disabled={!open}
      onClick={() => onChoose(starter.affiliation.toLowerCase())}
    >
      <span className={styles.sign}>
        {best !== undefined && hulls !== null && <img src={hulls.shipPicture(best, 180, 260, false)} alt="" draggable={false} />}
        <Icon glyph={SIGNS[affiliation] ?? (SIGNS[6] as (typeof SIGNS)[number])} size={40} />
      </span>
      <span className={styles.words}>
        <strong>{starter.title.replaceAll("'", '’')}</strong>
        <span>{starter.affiliation}</span>
        <span>{say({ key: 'bog.ui.deck-facts', params: { people, ships, tactics: list.tactics.length } })}</span>
        {best !== undefined && <span>{say({ key: 'bog.ui.flagship', params: { card: shortName(face(best).name) } })}</span>}
        <span className={styles.leaders}>{leaders.map((d) => shortName(face(d).name)).join(', ')}</span>
      </span>
    </button>
  );
}
