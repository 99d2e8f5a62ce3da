/** The deck under work: what was changed, what was kept, and the way back. */
import type { DeckPageProps, KeptDeck } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { STARTERS } from '../decks/starters.ts';
import { cleanName, copyOf, type Draft, draftFrom, emptyDraft, isEmpty, nameOf, type Trouble, textOf, troublesOf } from './draft.ts';
import { word } from './wording.ts';

const MOST_UNDO = 200;

export interface Desk {
  readonly draft: Draft;
  readonly troubles: readonly Trouble[];
  readonly kept: readonly KeptDeck[];
  /** What is said about the last thing that was done. */
  readonly note: string;
  readonly undo: (() => void) | null;
  /** A change that can be undone. */
  edit(next: Draft): void;
  rename(name: string): void;
  save(): Promise<void>;
  saved(deck: { readonly id: string }): void;
  read(text: string, id: string | null, name?: string): void;
  copyStarter(which: number): void;
}

function firstDraft(opened: DeckPageProps['opened']): Draft {
  if (opened === null) return emptyDraft('skirmish');
  const { draft } = draftFrom(opened.text, opened.id, 'standard');
  return opened.name === '' ? draft : { ...draft, name: cleanName(opened.name) };
}

export function useDesk({ keeper, opened }: Pick<DeckPageProps, 'keeper' | 'opened'>): Desk {
  const [draft, setDraft] = useState<Draft>(() => firstDraft(opened));
  const [past, setPast] = useState<readonly Draft[]>([]);
  const [kept, setKept] = useState<readonly KeptDeck[]>([]);
  const [note, setNote] = useState('');
  const refresh = () => keeper.list().then(setKept);
  useEffect(() => void refresh(), []);
  const edit = (next: Draft) => {
    setPast((before) => [...before.slice(-MOST_UNDO), draft]);
    setDraft(next);
    setNote('');
  };
  const last = past.at(-1);
  return {
    draft,
    troubles: troublesOf(draft),
    kept,
    note,
    edit,
    undo:
      last === undefined
        ? null
        : () => {
            setDraft(last);
            setPast(past.slice(0, -1));
          },
    rename: (name) => setDraft({ ...draft, name: cleanName(name) }),
    saved: ({ id }) => setDraft({ ...draft, id }),
    async save() {
      const saved = await keeper.save({ id: draft.id, name: nameOf(draft), text: textOf(draft) });
      if ('problem' in saved) return setNote(saved.problem);
      setDraft({ ...draft, id: saved.id, name: saved.name });
      setNote(word('kept'));
      await refresh();
    },
    read(text, id, name) {
      const { draft: next, strange } = draftFrom(text, id, draft.format);
      if (isEmpty(next)) return setNote([word('no-deck'), ...strange].join(' '));
      edit(name === undefined ? next : { ...next, name: cleanName(name) });
      setNote(strange.join(' '));
    },
    copyStarter(which) {
      const starter = STARTERS[which];
      if (starter !== undefined) edit(copyOf(starter, draft.format));
    },
  };
}
