/** What a match leaves behind that is worth keeping: the game's own page of it, to read, print, share and take away. */
import '../reading-type.ts';
import type { Keepsake, Kept } from '@bridgehead/ui';
import { Button, buttonClass } from '@bridgehead/ui';
import { arrowLeft, download, printer, share2 } from '@bridgehead/ui/icons/verbs';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { shelfOf } from '../games.ts';
import { t } from '../i18n.ts';
import { useLater } from '../later.ts';
import { openSource } from '../session/source.ts';
import { Trouble } from '../trouble.tsx';
import styles from './keepsake.module.css';
import { Loading } from './loading.tsx';

interface Found {
  readonly keepsake: Keepsake;
  readonly label: string;
  readonly kept: Omit<Kept, 'chosen'>;
}

async function find(id: string): Promise<Found | null> {
  const source = await openSource(id);
  const made = source === null ? undefined : shelfOf(source.game.id)?.keepsake;
  if (source === null || made === undefined) return null;
  const [keepsake, film] = await Promise.all([made.load(), source.film('spectator')]);
  const view = film?.views.at(-1);
  if (film === null || view === undefined) return null;
  return { keepsake, label: made.title, kept: { view, events: film.events.flat(), marks: source.marks, result: film.result } };
}

export default function KeepsakePage() {
  const { id = '' } = useParams<{ id: string }>();
  useLater();
  const [found, setFound] = useState<Found | null | 'none'>(null);
  useEffect(() => {
    void find(id)
      .catch(() => null)
      .then((one) => setFound(one ?? 'none'));
  }, [id]);
  if (found === 'none') return <Trouble title={t('trouble.no-match.title')} text={t('keepsake.none')} />;
  return found === null ? <Loading /> : <Shown id={id} found={found} />;
}

function Shown({ id, found: { keepsake, label, kept: whole } }: { id: string; found: Found }) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    keepsake.choices.flatMap(({ id: one, isOn }) => (isOn === true ? [one] : [])),
  );
  const [said, setSaid] = useState('');
  const kept = useMemo(() => ({ ...whole, chosen }), [whole, chosen]);
  const title = keepsake.titleOf(kept);
  useEffect(() => {
    document.title = `${title} · Bridgehead`;
  }, [title]);
  const isHere = id.startsWith('solo-');
  const share = () => {
    const link = `${location.origin}${location.pathname}`;
    void (navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setSaid(t('invite.copied')),
      () => setSaid(link),
    );
  };
  return (
    <div className={styles.keepsake}>
      <header className={styles.bar}>
        <Link href={`/replay/${id}`} className={buttonClass('quiet')} aria-label={t('keepsake.back')}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={arrowLeft.d} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </Link>
        <strong>{label}</strong>
        <h1 className="visually-hidden">{title}</h1>
        <span className={styles.choices}>
          {keepsake.choices.map((choice) => (
            <button
              key={choice.id}
              type="button"
              aria-pressed={chosen.includes(choice.id)}
              onClick={() =>
                setChosen((before) => (before.includes(choice.id) ? before.filter((one) => one !== choice.id) : [...before, choice.id]))
              }
            >
              {choice.label}
            </button>
          ))}
        </span>
        <span className={styles.tools}>
          {!isHere && (
            <Button look="main" glyph={share2} onClick={share} data-testid="share">
              {t('keepsake.share')}
            </Button>
          )}
          <Button glyph={printer} onClick={() => print()}>
            {t('keepsake.print')}
          </Button>
          {keepsake.files.map(({ label: name, ending, type, glyph = download, make }) => (
            <Button
              key={ending}
              glyph={glyph}
              onClick={() => void Promise.resolve(make(kept)).then((made) => save(made, type, `${fileName(title)}.${ending}`))}
              data-testid={`save-${ending}`}
            >
              {name}
            </Button>
          ))}
        </span>
        {said !== '' && (
          <p role="status" className={styles.said} data-testid="said">
            {said}
          </p>
        )}
      </header>
      <main data-testid="keepsake">
        <keepsake.Page kept={kept} />
      </main>
    </div>
  );
}

/** Letters and digits of any script; nothing that a file system could stumble over. */
const fileName = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'bridgehead';

function save(made: string | Blob, type: string, name: string): void {
  const url = URL.createObjectURL(typeof made === 'string' ? new Blob([made], { type: `${type};charset=utf-8` }) : made);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
