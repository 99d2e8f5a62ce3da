/** Which drawing stands for what. */
import type { Glyph } from '@bridgehead/ui';
import type { Attitude, CrewId, OrderId, PersonalityId } from '../cards.ts';
import * as drawn from '../icons/table.ts';
import { GRAMMAR } from '../story/grammar.ts';

export const ORDER_SIGNS: Readonly<Record<OrderId | 'save', Glyph>> = {
  hail: drawn.radioTower,
  scan: drawn.radarSweep,
  course: drawn.shipWheel,
  beam: drawn.teleport,
  shields: drawn.energyShield,
  phasers: drawn.rayGun,
  torpedoes: drawn.missileSwarm,
  save: drawn.starMedal,
};
export const CREW_SIGNS: Readonly<Record<CrewId, Glyph>> = {
  comms: drawn.microphone,
  science: drawn.erlenmeyer,
  helm: drawn.compass,
  engineer: drawn.spanner,
  first: drawn.rallyTheTroops,
  security: drawn.handcuffs,
  weapons: drawn.cometSpark,
};
export const PERSONALITY_SIGNS: Readonly<Record<PersonalityId, Glyph>> = {
  logical: drawn.brain,
  passionate: drawn.hearts,
  aggressive: drawn.crossedSwords,
  defensive: drawn.shield,
  inquisitive: drawn.magnifyingGlass,
  acquisitive: drawn.twoCoins,
  philanthropic: drawn.shakingHands,
};
export const ATTITUDE_SIGNS: Readonly<Record<Attitude, Glyph>> = {
  neutral: drawn.scales,
  friendly: drawn.peaceDove,
  hostile: drawn.mailedFist,
};
export const CAPTAIN_SIGN = drawn.captainHatProfile;
export const ALIEN_SIGN = drawn.alienStare;
export const QUILL = drawn.quillInk;
export const TRAINED_SIGN = drawn.rank3;

/** A face for each noun of the grammar, in the order in which the nouns stand there. */
// biome-ignore format: one row for each list of nouns
const FACES: Readonly<Record<string, readonly Glyph[]>> = {
  'living.sentient': [drawn.octopus, drawn.angularSpider, drawn.mushroomGills, drawn.sixEyes, drawn.butterfly, drawn.crystalGrowth, drawn.ammonite, drawn.beastEye, drawn.scrollQuill, drawn.coral],
  'living.unaware': [drawn.leechingWorm, drawn.jellyfish, drawn.spiralShell, drawn.anglerFish, drawn.bestialFangs, drawn.highGrass, drawn.cow, drawn.boilingBubbles, drawn.heron, drawn.mushroom],
  'machine.sentient': [drawn.battleTank, drawn.defenseSatellite, drawn.clockwork, drawn.satelliteCommunication, drawn.androidMask, drawn.bookshelf, drawn.lighthouse, drawn.vendingMachine, drawn.steeringWheel, drawn.obelisk],
  'machine.unaware': [drawn.deliveryDrone, drawn.landMine, drawn.radioactive, drawn.barrier, drawn.gears, drawn.rocket, drawn.hangingSign, drawn.mineWagon, drawn.behold, drawn.fireExtinguisher],
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
