/** The types that the page needs; the package is installed only when something is measured against it. */
declare module 'boardgame.io/react' {
  import type { ComponentType } from 'react';
  export function Client(options: { game: unknown; board: unknown; numPlayers: number; debug: boolean }): ComponentType;
}
