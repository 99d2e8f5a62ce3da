/** The encounter sheet (BRC-38): four switches and one button. */
import { freshSeed, pick, SeededChance } from '@bridgehead/kernel';
import { Button, useTable } from '@bridgehead/ui';
import { sparkles } from '@bridgehead/ui/icons/verbs';
import { useState } from 'react';
import { BEINGS, NUMBERS, PLACES, SENTIENCES, SHEETS } from '../cards.ts';
import { nth } from '../lists.ts';
import type { CrewView } from '../view.ts';
import styles from './forms.module.css';

const SHEET_FIELDS = ['sentience', 'number', 'kind', 'place'] as const;
const FIELDS = { sentience: SENTIENCES, number: NUMBERS, kind: BEINGS, place: PLACES } as const;

export function SheetForm() {
  const table = useTable<CrewView>();
  const { say } = table;
  const [sheet, setSheet] = useState(nth(SHEETS, 0));
  return (
    <section className={styles.form} data-ref="desk" aria-label={say({ key: 'brc.prompt.sheet' })}>
      {SHEET_FIELDS.map((field) => (
        <fieldset key={field} className={styles.field}>
          <legend>{say({ key: `brc.ui.sheet.${field}` })}</legend>
          <div className={styles.switch}>
            {FIELDS[field].map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={sheet[field] === value}
                onClick={() => setSheet((before) => ({ ...before, [field]: value }))}
              >
                {say({ key: `brc.sheet.${value}` })}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.foot}>
        <Button glyph={sparkles} onClick={() => setSheet(pick(SHEETS, new SeededChance(freshSeed())))}>
          {say({ key: 'brc.ui.surprise' })}
        </Button>
        <Button
          look="main"
          disabled={table.busy}
          data-answer={JSON.stringify(sheet)}
          data-testid="sheet"
          onClick={() => table.answer(sheet)}
        >
          {say({ key: 'brc.ui.sheet.go' })}
        </Button>
      </div>
    </section>
  );
}
