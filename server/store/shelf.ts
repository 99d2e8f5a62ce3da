/** What every shelf of the store stands on: the engine, and for some the seal of what nobody may read there. */
import type { Engine } from './engine.ts';
import type { Seal } from './seal.ts';

export class Shelf {
  protected readonly engine: Engine;
  constructor(engine: Engine) {
    this.engine = engine;
  }
  protected get db() {
    return this.engine.db;
  }
}

export class SealedShelf extends Shelf {
  protected readonly seal: Seal;
  constructor(engine: Engine, seal: Seal) {
    super(engine);
    this.seal = seal;
  }
}
