/** Fonts for the painter, which reads TrueType only: the packages bring WOFF, the same tables packed one by one. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const HEAD = 44;
const ENTRY = 20;

/** WOFF 1 to TrueType (https://www.w3.org/TR/WOFF/): the table directory is rewritten, tables are unpacked. */
export function unwoffed(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const out = Buffer.alloc(woff.readUInt32BE(16));
  const power = 2 ** Math.floor(Math.log2(count));
  out.writeUInt32BE(woff.readUInt32BE(4), 0);
  out.writeUInt16BE(count, 4);
  out.writeUInt16BE(power * 16, 6);
  out.writeUInt16BE(Math.log2(power), 8);
  out.writeUInt16BE((count - power) * 16, 10);
  let at = 12 + count * 16;
  for (let i = 0; i < count; i++) {
    const entry = HEAD + i * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((n) => woff.readUInt32BE(entry + n)) as [number, number, number];
    const raw = woff.subarray(offset, offset + packed);
    (packed < length ? inflateSync(raw) : raw).copy(out, at);
    const row = 12 + i * 16;
    woff.copy(out, row, entry, entry + 4);
    out.writeUInt32BE(woff.readUInt32BE(entry + 16), row + 4);
    out.writeUInt32BE(at, row + 8);
    out.writeUInt32BE(length, row + 12);
    at += Math.ceil(length / 4) * 4;
  }
  return out.subarray(0, at);
}

const FILES = [700, 800].map((weight) => `@fontsource/oxanium/files/oxanium-latin-${weight}-normal.woff`);
/** Writes them where the painter, which takes files only, can read them; tells the paths. */
export async function unpackFonts(): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bridgehead-fonts-'));
  return Promise.all(
    FILES.map(async (file, i) => {
      const to = path.join(folder, `${i}.ttf`);
      await writeFile(to, unwoffed(await readFile(fileURLToPath(import.meta.resolve(file)))));
      return to;
    }),
  );
}
