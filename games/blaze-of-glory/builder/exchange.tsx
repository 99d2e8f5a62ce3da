/** The deck as text, in and out, and its link. */
import { Button, type DeckKeeper, Dialog, type KeptDeck } from '@bridgehead/ui';
import { download, share2 } from '@bridgehead/ui/icons/verbs';
import { useState } from 'react';
import styles from './builder.module.css';
import { type Draft, nameOf, textOf } from './draft.ts';
import { word } from './wording.ts';

interface ExchangeProps {
  readonly draft: Draft;
  readonly keeper: DeckKeeper;
  readonly onRead: (text: string) => void;
  readonly onSaved: (deck: KeptDeck) => void;
}

export function Exchange({ draft, keeper, onRead, onSaved }: ExchangeProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const show = () => {
    setText(textOf(draft));
    setOpen(true);
  };
  const share = async () => {
    const saved = await keeper.save({ id: draft.id, name: nameOf(draft), text: textOf(draft) });
    if ('problem' in saved) return setLink(saved.problem);
    onSaved(saved);
    const address = await keeper.share(saved);
    setLink(address);
    await navigator.clipboard?.writeText(address).catch(() => undefined);
  };
  return (
    <>
      <Button glyph={download} onClick={show} data-testid="deck-text">
        {word('text')}
      </Button>
      <Button glyph={share2} onClick={() => void share()} data-testid="share-deck">
        {word('link')}
      </Button>
      <Dialog title={word('text.title')} open={open} onClose={() => setOpen(false)}>
        <textarea
          className={styles.text}
          aria-label={word('text.title')}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          rows={20}
          data-testid="deck-text-field"
        />
        <div className={styles.labRow}>
          <Button onClick={() => void navigator.clipboard?.writeText(text)}>{word('text.copy')}</Button>
          <Button
            look="main"
            onClick={() => {
              setOpen(false);
              onRead(text);
            }}
            data-testid="read-text"
          >
            {word('text.read')}
          </Button>
        </div>
      </Dialog>
      <Dialog title={word('link.title')} open={link !== null} onClose={() => setLink(null)}>
        <p className={styles.link} data-testid="deck-link">
          {link}
        </p>
      </Dialog>
    </>
  );
}
