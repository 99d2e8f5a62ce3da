/** A battle on the whole window: both ships, their Tactics between them, what each Tactic would do, and the two totals. */
import { Button, Icon, SeatMark, StageQuestion, useTable } from '@bridgehead/ui';
import { type CSSProperties, useEffect } from 'react';
import { designNumber, face } from '../cards/index.ts';
import { cardName } from '../table-help.ts';
import type { BattleView, BlazeView, EngagementView, VesselView } from '../view.ts';
import { bonusesAgainst } from './bonuses.ts';
import styles from './choosing.module.css';
import { sourceOf } from './faces/gallery.ts';
import { callName, fullText, handFace, plateName, shortNameOf, signed } from './faces.ts';
import { BURST, HIT, SHIELDS, WEAPONS } from './glyphs.ts';
import { hullPicture, inksOf, worldPicture } from './miniatures/index.ts';
import { aboard, captivesAboard, crewCount, faceOfCard, isFree, isPerson, isPlanetCard, nearSeat, vesselById } from './position.ts';
import { bestTactic, mineIn, type Result, resultWith } from './tactics.ts';
import { Hull } from './vessel.tsx';

const SIGNS = { miss: SHIELDS, hit: HIT, direct: BURST } as const;
const STEPS = ['announce', 'tactics', 'fire', 'damage'] as const;

export function ChoosingStage() {
  const { view, viewer, prompt, stage, say, log, keep } = useTable<BlazeView>();
  const { battle } = view;
  // What comes after this line belongs to the battle that is chosen for here.
  useEffect(() => keep('since', log.at(-1)?.at ?? -1), []);
  if (battle === null) return <div aria-busy="true" />;
  const near = nearSeat(viewer);
  const involved = [...new Set(battle.engagements.flatMap(({ firing, target }) => [...firing, target]))];
  const ships = involved.flatMap((id) => vesselById(view, id) ?? []);
  const [mine, theirs] = [ships.filter(({ controller }) => controller === near), ships.filter(({ controller }) => controller !== near)];
  const location = view.locations[battle.location];
  const style = { '--near': nebula(mine), '--far': nebula(theirs) } as CSSProperties;
  return (
    <section
      className={styles.stage}
      data-stage={stage}
      data-zone="battle"
      data-testid="battle-stage"
      style={style}
      aria-label={say({ key: 'bog.ui.battle' })}
    >
      {location !== undefined && (
        <img
          className={styles.world}
          data-anomaly={!isPlanetCard(location.card) || undefined}
          src={worldPicture(location.card, isPlanetCard(location.card), false)}
          alt=""
          draggable={false}
        />
      )}
      <Fleet ships={mine} side="near" />
      <Fleet ships={theirs} side="far" />
      <div className={styles.middle}>
        {prompt?.key === 'bog.tactic' ? <Choices battle={battle} /> : <Backs battle={battle} />}
        <Totals battle={battle} />
      </div>
      <footer className={styles.foot}>
        <Asked battle={battle} />
        <ol className={styles.steps}>
          {STEPS.map((one) => (
            <li key={one} aria-current={one === battle.step || (one === 'announce' && battle.step === 'start') ? 'step' : undefined}>
              {say({ key: `bog.ui.step.${one}` })}
            </li>
          ))}
        </ol>
      </footer>
    </section>
  );
}
function nebula([ship]: readonly VesselView[]): string {
  const d = ship === undefined ? -1 : designNumber(ship.card);
  return d < 0 ? '#243456' : inksOf(d).dark;
}

/** More ships than this stand behind as words. */
const MOST_HULLS = 3;

function Fleet({ ships, side }: { ships: readonly VesselView[]; side: 'near' | 'far' }) {
  const { view, viewer, nameOf, say } = useTable<BlazeView>();
  const [first] = ships;
  if (first === undefined) return null;
  const shown = ships.slice(0, MOST_HULLS);
  const people = aboard(view, first.id).filter((group) => isPerson(group) && isFree(group) && designNumber(group.card) >= 0);
  const rank = (card: string) => {
    const { levels } = face(designNumber(card));
    return (levels[0] ?? 0) + (levels[8] ?? 0);
  };
  const leader = people.toSorted((a, b) => rank(b.card) - rank(a.card))[0];
  const crew = crewCount(view, first);
  const owner = first.controller < 0 ? '' : first.controller === viewer ? say({ key: 'bog.ui.you' }) : nameOf(first.controller);
  const captives = captivesAboard(view, first).length;
  return (
    <div className={styles.fleet} data-side={side} data-n={shown.length}>
      <div className={styles.plate}>
        {leader !== undefined && <img src={sourceOf(leader.card, 'chip')} alt="" draggable={false} />}
        <h2>
          {first.controller >= 0 && <SeatMark seat={first.controller} size={18} />}
          {plateName(first.card)}
          {ships.length > 1 && <small> +{ships.length - 1}</small>}
        </h2>
        <p>
          {[
            leader === undefined ? '' : crew > 1 ? `${callName(leader.card)} + ${crew - 1}` : callName(leader.card),
            owner,
            captives > 0 ? say({ key: 'bog.ui.captives-n', params: { n: captives } }) : '',
          ]
            .filter((word) => word !== '')
            .join(' · ')}
        </p>
        <span className={styles.hull}>
          <Hull vessel={first} numbered={false} />
          <b>{first.hull}%</b>
        </span>
      </div>
      <div className={styles.hulls}>
        {shown.map((ship) => (
          <img
            key={ship.id}
            data-ref={`thing:${ship.id}`}
            data-cloaked={ship.cloaked || undefined}
            src={hullPicture(designNumber(ship.card), 640, 340, { heading: side === 'near' ? 76 : -74, flat: 0.5 })}
            alt={faceOfCard(ship.card)?.name ?? ''}
            draggable={false}
          />
        ))}
      </div>
    </div>
  );
}

/** What is known so far: who fires with how much at how much. */
function Totals({ battle }: { battle: BattleView }) {
  const { view, viewer, say } = useTable<BlazeView>();
  const { mine, theirs } = mineIn(view, nearSeat(viewer));
  const lead = battle.engagements.find((one) => one === mine) ?? theirs ?? battle.engagements[0];
  if (lead === undefined) return null;
  const { attack, defense } = lead;
  const most = Math.max(24, Math.ceil(attack * 1.2), 2 * defense + 2);
  const part = (n: number) => `${Math.min(100, (100 * n) / most)}%`;
  return (
    <div className={styles.totals} data-mine={lead === mine || undefined}>
      <p>
        <small>{say({ key: 'bog.ui.attack' })}</small>
        <b>{attack}</b>
      </p>
      <p>
        <small>{say({ key: 'bog.ui.defense' })}</small>
        <b>{defense}</b>
      </p>
      <div className={styles.scale} aria-hidden="true">
        <i style={{ width: part(attack) }} />
        <span style={{ left: part(defense) }}>{say({ key: 'bog.ui.hit-over', params: { n: defense } })}</span>
        <span style={{ left: part(2 * defense) }}>{say({ key: 'bog.ui.direct-over', params: { n: 2 * defense } })}</span>
      </div>
    </div>
  );
}

function Back({ seat, words }: { seat: number; words: string }) {
  return (
    <figure className={styles.back}>
      <span aria-hidden="true">
        <Icon glyph={BURST} size={22} />
      </span>
      <figcaption>
        <SeatMark seat={seat} size={14} /> {words}
      </figcaption>
    </figure>
  );
}
/** Both chosen, or one still choosing. */
function Backs({ battle }: { battle: BattleView }) {
  const { viewer, say, nameOf } = useTable<BlazeView>();
  const near = nearSeat(viewer);
  const words = (seat: number) =>
    seat === viewer
      ? say({ key: battle.done[seat] ? 'bog.ui.you-chose' : 'bog.ui.you-choose' })
      : say({ key: battle.done[seat] ? 'bog.ui.is-done' : 'bog.ui.chooses', params: { name: nameOf(seat) } });
  const own = battle.current[near] ?? '';
  return (
    <div className={styles.cards} data-backs="">
      {own === '' ? <Back seat={near} words={words(near)} /> : <TacticCard card={own} />}
      <Back seat={1 - near} words={words(1 - near)} />
    </div>
  );
}

function TacticCard({ card }: { card: string }) {
  const { prompt, answer, inspect, busy } = useTable();
  const d = designNumber(card);
  if (d < 0) return null;
  const { row, id } = face(d);
  const { text = '' } = handFace(d);
  const playable = prompt?.key === 'bog.tactic' && prompt.options.includes(card) && !busy;
  return (
    <button
      type="button"
      className={styles.tactic}
      onClick={() => (playable ? answer(card) : inspect(`card:${card}`))}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect(`card:${card}`);
      }}
      data-ref={`card:${card}`}
      data-lit={playable ? 'pick' : undefined}
      data-card={card}
      title={fullText(d)}
    >
      <strong>{shortNameOf(card)}</strong>
      <img src={sourceOf(id)} alt="" draggable={false} />
      <span className={styles.text} data-spare="">
        {text}
      </span>
      <span className={styles.bonus}>
        <span>
          <Icon glyph={WEAPONS} size={13} title="ATTACK" /> {signed(row.att ?? 0)}
        </span>
        <span>
          <Icon glyph={SHIELDS} size={13} title="DEFENSE" /> {signed(row.def ?? 0)}
        </span>
      </span>
    </button>
  );
}

/** My Tactics face up, below each what comes of it against everything that the other side may bring. */
function Choices({ battle }: { battle: BattleView }) {
  const { view, viewer, prompt, say, nameOf } = useTable<BlazeView>();
  const near = nearSeat(viewer);
  const { mine, theirs } = mineIn(view, near);
  const cards = [...new Set(battle.drawn)];
  const best = bestTactic(view, near, prompt?.options ?? []);
  return (
    <div className={styles.cards} data-n={cards.length}>
      {cards.map((card) => (
        <div key={card} className={styles.choice} data-best={card === best || undefined}>
          <TacticCard card={card} />
          <Grid card={card} mine={mine} theirs={theirs} />
        </div>
      ))}
      {cards.length === 0 && (
        <div className={styles.choice}>
          <Grid card="" mine={mine} theirs={theirs} />
        </div>
      )}
      {battle.engagements.some(({ target, firing }) => [target, ...firing].some((id) => vesselById(view, id)?.controller === 1 - near)) && (
        <Back
          seat={1 - near}
          words={say({ key: battle.done[1 - near] ? 'bog.ui.is-done' : 'bog.ui.chooses', params: { name: nameOf(1 - near) } })}
        />
      )}
    </div>
  );
}
interface GridProps {
  readonly card: string;
  readonly mine: EngagementView | undefined;
  readonly theirs: EngagementView | undefined;
}
function Grid({ card, mine, theirs }: GridProps) {
  const { say } = useTable();
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{say({ key: 'bog.ui.grid', params: { card: card === '' ? '' : cardName(card) } })}</caption>
      <tbody>
        {mine !== undefined && <Row card={card} engagement={mine} fires />}
        {theirs !== undefined && <Row card={card} engagement={theirs} fires={false} />}
      </tbody>
    </table>
  );
}
function Row({ card, engagement, fires }: { card: string; engagement: EngagementView; fires: boolean }) {
  const { view, say } = useTable<BlazeView>();
  return (
    <tr>
      <th scope="row">{say({ key: fires ? 'bog.ui.you-fire' : 'bog.ui.they-fire' })}</th>
      {bonusesAgainst(view, engagement, fires).map((bonus) => {
        const result = resultWith(view, card, engagement, fires, bonus);
        return (
          <td key={bonus}>
            <small>{signed(bonus)}</small>
            <span data-outcome={result}>
              <Icon glyph={SIGNS[result]} size={16} title={say({ key: `bog.ui.${result}` })} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}

const RANK: readonly Result[] = ['miss', 'hit', 'direct'];
/** The worst that can come of a Tactic, in words. */
function useWorst(): (card: string) => string {
  const { view, viewer, say } = useTable<BlazeView>();
  const { mine, theirs } = mineIn(view, nearSeat(viewer));
  const among = (card: string, engagement: EngagementView, fires: boolean) =>
    bonusesAgainst(view, engagement, fires)
      .map((bonus) => resultWith(view, card, engagement, fires, bonus))
      .sort((a, b) => (RANK.indexOf(a) - RANK.indexOf(b)) * (fires ? 1 : -1))[0] ?? 'miss';
  return (card) =>
    [
      mine === undefined ? '' : say({ key: `bog.ui.worst.${among(card, mine, true)}` }),
      theirs === undefined ? '' : say({ key: `bog.ui.back.${among(card, theirs, false)}` }),
    ]
      .filter((word) => word !== '')
      .join('; ');
}

function Asked({ battle }: { battle: BattleView }) {
  const { view, viewer, prompt, say, answer, busy, game } = useTable<BlazeView>();
  const worst = useWorst();
  if (prompt?.key !== 'bog.tactic')
    return (
      <StageQuestion className={styles.asked}>
        <h2 data-testid="question">{say({ key: `bog.ui.step.${battle.step}.text` })}</h2>
      </StageQuestion>
    );
  const best = bestTactic(view, nearSeat(viewer), prompt.options);
  const seat = view.seats[nearSeat(viewer)];
  return (
    <StageQuestion className={styles.asked}>
      <div>
        <h2 data-testid="question">{say(game.describe.prompt(view, prompt))}</h2>
        <p>{say({ key: 'bog.ui.grid-help' })}</p>
      </div>
      {[...prompt.options]
        .sort((a, b) => Number(a === best) - Number(b === best))
        .map((option) => {
          const card = option === 'draw' || option === 'none' ? '' : String(option);
          const words =
            option === 'draw'
              ? say({ key: 'bog.ui.act.tactic-draw' })
              : option === 'none'
                ? say({ key: 'bog.ui.no-tactic' })
                : say({ key: 'bog.ui.act.play', params: { card: shortNameOf(card) } });
          const below = option === 'draw' ? say({ key: 'bog.ui.draw-tactic', params: { n: seat?.tacticsCount ?? 0 } }) : worst(card);
          return (
            <Button
              key={String(option)}
              look={option === best ? 'main' : 'plain'}
              disabled={busy}
              data-answer={JSON.stringify(option)}
              onClick={() => answer(option)}
            >
              <span className={styles.act}>
                {words}
                <small>{below}</small>
              </span>
            </Button>
          );
        })}
    </StageQuestion>
  );
}
