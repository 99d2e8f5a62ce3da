/** A hint belongs to one question; the next one starts without. */
import { useState } from 'react';
import { lazily } from '../lazily.ts';
import type { Hint, Session } from '../session/session.ts';

const loadHintPanel = () => import('./hint-panel.tsx');
export const HintPanel = lazily(loadHintPanel);

export interface HintState {
  readonly given: Hint | null;
  readonly thinking: boolean;
  readonly ask: () => void;
  readonly close: () => void;
}

const NO_HINT = { given: null, version: -1, thinking: false };

export function useHint(session: Session): HintState {
  const [state, setState] = useState<{ given: Hint | null; version: number; thinking: boolean }>(NO_HINT);
  const { version } = session.store.getState();
  return {
    given: state.version === version ? state.given : null,
    thinking: state.thinking,
    ask() {
      if (session.hint === null || state.thinking) return;
      setState({ given: null, version, thinking: true });
      void loadHintPanel().catch(() => undefined);
      void session
        .hint()
        .catch(() => null)
        .then((given) => setState({ given, version: session.store.getState().version === version ? version : -1, thinking: false }));
    },
    close: () => setState(NO_HINT),
  };
}
