import { REACH_FEET } from '../../rules/combat/attack-range.ts'
import { NATURAL_HIT } from '../../rules/d20-tests/attack-roll.ts'
import { weaponDistance } from '../../rules/equipment/weapon-distance.ts'
import { WEAPON_STATISTICS } from '../../tables/equipment/weapons.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { COVER_DEGREES } from '../../vocabulary/cover-degrees.ts'
import { ROLL_STATES } from '../../vocabulary/d20-tests.ts'
import { WEAPON_KINDS, type Weapon } from '../../vocabulary/weapons.ts'
import type { Fields, ParsedInputOf, Preset } from '../calculator.ts'
import { NO_DICE } from './bonus-dice.ts'
import { conditionsField } from './conditions-field.ts'
import { RULESET_FIELD } from './ruleset-field.ts'

/**
 * The conditions, of either edition, that affect the attack rolls of a creature that has them; Exhaustion has its own
 * field.
 */
export const ATTACKER_CONDITIONS = [
  'blinded',
  'frightened',
  'grappled',
  'intoxicated',
  'invisible',
  'poisoned',
  'prone',
  'restrained',
] as const satisfies readonly AnyCondition[]

/** The conditions, of either edition, that affect attacks against a creature that has them. */
export const TARGET_CONDITIONS = [
  'blinded',
  'invisible',
  'paralyzed',
  'petrified',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
] as const satisfies readonly AnyCondition[]

const RANGED = { when: 'kind', is: ['ranged'] } as const
const SHORTBOW = WEAPON_STATISTICS.shortbow.range

/** The fields of the calculator of attacks, oldest first. */
export const ATTACK_FIELDS = {
  bonus: { type: 'integer', minimum: -10, maximum: 30, default: 5, signed: true },
  ac: { type: 'integer', minimum: 1, maximum: 40, default: 15 },
  state: { type: 'choice', options: ROLL_STATES, default: 'normal' },
  cover: { type: 'choice', options: COVER_DEGREES, default: 'none' },
  damage: { type: 'dice', default: '1d8+3' },
  resistance: { type: 'flag', default: false },
  vulnerability: { type: 'flag', default: false },
  immunity: { type: 'flag', default: false, rare: true },
  adjust: { type: 'integer', minimum: -50, maximum: 50, default: 0, signed: true, rare: true },
  critical: { type: 'integer', minimum: 18, maximum: NATURAL_HIT, default: NATURAL_HIT, rare: true },
  attacks: { type: 'integer', minimum: 1, maximum: 12, default: 1, rare: true },
  'hit-points': { type: 'integer', minimum: 0, maximum: 999, default: 0, rare: true },
  rounds: { type: 'integer', minimum: 1, maximum: 10, default: 1, rare: true },
  'once-damage': { type: 'dice', default: NO_DICE, rare: true },
  'extra-damage': { type: 'dice', default: NO_DICE, rare: true },
  'extra-twice': { type: 'flag', default: true, rare: true },
  'extra-type': { type: 'choice', options: ['same', 'other'], default: 'same', rare: true },
  'extra-target': {
    type: 'several',
    options: ['resistance', 'vulnerability', 'immunity'],
    default: [],
    named: 'terms',
    shown: { when: 'extra-type', is: ['other'] },
    rare: true,
  },
  kind: { type: 'choice', options: WEAPON_KINDS, default: 'melee', rare: true },
  distance: { type: 'integer', minimum: 0, maximum: 1000, default: REACH_FEET, unit: 'feet', step: 5, rare: true },
  reach: {
    type: 'integer',
    minimum: REACH_FEET,
    maximum: 60,
    default: REACH_FEET,
    unit: 'feet',
    step: 5,
    shown: { when: 'kind', is: ['melee'] },
    rare: true,
  },
  range: {
    type: 'integer',
    minimum: 5,
    maximum: 1000,
    default: SHORTBOW?.normalFeet ?? REACH_FEET,
    unit: 'feet',
    step: 5,
    shown: RANGED,
    rare: true,
  },
  'long-range': {
    type: 'integer',
    minimum: 0,
    maximum: 1000,
    default: SHORTBOW?.longFeet ?? REACH_FEET,
    unit: 'feet',
    step: 5,
    shown: RANGED,
    rare: true,
  },
  'enemy-near': { type: 'flag', default: false, shown: RANGED, rare: true },
  unseen: { type: 'several', options: ['target', 'attacker', 'hidden'], default: [], rare: true },
  'attacker-conditions': { ...conditionsField(ATTACKER_CONDITIONS), rare: true },
  'attacker-exhaustion': { type: 'integer', minimum: 0, maximum: 5, default: 0, rare: true },
  'target-conditions': { ...conditionsField(TARGET_CONDITIONS), rare: true },
  ruleset: RULESET_FIELD,
} as const satisfies Fields

/** The input of the calculator of attacks. */
export type AttackInput = ParsedInputOf<typeof ATTACK_FIELDS>

/** What the ability adds in the default state, and in every preset. */
const ABILITY_MODIFIER = '+3'
const SHOT_FEET = 30

/** The weapons among the presets. */
const PRESET_WEAPONS = [
  'longsword',
  'greatsword',
  'greataxe',
  'glaive',
  'rapier',
  'shortsword',
  'dagger',
  'shortbow',
  'longbow',
  'light-crossbow',
] as const satisfies readonly Weapon[]

function preset(id: Weapon): Preset<typeof ATTACK_FIELDS> {
  const { damage, kind } = WEAPON_STATISTICS[id]
  const distance = weaponDistance({ weapon: id, kind })
  const dealt = { damage: `${damage}${ABILITY_MODIFIER}`, kind }
  if (distance.kind === 'melee') {
    return { id, named: 'terms', input: { ...dealt, distance: REACH_FEET, reach: distance.reachFeet } }
  }
  const { rangeFeet: range, longFeet = 0 } = distance
  const shot = { distance: Math.min(SHOT_FEET, range), range, 'long-range': longFeet }
  return { id, named: 'terms', input: { ...dealt, ...shot } }
}

/** Presets for weapons of the Weapons table, for a wielder who adds 3 to damage. */
export const ATTACK_PRESETS: readonly Preset<typeof ATTACK_FIELDS>[] = PRESET_WEAPONS.map(preset)
