/** A face for each Alien; fetched when the first Order is about to be given. */
import type { Glyph } from '@bridgehead/ui';
import * as drawn from '../icons/later.ts';
import { GRAMMAR } from '../story/grammar.ts';
import { ALIEN_SIGN } from './signs.ts';

/** By list of nouns of the grammar, in the order in which the nouns stand there. */
// biome-ignore format: one row for each list of nouns
const FACES: Readonly<Record<string, readonly Glyph[]>> = {
  'living.sentient': [drawn.octopus, drawn.prayingMantis, drawn.mushroomGills, drawn.sixEyes, drawn.butterfly, drawn.crystalGrowth, drawn.graspingSlug, drawn.bearFace, drawn.scrollQuill, drawn.coral],
  'living.unaware': [drawn.leechingWorm, drawn.jellyfish, drawn.ceilingBarnacle, drawn.spermWhale, drawn.bestialFangs, drawn.highGrass, drawn.cow, drawn.boilingBubbles, drawn.heron, drawn.mushroom],
  'machine.sentient': [drawn.ironHulledWarship, drawn.defenseSatellite, drawn.clockwork, drawn.satelliteCommunication, drawn.androidMask, drawn.bookshelf, drawn.lighthouse, drawn.vendingMachine, drawn.steeringWheel, drawn.obelisk],
  'machine.unaware': [drawn.deliveryDrone, drawn.landMine, drawn.radioactive, drawn.barrier, drawn.gears, drawn.rocket, drawn.hangingSign, drawn.steamroller, drawn.factory, drawn.fireExtinguisher],
  'phenomenon.sentient': [drawn.galaxy, drawn.dreamCatcher, drawn.palette, drawn.echoRipples, drawn.gooeyEyedSun, drawn.blackHoleBolas, drawn.eclipse, drawn.heartBeats, drawn.anthem, drawn.bangingGavel],
  'phenomenon.unaware': [drawn.sandsOfTime, drawn.bubbleField, drawn.shatteredGlass, drawn.magnetBlast, drawn.dividedSpiral, drawn.brightExplosion, drawn.ropeCoil, drawn.vortex, drawn.briefcase, drawn.meteorImpact],
};

const BY_NOUN = new Map<string, Glyph>();
for (const line of GRAMMAR.split('\n')) {
  const colon = line.indexOf(':');
  FACES[line.slice(0, colon)]?.forEach((face, i) => {
    const [one = '', many = ''] =
      line
        .slice(colon + 1)
        .trim()
        .split(' | ')
        [i]?.split('~') ?? [];
    BY_NOUN.set(one, face);
    BY_NOUN.set(many, face);
  });
}
/** 'embittered lighthouse', 'choir of plasma jellyfish'. */
export const faceOf = (alien: string): Glyph => BY_NOUN.get(alien) ?? BY_NOUN.get(alien.replace(/^\w+ of /, '')) ?? ALIEN_SIGN;
export const isMany = (alien: string): boolean => !BY_NOUN.has(alien) && BY_NOUN.has(alien.replace(/^\w+ of /, ''));
