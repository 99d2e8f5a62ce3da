/** The picture of a game's own table; its emblem where nobody has drawn one (`npm run pictures`). */
import { useTheme } from '../settings.ts';
import { Emblem } from './emblem.tsx';

/** By file, the address it is served under. */
const PICTURES = import.meta.glob<string>('../../games/*/pictures/*.webp', { query: '?url', import: 'default', eager: true });

const FIGURES = import.meta.glob<string>('../../games/*/pictures/*.svg', { query: '?url', import: 'default', eager: true });

/** A piece or a person of the game, alone: on its card in the hall, or who asks to the table. */
export function Figure({ game, of, className }: { game: string; of: 'figure' | 'host'; className: string | undefined }) {
  const address = FIGURES[`../../games/${game}/pictures/${of}.svg`];
  return address === undefined ? null : <img className={className} src={address} alt="" decoding="async" />;
}

interface PictureProps {
  readonly game: string;
  /** `tile`: small, for the hall; `table`: large. */
  readonly size: 'tile' | 'table';
  /** By night in both themes: where light words stand on it. */
  readonly dark?: boolean;
}

export function TablePicture({ game, size, dark = false }: PictureProps) {
  const light = useTheme() === 'bridge' || dark ? 'dark' : 'light';
  const address = PICTURES[`../../games/${game}/pictures/${size}-${light}.webp`];
  if (address === undefined) return <Emblem game={game} />;
  return <img className="picture" src={address} alt="" decoding="async" />;
}
