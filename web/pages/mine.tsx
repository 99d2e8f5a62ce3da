/** My matches as a desk: what waits for me first, with the time that is left; all games and all places together. */
import type { MatchCard } from '@bridgehead/match';
import { Button, buttonClass, clockText, Icon, IconButton, PlainText, SeatMark } from '@bridgehead/ui';
import { clock as clockGlyph, trash2 } from '@bridgehead/ui/icons/verbs';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api.ts';
import { titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { playerNames } from '../names.ts';
import { parcelOf, wrapped } from '../session/parcel.ts';
import type { Save } from '../session/saves.ts';
import { Shell } from '../shell.tsx';
import { Empty } from './empty.tsx';
import styles from './mine.module.css';
import { Preview } from './preview.tsx';
import { useMatches, useSaves } from './use-lists.ts';

/** Where a match lies on the desk. */
const PILES = ['turn', 'invited', 'solo', 'others', 'over'] as const;
type Pile = (typeof PILES)[number];

const isOver = ({ phase }: MatchCard) => phase === 'over' || phase === 'abandoned';
const pileOf = (match: MatchCard): Pile => (match.yourTurn ? 'turn' : match.invited ? 'invited' : isOver(match) ? 'over' : 'others');
/** Whose time is short comes first, then who waits longest; what is over, the latest first. */
const byUrgency = (a: MatchCard, b: MatchCard) =>
  isOver(a) ? b.moved - a.moved : (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY) || a.moved - b.moved;

export default function Mine() {
  const { matches, again } = useMatches('mine');
  const { saves, remove } = useSaves();
  useEffect(() => {
    document.title = `${t('mine.title')} · Bridgehead`;
  }, []);
  const online = [...(matches ?? [])].sort(byUrgency);
  const piles: Readonly<Record<Pile, readonly ReactNode[]>> = {
    turn: online.filter((match) => pileOf(match) === 'turn').map((match) => <MatchCardView key={match.id} match={match} />),
    invited: online
      .filter((match) => pileOf(match) === 'invited')
      .map((match) => <MatchCardView key={match.id} match={match} onChange={again} />),
    solo: saves.filter((save) => !save.over).map((save) => <SaveCard key={save.id} save={save} onRemove={() => remove(save.id)} />),
    others: online.filter((match) => pileOf(match) === 'others').map((match) => <MatchCardView key={match.id} match={match} />),
    over: [
      ...online.filter((match) => pileOf(match) === 'over').map((match) => <MatchCardView key={match.id} match={match} />),
      ...saves.filter((save) => save.over).map((save) => <SaveCard key={save.id} save={save} onRemove={() => remove(save.id)} />),
    ],
  };
  const empty = PILES.every((pile) => piles[pile].length === 0);
  return (
    <Shell>
      <div className={styles.head}>
        <h1>{t('mine.title')}</h1>
        <div className={styles.ways}>
          <OpenRecord />
          <Link href="/new" className={buttonClass()}>
            {t('new.title')}
          </Link>
        </div>
      </div>
      <p role="status" className={styles.waits} data-testid="waits">
        {t('mine.waits', { count: piles.turn.length })}
      </p>
      {PILES.map((pile) => (piles[pile].length === 0 ? null : <PileView key={pile} pile={pile} cards={piles[pile]} />))}
      {empty && <Empty of="mine" href="/" />}
    </Shell>
  );
}

/** A record that somebody has sent as a file. */
function OpenRecord() {
  const [, navigate] = useLocation();
  const [said, setSaid] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    const parcel = file === undefined ? null : parcelOf(await file.text());
    const link = parcel === null ? null : await wrapped(parcel, Number.POSITIVE_INFINITY);
    if (link === null) setSaid(t('replay.no-record'));
    else navigate(`/replay/link#${link}`);
  };
  return (
    <>
      {said !== null && <span role="alert">{said}</span>}
      <label className={`${buttonClass('quiet')} ${styles.file}`}>
        {t('replay.open-file')}
        <input
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          data-testid="open-record"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
    </>
  );
}

/** What is over may be much. */
const SHOWN = 12;

function PileView({ pile, cards }: { pile: Pile; cards: readonly ReactNode[] }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby={`pile-${pile}`} className={styles.pile}>
      <h2 id={`pile-${pile}`}>{t(`mine.${pile}`)}</h2>
      <ul className={styles.cards}>{all ? cards : cards.slice(0, SHOWN)}</ul>
      {cards.length > SHOWN && !all && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('home.show-all')}
        </Button>
      )}
    </section>
  );
}

function MatchCardView({ match, onChange }: { match: MatchCard; onChange?: () => void }) {
  const names = playerNames(match.seats);
  const over = isOver(match);
  const { bestOf, number } = match.series;
  return (
    <li className={styles.card} data-urgent={match.yourTurn || undefined} data-match={match.id}>
      <Preview of={match} game={match.game} />
      <div className={styles.words}>
        <h3>{titleOf(match.game)}</h3>
        <Players names={names.map((name, seat) => (match.seats[seat]?.driver === 'open' && name === '' ? t('ui.seat.open') : name))} />
        <p className={styles.state}>
          <strong>{stateOf(match, names)}</strong>
          {match.due !== null && !over && <TimeLeft due={match.due} />}
          {bestOf > 1 && <span>{t('series.goes-on', { number, bestOf })}</span>}
        </p>
        <div className={styles.ways}>
          <Link
            href={over ? `/replay/${match.id}` : `/t/${match.id}`}
            className={buttonClass(match.yourTurn || match.invited ? 'main' : 'plain')}
          >
            {t(over ? 'row.replay' : match.yourTurn ? 'mine.play' : match.invited ? 'invite.join' : 'row.open')}
          </Link>
          {match.invited && <Button onClick={() => void api.decline(match.id).then(() => onChange?.())}>{t('rematch.decline')}</Button>}
        </div>
      </div>
    </li>
  );
}

function stateOf(match: MatchCard, names: readonly string[]): string {
  if (match.invited) return t('mine.invites', { name: names.find((_, seat) => match.seats[seat]?.driver === 'person') ?? '' });
  if (match.yourTurn) return t('row.your-turn');
  const [first] = match.waiting;
  return match.phase === 'playing' && first !== undefined ? t('table.waiting-for', { name: names[first] ?? '' }) : t(`row.${match.phase}`);
}

function SaveCard({ save, onRemove }: { save: Save; onRemove: () => void }) {
  const title = titleOf(save.record.game);
  return (
    <li className={styles.card} data-save={save.id}>
      <Preview of={save} game={save.record.game} />
      <div className={styles.words}>
        <h3>{title}</h3>
        <Players names={save.names} />
        <p className={styles.state}>
          <strong>{t(save.over ? 'row.over' : 'row.solo')}</strong>
          <span>{t('row.moves', { count: save.record.entries.length })}</span>
        </p>
        <div className={styles.ways}>
          <Link href={save.over ? `/replay/solo-${save.id}` : `/solo/${save.id}`} className={buttonClass()}>
            {t(save.over ? 'row.replay' : 'row.go-on')}
          </Link>
          <IconButton glyph={trash2} label={t('row.remove', { game: title })} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}

function Players({ names }: { names: readonly string[] }) {
  return (
    <p className={styles.players}>
      {names.map((name, seat) => (
        <span key={seat}>
          <SeatMark seat={seat} size={18} />
          <PlainText text={name} most={24} />
        </span>
      ))}
    </p>
  );
}

function TimeLeft({ due }: { due: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.time}>
      <Icon glyph={clockGlyph} title={t('ui.clock.left')} /> {clockText(Math.max(0, due - now))}
    </span>
  );
}
