/** The shell's wording. A language is one file in `locales/`; keys stay the same. Games bring their own wording. */
import { type Params, setTranslator } from '@bridgehead/ui';
import { setupI18n } from '@lingui/core';
import english from './locales/en.json' with { type: 'json' };

const i18n = setupI18n({ locale: 'en', messages: { en: english as Record<string, string> } });

export const t = (key: string, params?: Params): string => i18n._(key, params);
setTranslator(t);
