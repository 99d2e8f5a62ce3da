/** The face-off (BRC-57 to BRC-61): two sides, and between them the table of chances that is the switch. */
import { Icon, useTable } from '@bridgehead/ui';
import { check, lock } from '@bridgehead/ui/icons/verbs';
import { ATTITUDES, type Attitude } from '../cards.ts';
import { nth } from '../lists.ts';
import { chancesInFaceOff, mayRollOnce, percent, stanceIn } from '../table-help.ts';
import type { CrewView, SideView } from '../view.ts';
import styles from './challenge.module.css';
import { attitudeIn, isOnce, isTrained, taleOf } from './facts.ts';
import { ATTITUDE_SIGNS, ORDER_SIGNS } from './order-signs.ts';
import { AttitudeCard, SideOf } from './sides.tsx';
import { TRAINED_SIGN } from './signs.ts';
import { ThemePill } from './view-screen.tsx';

/** While attitudes are chosen. */
export function FaceOff() {
  const { sides } = useTable<CrewView>().view;
  if (sides === null) return null;
  const [crew, alien] = sides;
  return (
    <section className={styles.challenge} data-ref="challenge">
      <Head />
      <div className={styles.sides}>
        <SideOf side="crew" seat={crew.seat} die={crew.die} card={<Given side={crew} helps />} />
        <Crossing />
        <SideOf side="alien" seat={alien.seat} die={alien.die} card={<Given side={alien} />} />
      </div>
      <Stakes />
    </section>
  );
}

function Head() {
  const { view, say, viewer } = useTable<CrewView>();
  const tale = taleOf(view);
  return (
    <header className={styles.head}>
      <Icon glyph={ORDER_SIGNS[view.approach === 'belay' ? view.method : (view.order ?? 'hail')]} size={26} />
      <h2>{say({ key: `brc.order.${view.approach === 'belay' ? view.method : view.order}` })}</h2>
      <p>
        <b>the {tale?.alien}</b> <span>{tale?.where}</span>
      </p>
      <span className={styles.pills}>
        {view.themes.map((theme) => (
          <ThemePill key={theme} theme={theme} viewer={viewer} />
        ))}
      </span>
    </header>
  );
}

/** Before the cards turn: what helps the Crew, and whether the other side has chosen; equal for everybody. */
function Given({ side, helps = false }: { side: SideView; helps?: boolean }) {
  const { view, say, viewer } = useTable<CrewView>();
  const officer = nth(view.officers, side.seat);
  const isBelaying = view.approach === 'belay';
  const stance = isBelaying ? null : stanceIn(view, officer.personality);
  if (side.attitude !== null && side.attitude !== 'locked') return <AttitudeCard attitude={side.attitude} />;
  if (side.attitude === 'locked' || viewer !== side.seat)
    return (
      <div className={styles.card} data-hidden="">
        <Icon glyph={lock} size={20} />
        <span>
          <strong>
            {say({ key: side.attitude === 'locked' ? 'brc.ui.given' : side.isWriting ? 'brc.ui.speaking' : 'brc.ui.thinking' })}
          </strong>
          <small>{say({ key: 'brc.ui.given.text' })}</small>
        </span>
      </div>
    );
  if (!helps) return null;
  return (
    <ul className={styles.helps}>
      {isTrained(view, officer) && !isBelaying && (
        <li>
          <Icon glyph={TRAINED_SIGN} size={15} /> {say({ key: 'brc.ui.help.trained' })}
        </li>
      )}
      {(stance === 'keen' || stance === 'counter') && (
        <li data-stance={stance}>
          {stance === 'keen' ? '▲' : '▼'} {say({ key: `brc.ui.help.${stance}` })}
        </li>
      )}
    </ul>
  );
}

/** Three rows to choose from, three columns the other may have chosen, nine exact figures. */
function Crossing() {
  const table = useTable<CrewView>();
  const { view, say, prompt, aim, takeAim, viewer, answer } = table;
  const once = isOnce(aim);
  const chances = chancesInFaceOff(view, once || undefined);
  const isAlien = viewer === view.alien;
  const asked = prompt?.key === 'brc.face-off';
  const own = view.sides?.find(({ seat }) => seat === viewer)?.attitude ?? null;
  const chosen = own !== null && own !== 'locked' ? own : asked ? attitudeIn(aim) : null;
  const of = (mine: Attitude, foe: Attitude): number => (chances === null ? 0 : isAlien ? 1 - chances[foe][mine] : chances[mine][foe]);
  const pick = (attitude: Attitude) => {
    if (!asked) return;
    const stand = once ? ['once', attitude] : attitude;
    if (chosen === attitude && table.careful) answer(stand);
    else takeAim(stand);
  };
  return (
    <div className={styles.crossing}>
      <table>
        <thead>
          <tr>
            <td>
              <span>{say({ key: isAlien || asked ? 'brc.ui.you-down' : 'brc.ui.crew-down' })}</span>
              <span>{say({ key: isAlien ? 'brc.ui.crew-across' : 'brc.ui.alien-across' })}</span>
            </td>
            {ATTITUDES.map((foe) => (
              <th key={foe} scope="col">
                <Icon glyph={ATTITUDE_SIGNS[foe]} size={18} />
                {say({ key: `brc.attitude.${foe}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ATTITUDES.map((mine) => (
            <tr key={mine} data-chosen={chosen === mine || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.attitude}
                  disabled={!asked || table.busy}
                  aria-pressed={chosen === mine}
                  data-attitude={mine}
                  onClick={() => pick(mine)}
                >
                  <Icon glyph={ATTITUDE_SIGNS[mine]} size={24} />
                  <span>
                    <strong>{say({ key: `brc.attitude.${mine}` })}</strong>
                    <small>{say({ key: `brc.ui.attitude.${mine}` })}</small>
                  </span>
                  {chosen === mine && <Icon glyph={check} size={16} />}
                </button>
              </th>
              {ATTITUDES.map((foe) => (
                <td key={foe}>
                  <b>{percent(of(mine, foe))}</b>
                  <i>
                    <i style={{ width: `${of(mine, foe) * 100}%` }} />
                  </i>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>
        {mayRollOnce(table) && chosen !== null && (
          <label className={styles.once}>
            <input type="checkbox" checked={once} onChange={() => takeAim(once ? chosen : ['once', chosen])} data-testid="once" />{' '}
            {say({ key: 'brc.ui.once' })}
          </label>
        )}
        <span>{say({ key: isAlien || asked ? 'brc.ui.nine.own' : 'brc.ui.nine' })}</span>
      </p>
    </div>
  );
}

/** What a win and a loss would mean. */
function Stakes() {
  const { view, say, viewer, aim } = useTable<CrewView>();
  const own = view.sides?.find(({ seat }) => seat === viewer);
  const attitude = (own?.attitude !== 'locked' ? own?.attitude : null) ?? attitudeIn(aim);
  return (
    <footer className={styles.stakes}>
      {attitude !== null && (
        <p>
          <b>{say({ key: 'brc.ui.win-as', params: { attitude: `@brc.attitude.${attitude}` } })}</b>{' '}
          {say({ key: `brc.ui.stake.${attitude}` })}
        </p>
      )}
      <p>
        {say({
          key: 'brc.ui.stake.cards',
          params: { crew: `@seat.${view.crew}`, captain: `@seat.${view.captain}`, alien: `@seat.${view.alien}` },
        })}
      </p>
    </footer>
  );
}
