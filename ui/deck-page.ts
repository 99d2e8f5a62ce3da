/** What the hall gives to a game's deck builder: a place to keep decks, a table to try them at, the lab to measure them. */
import type { Json } from '@bridgehead/kernel';
import type { ComponentType } from 'react';
import type { KeptDeck } from './kept.ts';

export interface DeckKeeper {
  list(): Promise<readonly KeptDeck[]>;
  /** Keeps it under its id, or as a new one; with what it is kept as now. A sentence where that was refused. */
  save(deck: Omit<KeptDeck, 'id'> & { readonly id: string | null }): Promise<KeptDeck | { readonly problem: string }>;
  remove(id: string): Promise<void>;
  /** A link that anybody can open. */
  share(deck: KeptDeck): Promise<string>;
}
export interface Trial {
  /** What each seat brings. */
  readonly first: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
  readonly games: number;
}
export interface TrialFigures {
  readonly games: number;
  /** By seat; draws are shared. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly rounds: number;
}
export interface DeckPageProps {
  readonly keeper: DeckKeeper;
  /** The deck behind the link by which the page was opened. */
  readonly opened: (Omit<KeptDeck, 'id'> & { readonly id: string | null }) | null;
  /** Sits down with it against a bot. */
  play(text: string, options: Readonly<Record<string, Json>>): void;
  /** Matches between bots; what was counted so far again and again. */
  tryOut(trial: Trial, onProgress: (figures: TrialFigures) => void): { readonly done: Promise<TrialFigures>; stop(): void };
}
export type DeckPage = ComponentType<DeckPageProps>;
