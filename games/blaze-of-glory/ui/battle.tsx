/**
 * A ship battle: fleets, tactics chosen in secret and turned together, both accounts with every term, markers on the hull. While
 * it is under way it is drawn from the view; when the shots have fallen, from what was told.
 */
import { Button, Icon, SeatMark, useTable, useTap, Zone } from '@bridgehead/ui';
import { designNumber, face } from '../cards/index.ts';
import { cardName, thingName } from '../table-help.ts';
import type { BattleView, BlazeView, EngagementView, TermView, VesselView } from '../view.ts';
import styles from './battle.module.css';
import { fullText, shortName, shortNameOf, signed, symbolWords, toneOf } from './faces.ts';
import { DOWN, emblemOf, HIT, SHIELDS, WEAPONS } from './glyphs.ts';
import type { EventOf, Moment } from './moments.ts';
import { faceOfCard, nearSeat, vesselById } from './position.ts';
import { BONUSES, resultOf } from './tactics.ts';
import { Vessel } from './vessel.tsx';

/** One account, from the view or from what was told. */
interface Account {
  readonly key: string;
  readonly seat: number;
  readonly side: number;
  readonly target: number;
  readonly card: string;
  readonly attack: number;
  readonly defense: number;
  readonly attackTerms: readonly TermView[];
  readonly defenseTerms: readonly TermView[];
  readonly result: 'miss' | 'hit' | 'direct' | null;
}
const STEPS = ['announce', 'start', 'tactics', 'fire', 'damage'] as const;

export function Battle({ moment, onClose }: { moment: Moment | null; onClose: () => void }) {
  const { view, say } = useTable<BlazeView>();
  const { battle } = view;
  const told = battle === null ? moment : null;
  const step = battle === null ? 'damage' : battle.step;
  const place = battle === null ? placeOf(view, moment) : battle.location;
  return (
    <Zone name="battle" label={say({ key: 'bog.ui.battle' })} className={styles.battle}>
      <header className={styles.head}>
        <strong>{say({ key: 'bog.ui.battle-at', params: { place: cardName(view.locations[place]?.card ?? '') } })}</strong>
        <ol className={styles.steps}>
          {STEPS.map((one) => (
            <li
              key={one}
              aria-current={one === step ? 'step' : undefined}
              data-past={STEPS.indexOf(one) < STEPS.indexOf(step as never) || undefined}
            >
              {say({ key: `bog.ui.step.${one}` })}
            </li>
          ))}
        </ol>
        {told !== null && (
          <Button look="main" onClick={onClose} data-testid="to-line">
            {say({ key: 'bog.ui.to-line' })}
          </Button>
        )}
      </header>
      <div className={styles.body} data-scrolls="">
        {battle !== null ? <UnderWay battle={battle} /> : told !== null && <Told moment={told} />}
      </div>
    </Zone>
  );
}
function placeOf(view: BlazeView, moment: Moment | null): number {
  const attacked = moment?.events.find((event): event is EventOf<'attacked'> => event.type === 'attacked');
  const at = attacked === undefined ? null : vesselById(view, attacked.thing)?.at;
  if (at != null && at <= -10) return (-10 - at) >> 1;
  const other = moment?.events.find((event): event is EventOf<'fired'> => event.type === 'fired');
  const firing = other?.firing.map((id) => vesselById(view, id)).find((one) => one != null);
  return firing === undefined || firing === null ? -1 : (-10 - firing.at) >> 1;
}

// —— under way ——

function UnderWay({ battle }: { battle: BattleView }) {
  const { view, viewer } = useTable<BlazeView>();
  const near = nearSeat(viewer);
  const involved = [...new Set(battle.engagements.flatMap(({ firing, target }) => [...firing, target]))];
  const here = view.vessels.filter(({ id, at, cloaked }) => involved.includes(id) || (at === -10 - 2 * battle.location && !cloaked));
  const accounts = battle.engagements.map(
    (one, i): Account => ({
      key: `${one.side}.${i}`,
      seat: vesselById(view, one.firing[0] ?? -1)?.controller ?? -1,
      side: one.side,
      target: one.target,
      card: vesselById(view, one.target)?.card ?? '',
      attack: one.attack,
      defense: one.defense,
      attackTerms: one.attackTerms,
      defenseTerms: one.defenseTerms,
      result: null,
    }),
  );
  return (
    <>
      <div className={styles.top}>
        <Fleet vessels={here.filter(({ controller }) => controller === near)} shots={battle.engagements} />
        <Choosing battle={battle} />
        <Fleet vessels={here.filter(({ controller }) => controller !== near)} shots={battle.engagements} />
      </div>
      <div className={styles.accounts}>
        {accounts.map((account) => (
          <AccountView key={account.key} account={account} />
        ))}
      </div>
    </>
  );
}

interface FleetProps {
  readonly vessels: readonly VesselView[];
  readonly shots: readonly { readonly firing: readonly number[]; readonly target: number }[];
  readonly most?: number;
  readonly lost?: readonly EventOf<'destroyed'>[];
}
function Fleet({ vessels, shots, most = 4, lost = [] }: FleetProps) {
  const { say } = useTable();
  const fires = (id: number) => shots.some(({ firing }) => firing.includes(id));
  const isTarget = (id: number) => shots.some(({ target }) => target === id);
  const shown = vessels.slice(0, most);
  return (
    <ul className={styles.fleet}>
      {shown.map((vessel) => (
        <li key={vessel.id}>
          <Vessel vessel={vessel} form="plate" />
          <span className={styles.tags}>
            {fires(vessel.id) && <span>{say({ key: 'bog.ui.fires' })}</span>}
            {isTarget(vessel.id) && <span data-target="">{say({ key: 'bog.ui.target' })}</span>}
          </span>
        </li>
      ))}
      {lost.map(({ thing, card }) => (
        <li key={`lost ${thing}`} className={styles.lost}>
          <strong>{shortNameOf(card)}</strong>
          <span>{say({ key: 'bog.ui.destroyed' })}</span>
        </li>
      ))}
      {vessels.length > shown.length && <li className={styles.more}>+{vessels.length - shown.length}</li>}
    </ul>
  );
}

/** My drawn tactics face up for me alone; of the other side only whether it is done (BOG-R6). */
function Choosing({ battle }: { battle: BattleView }) {
  const { viewer, prompt, say, nameOf } = useTable<BlazeView>();
  const near = nearSeat(viewer);
  const choosing = prompt?.key === 'bog.tactic';
  const mine = battle.current[near] ?? '';
  const cards = choosing ? [...new Set(battle.drawn)] : mine === '' ? [] : [mine];
  return (
    <div className={styles.tactics}>
      {choosing && cards.length === 0 && <DrawPile />}
      {cards.map((card) => (
        <Tactic key={card} card={card} />
      ))}
      {choosing && cards.length > 0 && prompt.options.includes('draw') && <DrawPile />}
      {battle.step === 'tactics' && (
        <span className={styles.secret}>
          <SeatMark seat={1 - near} size={20} />
          <span className={styles.facedown} aria-hidden="true" />
          <span>{say({ key: battle.done[1 - near] ? 'bog.ui.is-done' : 'bog.ui.chooses', params: { name: nameOf(1 - near) } })}</span>
        </span>
      )}
      {battle.step !== 'tactics' && <p className={styles.quiet}>{say({ key: `bog.ui.step.${battle.step}.text` })}</p>}
      {choosing && battle.drawn.length > 0 && <Outcomes battle={battle} />}
    </div>
  );
}
function DrawPile() {
  const { view, viewer, say, prompt } = useTable<BlazeView>();
  const carryOut = useTap();
  const seat = view.seats[nearSeat(viewer)];
  if (!prompt?.options.includes('draw')) return null;
  return (
    <button type="button" className={styles.draw} data-stop="" tabIndex={-1} onClick={() => carryOut({ do: 'answer', answer: 'draw' })}>
      <span className={styles.facedown} aria-hidden="true" />
      {say({ key: 'bog.ui.draw-tactic', params: { n: seat?.tacticsCount ?? 0 } })}
    </button>
  );
}
function Tactic({ card, lit }: { card: string; lit?: 'hit' | 'direct' | null }) {
  const { prompt, say } = useTable<BlazeView>();
  const carryOut = useTap();
  const d = designNumber(card);
  if (d < 0) return null;
  const { row } = face(d);
  const playable = prompt?.key === 'bog.tactic' && prompt.options.includes(card);
  return (
    <button
      type="button"
      className={styles.tactic}
      data-tone="tactic"
      data-stop=""
      tabIndex={-1}
      data-lit={playable ? 'pick' : undefined}
      data-ref={`card:${card}`}
      data-answer={playable ? JSON.stringify(card) : undefined}
      title={fullText(d)}
      onClick={() => carryOut(playable ? { do: 'answer', answer: card } : { do: 'inspect', ref: `card:${card}` })}
    >
      <strong>{shortName(face(d).name)}</strong>
      <span className={styles.bonus}>
        <span>
          <Icon glyph={WEAPONS} size={14} title="ATTACK" /> {signed(row.att ?? 0)}
        </span>
        <span>
          <Icon glyph={SHIELDS} size={14} title="DEFENSE" /> {signed(row.def ?? 0)}
        </span>
        <span className={styles.emblem}>
          <Icon glyph={emblemOf(d)} size={26} />
        </span>
      </span>
      <span className={styles.symbols}>
        <Symbols word={say({ key: 'bog.ui.hit' })} symbols={row.hit ?? ''} on={lit === 'hit'} />
        <Symbols word={say({ key: 'bog.ui.direct' })} symbols={row.direct ?? ''} on={lit === 'direct'} />
      </span>
    </button>
  );
}
function Symbols({ word, symbols, on }: { word: string; symbols: string; on: boolean }) {
  return (
    <span data-on={on || undefined}>
      {word}{' '}
      {[...symbols].map((one, i) => (
        <Icon key={`${i}`} glyph={one === 'D' ? DOWN : HIT} size={12} />
      ))}
      <span className="visually-hidden">{symbolWords(symbols)}</span>
    </span>
  );
}

/** Before the choice, the outcome: my options in rows, the other's possible bonus in columns. Public facts and my own cards only. */
function Outcomes({ battle }: { battle: BattleView }) {
  const { view, viewer, say } = useTable<BlazeView>();
  const mine = battle.engagements.find(({ firing }) => vesselById(view, firing[0] ?? -1)?.controller === viewer);
  if (mine === undefined) return null;
  const bare = (one: EngagementView) => ({ attack: one.attack, defense: one.defense });
  const { attack, defense } = bare(mine);
  const options = ['', ...new Set(battle.drawn)];
  return (
    <table className={styles.outcomes} data-spare="">
      <caption>{say({ key: 'bog.ui.outcomes' })}</caption>
      <thead>
        <tr>
          <td />
          {BONUSES.map((bonus) => (
            <th key={bonus}>{signed(bonus)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map((card) => {
          const total = attack + (card === '' ? 0 : (faceOfCard(card)?.row.att ?? 0));
          return (
            <tr key={card}>
              <th scope="row">{card === '' ? say({ key: 'bog.ui.no-tactic' }) : shortNameOf(card)}</th>
              {BONUSES.map((bonus) => {
                const against = Math.max(0, defense + bonus);
                const result = resultOf(total, against);
                return (
                  <td key={bonus} data-result={result}>
                    {say({ key: `bog.ui.short.${result}` })}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

// —— the account ——

function AccountView({ account }: { account: Account }) {
  const { view, say, nameOf, viewer } = useTable<BlazeView>();
  const { seat, side, attack, defense, result, target, card } = account;
  const name = card === '' ? thingName(view, target) : cardName(card);
  const who = seat < 0 ? 'Borg Ship' : seat === viewer ? say({ key: 'bog.ui.you' }) : nameOf(seat);
  const scale = Math.max(28, attack, 2 * defense) * 1.04;
  const share = (n: number) => `${(Math.min(n, scale) / scale) * 100}%`;
  return (
    <section className={styles.account} data-result={result ?? undefined}>
      <header>
        {seat >= 0 && <SeatMark seat={seat} size={18} />}
        <strong>{say({ key: side === 0 ? 'bog.ui.fire-at' : 'bog.ui.return-at', params: { name: who, card: shortName(name) } })}</strong>
        {result !== null && <b className={styles.stamp}>{say({ key: `bog.ui.${result}` })}</b>}
      </header>
      <div className={styles.columns} data-scrolls="">
        <Terms title="ATTACK" total={attack} terms={account.attackTerms} />
        <Terms title="DEFENSE" total={defense} terms={account.defenseTerms} />
      </div>
      <div className={styles.gauge} aria-hidden="true">
        <span className={styles.fill} style={{ width: share(attack) }} data-seat={seat} />
        <i style={{ left: share(defense) }} />
        <i style={{ left: share(2 * defense) }} data-twice="" />
      </div>
      <p className={styles.notches} data-spare="">
        {say({ key: 'bog.ui.notches', params: { defense, twice: 2 * defense } })}
      </p>
    </section>
  );
}
function Terms({ title, total, terms }: { title: string; total: number; terms: readonly TermView[] }) {
  return (
    <div className={styles.terms}>
      <p className={styles.total}>
        <span>{title}</span> <b>{total}</b>
      </p>
      <ul>
        {terms.map(({ card, n }, i) => (
          <li key={`${i}.${card}`}>
            <span>{card === '' ? '–' : shortNameOf(card)}</span> <b>{i === 0 ? n : signed(n)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

// —— told: the shots have fallen ——

function Told({ moment }: { moment: Moment }) {
  const { view, viewer } = useTable<BlazeView>();
  const { events } = moment;
  const near = nearSeat(viewer);
  const of = <T extends Moment['events'][number]['type']>(type: T) => events.filter((event): event is EventOf<T> => event.type === type);
  const shown = of('tacticsShown').at(-1);
  const fired = of('fired');
  const accounts = fired.map((one, i): Account => ({ ...one, key: `${i}`, target: one.thing, card: one.target }));
  const wasHit = (seat: number) => fired.find((one) => one.seat === seat)?.result ?? null;
  const shots = fired.map(({ firing, thing }) => ({ firing, target: thing }));
  const involved = view.vessels.filter(({ id }) => shots.some(({ firing, target }) => target === id || firing.includes(id)));
  // What is gone has no place on the line any more, but it was here.
  const lost = (seat: number) => of('destroyed').filter((one) => one.seat === seat && vesselById(view, one.thing) === null);
  const lit = (seat: number) => (wasHit(seat) === 'hit' ? 'hit' : wasHit(seat) === 'direct' ? 'direct' : null);
  return (
    <>
      <div className={styles.top} data-told="">
        <Fleet vessels={involved.filter(({ controller }) => controller === near)} shots={shots} most={2} lost={lost(near)} />
        <div className={styles.tactics}>
          {[near, 1 - near].map((seat) => (
            <ShownTactic key={seat} seat={seat} card={shown?.cards[seat] ?? ''} put={shown?.put[seat] ?? []} lit={lit(seat)} />
          ))}
        </div>
        <Fleet vessels={involved.filter(({ controller }) => controller !== near)} shots={shots} most={2} lost={lost(1 - near)} />
      </div>
      <div className={styles.accounts}>
        {accounts.map((account) => (
          <AccountView key={account.key} account={account} />
        ))}
      </div>
      <div className={styles.damages}>
        {[...new Set(fired.map(({ thing }) => thing))].map((thing) => (
          <Damage key={thing} moment={moment} thing={thing} vessel={vesselById(view, thing)} />
        ))}
      </div>
    </>
  );
}
function ShownTactic({ seat, card, put, lit }: { seat: number; card: string; put: readonly string[]; lit: 'hit' | 'direct' | null }) {
  const { say } = useTable();
  return (
    <div className={styles.shown}>
      <span className={styles.quiet}>
        <SeatMark seat={seat} size={18} />{' '}
        {card === ''
          ? say({ key: 'bog.ui.no-tactic' })
          : put.length > 0
            ? say({ key: 'bog.ui.put-back', params: { cards: put.map(cardName).join(', ') } })
            : ''}
      </span>
      {card !== '' && <Tactic card={card} lit={lit} />}
    </div>
  );
}

/** Markers in the order in which they fell, what they did, then the HULL. */
function Damage({ moment, thing, vessel }: { moment: Moment; thing: number; vessel: VesselView | null }) {
  const { say } = useTable<BlazeView>();
  const { events } = moment;
  const fired = events.find((event): event is EventOf<'fired'> => event.type === 'fired' && event.thing === thing);
  const marks = events.filter((event): event is EventOf<'marked'> => event.type === 'marked' && event.thing === thing);
  const turned = events.some((event) => event.type === 'rotated' && event.thing === thing);
  const destroyed = events.some((event) => event.type === 'destroyed' && event.thing === thing);
  const from = events.findIndex(
    (event) => 'thing' in event && event.thing === thing && (event.type === 'marked' || event.type === 'rotated'),
  );
  const next = events.findIndex((event, i) => i > from && event.type === 'hull' && event.thing === thing);
  const killed =
    from < 0 ? [] : events.slice(from, next < 0 ? undefined : next).filter((event): event is EventOf<'killed'> => event.type === 'killed');
  const hull = events.findLast((event): event is EventOf<'hull'> => event.type === 'hull' && event.thing === thing);
  if (marks.length === 0 && !turned && !destroyed) return null;
  const left = hull?.hull ?? vessel?.hull ?? 0;
  return (
    <section className={styles.damage} data-destroyed={destroyed || undefined}>
      <strong>{say({ key: 'bog.ui.damage-to', params: { card: cardName(fired?.target ?? '') } })}</strong>
      <ul className={styles.markers}>
        {marks.map(({ card }, i) => (
          <li key={`${i}.${card}`} style={{ animationDelay: `calc(var(--move) * ${i + 1})` }} data-tone={toneOf(designNumber(card))}>
            <Icon glyph={emblemOf(designNumber(card))} size={16} />
            <span>{shortNameOf(card)}</span>
            <b>{signed(-(faceOfCard(card)?.row.hull ?? 0))}</b>
          </li>
        ))}
        {turned && <li>{say({ key: 'bog.ui.rotated' })}</li>}
        {killed.map(({ card }, i) => (
          <li key={`${i}.${card}`} data-killed="">
            {say({ key: 'bog.ui.dies', params: { card: shortNameOf(card) } })}
          </li>
        ))}
      </ul>
      <p className={styles.hull}>
        HULL <b>{Math.max(0, left)}</b> {destroyed && <em>{say({ key: 'bog.ui.destroyed' })}</em>}
      </p>
    </section>
  );
}
