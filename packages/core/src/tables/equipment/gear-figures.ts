import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'

/** The figures of one piece of gear, by meaning; dice are in dice notation. */
export type GearFigures = Readonly<Record<string, number | string>>

/**
 * The single figures of adventuring gear that no other table of gear has.
 *
 * @source SRD 5.2.1, Equipment, Adventuring Gear (pages 96 to 100)
 */
export const GEAR_FIGURES = {
  'basic-poison':         { weaponsCoated: 1, ammunitionCoated: 3, extraDamage: '1d4', potencyMinutes: 1 },
  bedroll:                { sleeps: 1 },
  bell:                   { heardWithinFeet: 60 },
  'block-and-tackle':     { liftMultiplier: 4 },
  chain:                  { bindWithinFeet: 5 },
  'climbers-kit':         { longestFallFeet: 25, movementFromAnchorFeet: 25 },
  'grappling-hook':       { rangeFeet: 50 },
  'healers-kit':          { uses: 10 },
  'hunting-trap':         { chainFeet: 3, damageOfFailedCheck: '1' },
  ink:                    { fluidOunces: 1, pages: 500 },
  'iron-spikes':          { piecesInBundle: 10 },
  ladder:                 { heightFeet: 10 },
  'magnifying-glass':     { minutesToIgnite: 5 },
  manacles:               { bindWithinFeet: 5 },
  net:                    { escapeWithinFeet: 5, armorClass: 10, hitPoints: 5 },
  oil:                    { extraFireDamage: '5', dryMinutes: 1, burningRounds: 2, fuelHours: 6 },
  paper:                  { words: 250 },
  parchment:              { words: 250 },
  perfume:                { fluidOunces: 4 },
  pole:                   { lengthFeet: 10, touchFeet: 10 },
  'potion-of-healing':    { administerWithinFeet: 5 },
  shovel:                 { digMinutes: 60, holeSideFeet: 5 },
  'signal-whistle':       { heardWithinFeet: 600 },
  'spell-scroll-cantrip': { saveDc: 13, attackBonus: 5 },
  'spell-scroll-level-1': { saveDc: 13, attackBonus: 5 },
  spyglass:               { magnification: 2 },
  string:                 { lengthFeet: 10 },
  tent:                   { sleeps: 2 },
  tinderbox:              { minutesForOtherFires: 1 },
  torch:                  { fireDamage: '1' },
} as const satisfies Partial<Readonly<Record<AdventuringGear, GearFigures>>>
