/** Keeping a name with a passkey and coming back with it. Every failure is a sentence. */
import type { Me } from '@bridgehead/match';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { type Outcome, post } from './api.ts';
import { t } from './i18n.ts';

interface Challenge<O> {
  readonly challenge: string;
  readonly options: O;
}

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** The name of the person who sits here is kept from now on. */
export function keepName(): Promise<Outcome<Me>> {
  return ceremony<PublicKeyCredentialCreationOptionsJSON>('register', async (optionsJSON) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON });
  });
}

/** A person who holds a passkey of this server sits down under the name it keeps. */
export function comeBack(): Promise<Outcome<Me>> {
  return ceremony<PublicKeyCredentialRequestOptionsJSON>('login', async (optionsJSON) => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON });
  });
}

async function ceremony<O>(kind: 'register' | 'login', sign: (options: O) => Promise<unknown>): Promise<Outcome<Me>> {
  const begun = await post<Challenge<O>>(`/api/passkeys/${kind}/options`);
  if (!begun.ok) return begun;
  const { challenge, options } = begun.value;
  let response: unknown;
  try {
    response = await sign(options);
  } catch (error) {
    return { ok: false, code: 'passkey', sentence: t(reasonOf(error)) };
  }
  return post<Me>(`/api/passkeys/${kind}`, { challenge, response });
}

function reasonOf(error: unknown): string {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'passkey.cancelled';
    case 'InvalidStateError':
      return 'passkey.known';
    case 'SecurityError':
      return 'passkey.insecure';
    default:
      return 'passkey.failed';
  }
}
