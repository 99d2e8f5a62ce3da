/**
 * The shell's wording. A language is two files in `locales/`: what the hall and a table say at once, and what everything says that
 * is opened later. Keys stay the same. Games bring their own wording.
 */
import { type Params, setTranslator } from '@bridgehead/ui';
import { setupI18n } from '@lingui/core';
import english from './locales/en.json' with { type: 'json' };
import { spoken } from './pseudo.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: { ...spoken(english) } } });

export const t = (key: string, params?: Params): string => i18n._(key, params);
setTranslator(t);

/** Wording for everything that is opened later. */
export async function moreWords(): Promise<void> {
  const { default: more } = await import('./locales/en.later.json');
  i18n.load('en', { ...spoken(more) });
}
