/** The first question: which deck. Six starters, the decks of one's own, or a list pasted below. */
import { Icon, keptDecks, useTable, Zone } from '@bridgehead/ui';
import { AFFILIATIONS, type Affiliation, face, isPersonnel, isShip } from '../cards/index.ts';
import type { Format } from '../decks/list.ts';
import { starterList } from '../decks/starter.ts';
import { STARTERS, type Starter } from '../decks/starters.ts';
import type { BlazeView } from '../view.ts';
import styles from './deck-choice.module.css';
import { SIGNS } from './glyphs.ts';

export function DeckChoice() {
  const { view, prompt, answer, busy, say } = useTable<BlazeView>();
  const own = keptDecks('blaze-of-glory');
  const open = prompt?.key === 'bog.deck' && !busy;
  return (
    <Zone name="decks" label={say({ key: 'bog.ui.decks' })} className={styles.decks}>
      <div className={styles.list} data-scrolls="">
        {STARTERS.map((starter) => (
          <StarterTile key={starter.title} starter={starter} format={view.format as Format} open={open} onChoose={answer} />
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
      <p className={styles.note}>
        <a href="/decks/blaze-of-glory">{say({ key: 'bog.ui.build' })}</a> {say({ key: 'bog.ui.unofficial' })}
      </p>
    </Zone>
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
  const list = starterList(starter, format);
  const affiliation = AFFILIATIONS.indexOf(starter.affiliation as never) as Affiliation;
  const people = list.draw.filter(isPersonnel).length;
  const ships = list.draw.filter(isShip).length;
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
        <Icon glyph={SIGNS[affiliation] ?? (SIGNS[6] as (typeof SIGNS)[number])} size={34} />
      </span>
      <span className={styles.words}>
        <strong>{starter.title}</strong>
        <span>{starter.affiliation}</span>
        <span>{say({ key: 'bog.ui.deck-facts', params: { people, ships, tactics: list.tactics.length } })}</span>
        {best !== undefined && <span>{say({ key: 'bog.ui.flagship', params: { card: face(best).name } })}</span>}
      </span>
    </button>
  );
}
