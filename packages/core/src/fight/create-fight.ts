import { requireInteger } from '../bounds.ts'
import { parse } from '../dice/parse.ts'
import { deadlyHitPoints } from '../rules/damage-and-healing/death-saving-throw.ts'
import { unhurt } from '../rules/damage-and-healing/hit-points.ts'
import { NO_SLOTS } from '../rules/spells-and-magic/spell-slots.ts'
import { type Schema, shapeProblem } from '../schema.ts'
import type { ByAbility } from '../vocabulary/abilities.ts'
import { FIGHT_SCHEMA } from './fight-schema.ts'
import {
  type Attack,
  type Creature,
  FIGHT_VERSION,
  type FightState,
  type FightTerrain,
  type Place,
  type Range,
  UNKNOWN_HIT_POINTS,
} from './state.ts'
import { UNSPENT } from './unspent.ts'

/**
 * The input for an attack. The defaults are those of a melee attack with a weapon: `strength`, `proficient`, a reach of 5 feet,
 * no other bonus. With `ability: 'none'`, `bonus` is the whole bonus to the attack roll, as in a stat block: `proficient` is
 * false by default.
 */
export type NewAttack = Pick<Attack, 'id' | 'damage' | 'damageType'> & Partial<Attack>

/** The input for a creature. */
export interface NewCreature
  extends Partial<
    Omit<Creature, 'id' | 'side' | 'place' | 'attacks' | 'abilities' | 'vitals' | 'hitPointsKnown' | 'spent'>
  > {
  readonly id: string
  readonly side: string
  readonly place: Place
  /** 10 for a score that is left out */
  readonly abilities?: Partial<ByAbility<number>>
  readonly attacks?: readonly NewAttack[]
  /** 1 by default */
  readonly hitPointMaximum?: number | 'untold'
  /** whether it dies at 0 Hit Points; by default, a monster does */
  readonly diesAtZero?: boolean
  /** the character level, which matters if Hit Points go below 0; 1 by default */
  readonly level?: number
}

/** The input for a fight. */
export interface NewFight {
  readonly creatures: readonly NewCreature[]
  readonly terrain?: Partial<FightTerrain>
  readonly ranges?: readonly Range[]
}

const AVERAGE: ByAbility<number> = {
  strength: 10,
  dexterity: 10,
  constitution: 10,
  intelligence: 10,
  wisdom: 10,
  charisma: 10,
}

function requireNotation(name: string, notation: string): void {
  if (typeof notation !== 'string' || !parse(notation).ok)
    throw new RangeError(`${name} is ${notation}; it must be dice notation.`)
}

function createAttack(attack: NewAttack): Attack {
  requireNotation('damage', attack.damage)
  const { ability = 'strength', onHit } = attack
  const { damage } = onHit?.save ?? {}
  if (damage) requireNotation('onHit.save.damage.notation', damage.notation)
  return {
    kinds: ['melee'],
    by: 'weapon',
    ability,
    proficient: ability !== 'none',
    trainingBonus: 0,
    bonus: 0,
    damageBonus: 0,
    reachFeet: 5,
    weapon: 'none',
    ...attack,
  }
}

/**
 * Creates a creature, with defaults for everything that is left out.
 *
 * @throws RangeError if a figure or a damage notation is invalid
 */
export function createCreature(creature: NewCreature): Creature {
  const {
    attacks = [],
    abilities,
    hitPointMaximum: given = 1,
    level = 1,
    kind = 'character',
    diesAtZero,
    ...rest
  } = creature
  for (const { id, save, makes } of rest.specialActions ?? []) {
    if (save?.damage) requireNotation(`specialActions.${id}.save.damage.notation`, save.damage.notation)
    if (makes && !attacks.some((attack) => attack.id === makes.attack))
      throw new RangeError(
        `specialActions.${id}.makes.attack is ${makes.attack}; it must be an attack of the creature.`,
      )
  }
  const hitPointMaximum = given === 'untold' ? UNKNOWN_HIT_POINTS : given
  const scores = { ...AVERAGE, ...abilities }
  return {
    kind,
    size: 'medium',
    speeds: { speed: 30 },
    vitals: unhurt({
      hitPointMaximum,
      diesAtZero: diesAtZero ?? kind === 'monster',
      deadlyHitPoints: deadlyHitPoints({ constitutionScore: scores.constitution, level }),
    }),
    hitPointsKnown: given !== 'untold',
    normalHitPointMaximum: hitPointMaximum,
    deferredDamage: 0,
    wakesAtMinutes: 'none',
    armorClass: 10,
    abilities: scores,
    abilityReductions: {},
    proficiencyBonus: 2,
    initiativeBonus: 0,
    saves: [],
    skills: {},
    skillTraining: {},
    attacks: attacks.map(createAttack),
    extraAttacks: [],
    freeHands: 1,
    damageModifiers: {},
    conditionImmunities: [],
    conditions: [],
    concentration: 'none',
    hidden: 'none',
    riding: 'none',
    trainedMount: false,
    readied: 'none',
    helping: 'none',
    dodging: false,
    surprised: false,
    initiative: 'none',
    turnsTaken: 0,
    spent: UNSPENT,
    slots: NO_SLOTS,
    slotTotals: rest.slots ?? NO_SLOTS,
    hitDice: { sides: 8, left: level, total: level },
    lastLongRest: 'none',
    gone: 'no',
    ...rest,
  }
}

/**
 * A fight before Initiative. A creature with only an id, a side and a place is an unarmed, unhurt Medium character with
 * average scores and a Speed of 30 feet.
 *
 * @throws RangeError if two creatures have the same id, if creatures are partly on the grid and partly at ranges, or if
 * a figure or a damage notation is invalid
 * @example
 * const fight = createFight({ creatures: [{ id: 'a', side: 'one', place: { kind: 'ranges' } }, { id: 'b', side: 'two', place: { kind: 'ranges' } }], ranges: [{ between: ['a', 'b'], feet: 40 }] })
 * distanceFeet(fight, 'b', 'a') // => 40
 */
export function createFight({ creatures, terrain = {}, ranges = [] }: NewFight): FightState {
  const ids = creatures.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new RangeError(`id is ${twice} twice; each creature needs its own id.`)
  if (new Set(creatures.map(({ place }) => place.kind)).size > 1) {
    throw new RangeError('place.kind differs; all creatures must be on the grid, or all at ranges.')
  }
  for (const { feet } of ranges) requireInteger('feet', feet, { minimum: 0, maximum: 1_000_000 })
  const fight: FightState = {
    version: FIGHT_VERSION,
    phase: { kind: 'no-combat' },
    round: 0,
    order: [],
    creatures: Object.fromEntries(creatures.map((creature) => [creature.id, createCreature(creature)])),
    terrain: { difficult: [], filled: [], cover: [], underwater: false, ...terrain },
    ranges,
    offers: [],
    pendingMove: 'none',
    minutes: 0,
  }
  const problem = shapeProblem(FIGHT_SCHEMA, fight)
  if (problem === undefined) return fight
  const { path, found, expected } = problem
  throw new RangeError(`${path.slice(1)} is ${JSON.stringify(found)}; it must be ${named(expected)}.`)
}

/** What a schema allows, for a message. */
function named(schema: Schema): string {
  if ('enum' in schema) return `one of ${schema.enum.join(', ')}`
  if ('const' in schema) return String(schema.const)
  if (!('type' in schema)) return 'as in FIGHT_SCHEMA'
  return schema.type === 'integer' ? `an integer from ${schema.minimum} to ${schema.maximum}` : `of type ${schema.type}`
}
