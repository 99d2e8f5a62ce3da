/** A table of one's own: the game's options in plain words, who sits where, how much time. */
import type { AnyGame, OptionSpec, OptionValues } from '@bridgehead/kernel';
import { readOptions, seatCounts } from '@bridgehead/kernel';
import type { Acquaintances, BotLevel, ClockChoice, CreateBody, SeatChoice } from '@bridgehead/match';
import { BOT_LEVELS } from '@bridgehead/match/terms';
import { Button, buttonClass, SeatMark } from '@bridgehead/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { api, sitDown } from '../api.ts';
import { GAMES, isGame, loadGame, titleOf } from '../games.ts';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import { Trouble } from '../trouble.tsx';
import { Emblem } from './emblem.tsx';
import { Loading } from './loading.tsx';
import styles from './new-table.module.css';

/** Somebody one has played with, by id. */
type Guest = `invite:${string}`;
type Chair = 'me' | 'open' | BotLevel | Guest;
const isGuest = (chair: Chair): chair is Guest => chair.startsWith('invite:');

const CLOCKS: Readonly<Record<string, ClockChoice>> = {
  none: { kind: 'none' },
  'live-5': { kind: 'live', base: 300, increment: 5 },
  'live-15': { kind: 'live', base: 900, increment: 10 },
  'move-120': { kind: 'move', seconds: 120 },
  'days-1': { kind: 'days', days: 1 },
  'days-3': { kind: 'days', days: 3 },
};

export default function NewTable() {
  const { game: id } = useParams<{ game?: string }>();
  const [game, setGame] = useState<AnyGame | null>(null);
  useEffect(() => {
    document.title = `${t('new.title')} · Bridgehead`;
    setGame(null);
    if (id !== undefined && isGame(id)) void loadGame(id).then(setGame);
  }, [id]);
  if (id === undefined) return <WhichGame />;
  if (!isGame(id)) return <Trouble title={t('trouble.not-found.title')} text={t('trouble.no-game')} />;
  return game === null ? <Loading /> : <TableForm key={game.id} game={game} />;
}

function WhichGame() {
  return (
    <Shell>
      <h1>{t('new.which')}</h1>
      <ul className={styles.which}>
        {GAMES.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/new/${id}`} className={buttonClass('plain', true)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Shell>
  );
}

function TableForm({ game }: { game: AnyGame }) {
  const [, navigate] = useLocation();
  const defaults = readOptions(game.options, {});
  const [options, setOptions] = useState<OptionValues>('options' in defaults ? defaults.options : {});
  const counts = seatCounts(game, options);
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    Array.from({ length: counts[0] ?? game.seats.min }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  );
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  const [series, setSeries] = useState(false);
  const people = usePeople();
  const [clock, setClock] = useState('none');
  const [onExpiry, setOnExpiry] = useState<'default' | 'bot'>('bot');
  const [listed, setListed] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const solo = !chairs.some((chair) => chair === 'open' || isGuest(chair));
  const shared = chairs.filter((chair) => chair === 'me').length > 1;
  const sit = (seat: number, chair: Chair) => setChairs((before) => before.with(seat, chair));
  const resize = (count: number) => setChairs((before) => Array.from({ length: count }, (_, i) => before[i] ?? 'open'));
  // Options may ask for another number of seats: the nearest that fits.
  const fitting = counts.toSorted((a, b) => Math.abs(a - chairs.length) - Math.abs(b - chairs.length))[0] ?? chairs.length;
  useEffect(() => {
    if (fitting !== chairs.length) resize(fitting);
  }, [fitting]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chairs.includes('me')) {
      setProblem(t('new.needs-me'));
      return;
    }
    if (solo && clock === 'none') {
      const bots = chairs.map((chair) => (chair === 'me' ? '' : chair)).join(',');
      const query = new URLSearchParams({
        guided: '0',
        seats: String(chairs.length),
        seat: chairs.flatMap((chair, seat) => (chair === 'me' ? [seat] : [])).join(','),
        bots,
        options: JSON.stringify(options),
        series: series ? '3' : '1',
      });
      for (const [seat, chair] of chairs.entries()) if (chair === 'me') query.append('name', names[seat] ?? '');
      navigate(`/play/${game.id}?${query}`);
      return;
    }
    setBusy(true);
    const me = await sitDown();
    const body: CreateBody = {
      game: game.id,
      options: { ...options },
      seats: chairs.map(seatChoice),
      clock: CLOCKS[clock] ?? { kind: 'none' },
      onExpiry,
      listed,
      spectators,
      bestOf: series ? 3 : 1,
    };
    const made = me.ok ? await api.create(body) : me;
    setBusy(false);
    if (made.ok) navigate(`/t/${made.value.id}`);
    else setProblem(made.sentence);
  };

  return (
    <Shell>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <div className={styles.emblem}>
          <Emblem game={game.id} />
        </div>
        <h1>{t('new.title-game', { game: titleOf(game.id) })}</h1>
        <fieldset>
          <legend>{t('new.seats')}</legend>
          {counts.length > 1 && (
            <Row label={t('new.count')}>
              <select value={chairs.length} onChange={(event) => resize(Number(event.currentTarget.value))}>
                {counts.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </Row>
          )}
          {chairs.map((chair, seat) => (
            <Row key={seat} label={game.seats.names?.[seat] ?? t('new.seat', { n: seat + 1 })} mark={<SeatMark seat={seat} size={24} />}>
              <select value={chair} onChange={(event) => sit(seat, event.currentTarget.value as Chair)}>
                <option value="me">{t(chairs.slice(0, seat).includes('me') ? 'new.seat.also' : 'new.seat.me')}</option>
                <option value="open">{t('new.seat.open')}</option>
                {people.map(({ id, name }) => (
                  <option key={id} value={`invite:${id}`}>
                    {t('new.seat.invite', { name })}
                  </option>
                ))}
                {BOT_LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {t('new.seat.bot', { level: t(`level.${level}`), note: t(`level.${level}.note`) })}
                  </option>
                ))}
              </select>
              {chair === 'me' && chairs.slice(0, seat).includes('me') && (
                <input
                  value={names[seat] ?? ''}
                  maxLength={32}
                  placeholder={t('new.seat.name')}
                  aria-label={t('new.seat.name')}
                  onChange={(event) => setNames({ ...names, [seat]: event.currentTarget.value })}
                />
              )}
            </Row>
          ))}
          <Row label={t('rematch.best')}>
            <input type="checkbox" checked={series} onChange={(event) => setSeries(event.currentTarget.checked)} />
          </Row>
          {shared && <p className={styles.note}>{t('new.shared-note')}</p>}
        </fieldset>
        {Object.keys(game.options).length > 0 && (
          <fieldset>
            <legend>{t('new.options')}</legend>
            {Object.entries(game.options).map(([name, spec]) => (
              <OptionRow key={name} spec={spec} value={options[name]} onChange={(value) => setOptions({ ...options, [name]: value })} />
            ))}
          </fieldset>
        )}
        {!solo && (
          <>
            <fieldset>
              <legend>{t('new.time')}</legend>
              <Row label={t('new.clock')}>
                <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
                  {Object.keys(CLOCKS).map((name) => (
                    <option key={name} value={name}>
                      {t(`new.clock.${name}`)}
                    </option>
                  ))}
                </select>
              </Row>
              {clock !== 'none' && (
                <Row label={t('new.expiry')}>
                  <select value={onExpiry} onChange={(event) => setOnExpiry(event.currentTarget.value as 'bot')}>
                    <option value="bot">{t('new.expiry.bot')}</option>
                    <option value="default">{t('new.expiry.default')}</option>
                  </select>
                </Row>
              )}
            </fieldset>
            <fieldset>
              <legend>{t('new.who')}</legend>
              <Row label={t('new.listed')}>
                <input type="checkbox" checked={listed} onChange={(event) => setListed(event.currentTarget.checked)} />
              </Row>
              <Row label={t('new.spectators')}>
                <input type="checkbox" checked={spectators} onChange={(event) => setSpectators(event.currentTarget.checked)} />
              </Row>
            </fieldset>
          </>
        )}
        {solo && <p className={styles.note}>{t(shared ? 'new.local-note' : 'new.solo-note')}</p>}
        {problem !== null && <p role="alert">{problem}</p>}
        <Button look="main" big type="submit" disabled={busy}>
          {t(solo ? 'new.create-solo' : 'new.create')}
        </Button>
      </form>
    </Shell>
  );
}

const seatChoice = (chair: Chair): SeatChoice =>
  chair === 'me' || chair === 'open' ? chair : isGuest(chair) ? { invite: chair.slice('invite:'.length) } : { bot: chair };

/** Whom this person has played with; nobody, for whoever has not sat down yet. */
function usePeople(): Acquaintances['people'] {
  const [people, setPeople] = useState<Acquaintances['people']>([]);
  useEffect(() => {
    void api.me().then(async (me) => {
      const met = me.ok && me.value.person !== null ? await api.people() : null;
      if (met?.ok) setPeople(met.value.people);
    });
  }, []);
  return people;
}

function Row({ label, mark, note, children }: { label: string; mark?: ReactNode; note?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it wraps
    <label className={styles.row}>
      <span>
        {mark} {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      {children}
    </label>
  );
}

interface OptionProps {
  readonly spec: OptionSpec;
  readonly value: OptionValues[string] | undefined;
  readonly onChange: (value: OptionValues[string]) => void;
}

const plainWords = (value: string): string => value.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

function OptionRow({ spec, value, onChange }: OptionProps) {
  return (
    <Row label={spec.title} note={spec.note}>
      {spec.kind === 'choice' && (
        <select value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
          {spec.values.map((one) => (
            <option key={one} value={one}>
              {plainWords(one)}
            </option>
          ))}
        </select>
      )}
      {spec.kind === 'number' && (
        <input
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
      {spec.kind === 'flag' && (
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
      )}
    </Row>
  );
}
