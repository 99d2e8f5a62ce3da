/** Paints pictures of links: one at a time, each once, only so many kept, and only so many waiting. */
import { createRequire } from 'node:module';
import { drawInvitation, type Invitation } from './draw.ts';
import { unpackFonts } from './fonts.ts';

/** What is used of @resvg/resvg-js. It comes for twelve platforms; on another one links have no picture. */
interface Resvg {
  renderAsync(svg: string, options: object): Promise<{ asPng(): Buffer }>;
}
const KEPT = 64;
const MOST_WAITING = 32;

export class Painter {
  readonly #kept = new Map<string, Promise<Buffer>>();
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #tools: Promise<{ readonly resvg: Resvg; readonly fonts: readonly string[] } | null> | null = null;

  /** Null where no picture can be had now: too many wait, or nothing here can paint. */
  async paint(invitation: Invitation): Promise<Buffer | null> {
    const key = JSON.stringify(invitation);
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    this.#tools ??= load();
    const tools = await this.#tools;
    if (tools === null || this.#waiting >= MOST_WAITING) return null;
    // Somebody else may have asked for the same while the tools came.
    return this.#kept.get(key) ?? this.#begin(key, invitation, tools);
  }

  #begin(
    key: string,
    invitation: Invitation,
    { resvg, fonts }: { readonly resvg: Resvg; readonly fonts: readonly string[] },
  ): Promise<Buffer> {
    this.#waiting++;
    const font = { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Oxanium' };
    const painted = this.#last.then(async () => (await resvg.renderAsync(drawInvitation(invitation), { font })).asPng());
    this.#last = painted.catch(() => undefined).then(() => this.#waiting--);
    this.#kept.set(key, painted);
    painted.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return painted;
  }
}

async function load() {
  try {
    const resvg = createRequire(import.meta.url)('@resvg/resvg-js') as Resvg;
    return { resvg, fonts: await unpackFonts() };
  } catch {
    return null;
  }
}
