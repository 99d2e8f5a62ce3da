/**
 * What must not be readable in the database: the secrets behind the dice of matches that run. Sealed with AES-256-GCM under a
 * key that lies in a file of its own, apart from the database and its backups.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PREFIX = 'sealed/1:';
const IV = 12;
const TAG = 16;

export class Seal {
  readonly #key: Buffer;
  constructor(key: Buffer) {
    this.#key = key;
  }
  /** `place` is where it belongs: a sealed text does not open elsewhere. */
  close(text: string, place: string): string {
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv);
    cipher.setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }
  open(sealed: string, place: string): string {
    const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, IV));
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  }
}

/** The key in the file; a new one if there is none yet. Of two servers that start at the same moment one makes it. */
export function sealFrom(file: string): Seal {
  const found = read(file);
  if (found !== null) return new Seal(found);
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return new Seal(read(file) as Buffer);
}

function read(file: string): Buffer | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${file} is not a key: it holds 64 hexadecimal digits.`);
  return Buffer.from(text, 'hex');
}
