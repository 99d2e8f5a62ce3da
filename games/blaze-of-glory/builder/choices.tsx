/** The name of the deck, its format, and which one to work on. */
import { FORMATS, type Format } from '../decks/list.ts';
import { STARTERS } from '../decks/starters.ts';
import styles from './builder.module.css';
import { emptyDraft, MOST_NAME } from './draft.ts';
import type { Desk } from './use-desk.ts';
import { FORMAT_NAMES, word } from './wording.ts';

export function Choices({ desk }: { desk: Desk }) {
  const { draft, edit } = desk;
  return (
    <>
      <label className={styles.name}>
        <span>{word('name')}</span>
        <input
          value={draft.name}
          maxLength={MOST_NAME}
          onInput={(event) => desk.rename(event.currentTarget.value)}
          data-testid="deck-name"
        />
      </label>
      <label className={styles.choice}>
        <span>{word('format')}</span>
        <select value={draft.format} onChange={(event) => edit({ ...draft, format: event.currentTarget.value as Format })}>
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {FORMAT_NAMES[format]}
            </option>
          ))}
        </select>
      </label>
      <OpenDeck desk={desk} />
    </>
  );
}

function OpenDeck({ desk: { draft, kept, edit, read, copyStarter } }: { desk: Desk }) {
  const open = (chosen: string) => {
    const [what = '', which = ''] = chosen.split(' ');
    if (what === 'new') edit(emptyDraft(draft.format));
    if (what === 'starter') copyStarter(Number(which));
    const own = kept.find(({ id }) => id === which);
    if (what === 'own' && own !== undefined) read(own.text, own.id, own.name);
  };
  return (
    <label className={styles.choice}>
      <span>{word('open')}</span>
      <select value="" onChange={(event) => open(event.currentTarget.value)} data-testid="open-deck">
        <option value="">{word('open.tip')}</option>
        <option value="new">{word('open.new')}</option>
        <optgroup label={word('open.starter')}>
          {STARTERS.map(({ title, affiliation }, i) => (
            <option key={title} value={`starter ${i}`}>
              {word('starter', { title, affiliation })}
            </option>
          ))}
        </optgroup>
        {kept.length > 0 && (
          <optgroup label={word('open.own')}>
            {kept.map(({ id, name }) => (
              <option key={id} value={`own ${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}
