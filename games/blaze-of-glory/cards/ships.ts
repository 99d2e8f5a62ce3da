/** Ships: class, RANGE, WEAPONS and SHIELDS, staffing and special equipment. Short rows; a lab variant can set any field. */
import { ship } from './make.ts';
import type { Row } from './row.ts';

export const SHIPS: readonly Row[] = [
  ship('FS1', 'U.S.S. Enterprise', 'Federation', 'Galaxy', [9, 8, 9], 'Cmd Stf Stf', 'Tractor Beam', { unique: true }),
  ship('FS2', 'U.S.S. Defiant', 'Federation', 'Defiant', [8, 10, 9], 'Cmd Cmd', 'Cloaking Device, Tractor Beam', { unique: true }),
  ship('FS3', 'U.S.S. Thunderchild', 'Federation', 'Akira', [10, 7, 8], 'Cmd Stf Stf', 'Tractor Beam', {
    unique: true,
    vsShields: 4,
    text: '{vsShields} more SHIELDS against Borg ships and the dilemma Borg Ship.',
  }),
  ship('FS4', 'U.S.S. Galaxy', 'Federation', 'Galaxy', [8, 7, 9], 'Cmd Stf Stf', 'Tractor Beam'),
  ship('FS5', 'Runabout', 'Federation', 'Runabout', [7, 5, 5], '', ''),
  ship('KS1', "I.K.S. Negh'Var", 'Klingon', "Negh'Var", [9, 10, 9], 'Cmd Stf Stf Stf', 'Cloaking Device, Tractor Beam', { unique: true }),
  ship('KS2', 'I.K.C. Lukara', 'Klingon', "K'vort", [7, 7, 7], 'Stf', 'Cloaking Device, Tractor Beam', { unique: true }),
  ship('KS3', 'I.K.C. Koraga', 'Klingon', "K'vort", [7, 8, 6], 'Stf', 'Cloaking Device, Tractor Beam', { unique: true }),
  ship('KS4', "I.K.C. Vor'Cha", 'Klingon', "Vor'cha", [9, 8, 7], 'Cmd Stf Stf', 'Cloaking Device, Tractor Beam'),
  ship('KS5', "I.K.C. K'Vort", 'Klingon', "K'vort", [8, 6, 6], 'Stf', 'Cloaking Device, Tractor Beam'),
  ship('RS1', 'Goraxus', 'Romulan', "D'deridex", [8, 8, 8], 'Cmd Stf Stf', 'Cloaking Device, Tractor Beam', {
    unique: true,
    cr: true,
    fetches: 'IT13',
    text: 'One time in the match its crew has Romulan Ambush fetched.',
  }),
  ship('RS2', 'Decius', 'Romulan', "D'deridex", [10, 9, 8], 'Cmd Stf Stf', 'Cloaking Device, Tractor Beam', {
    unique: true,
    tags: 'future',
    text: 'Comes from the future.',
  }),
  ship('RS3', "D'deridex", 'Romulan', "D'deridex", [8, 9, 7], 'Cmd Stf Stf', 'Cloaking Device, Tractor Beam'),
  ship('RS4', 'Romulan Shuttle', 'Romulan', 'Shuttlecraft', [7, 3, 3], '', 'Cloaking Device'),
  ship('CS1', 'Keldon', 'Cardassian', 'Keldon', [8, 8, 8], 'Cmd Stf Stf', 'Tractor Beam'),
  ship('CS2', 'Kraxon', 'Cardassian', 'Galor', [8, 7, 8], 'Cmd Stf', 'Tractor Beam', {
    unique: true,
    vsWeapons: 3,
    vsShields: 2,
    text: 'Against the Defiant class: {vsWeapons} more WEAPONS and {vsShields} more SHIELDS.',
  }),
  ship('CS3', 'Reklar', 'Cardassian', 'Galor', [8, 8, 8], 'Cmd Stf', 'Tractor Beam', {
    unique: true,
    cr: true,
    moreWeapons: 2,
    moreShields: 1,
    text: 'While you hold a prisoner or have one Brainwashed: {moreWeapons} more WEAPONS and {moreShields} more SHIELDS.',
  }),
  ship('DS1', 'Alpha Attack Ship', 'Dominion', 'Attack Ship', [6, 8, 9], 'Stf', 'Invasive Transporters', {
    tags: "Jem'Hadar attack ship",
    text: "A Jem'Hadar attack ship of the Alpha Quadrant. A tractor beam catches it only with its player's consent.",
  }),
  ship('DS2', "Jem'Hadar Attack Ship", 'Dominion', 'Attack Ship', [6, 8, 8], 'Stf', 'Invasive Transporters', {
    gq: true,
    tags: "Jem'Hadar attack ship",
    text: "A Jem'Hadar attack ship of the Gamma Quadrant. A tractor beam catches it only with its player's consent.",
  }),
  ship('DS3', "Jem'Hadar Warship", 'Dominion', 'Battle Cruiser', [9, 9, 9], 'Cmd Stf Stf', 'Invasive Transporters, Tractor Beam', {
    gq: true,
    text: 'Of the Gamma Quadrant.',
  }),
  ship('BS1', 'Borg Cube', 'Borg', 'Cube', [8, 24, 24], 'Bor Bor Bor Com Def Nav Nav', 'Tractor Beam', {
    keyword: 'cube',
    bounty: 45,
    tags: 'borg reports',
    text: 'A prize of {bounty} points for whoever destroys it. Borg and equipment of yours may report straight aboard.',
  }),
  ship('BS2', 'Borg Sphere', 'Borg', 'Sphere', [4, 6, 6], 'Nav Nav', '', {
    keyword: 'sphere',
    bounty: 10,
    tags: 'inside',
    text: 'A prize of {bounty} points for whoever destroys it. May report into a Cube of yours: there it neither acts nor is shot at and goes down with it, until you launch it.',
  }),
  ship('BS3', 'Borg Scout Vessel', 'Borg', 'Scout', [7, 4, 4], 'Nav', '', {
    bounty: 5,
    text: 'A prize of {bounty} points for whoever destroys it.',
  }),
  ship('NS1', 'Mercenary Ship', 'Non-Aligned', 'Mercenary', [7, 7, 7], 'Stf Stf', ''),
];
