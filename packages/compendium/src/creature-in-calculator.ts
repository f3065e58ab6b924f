import {
  ABILITIES,
  type Ability,
  abilityModifier,
  CALCULATOR_IDS,
  type CalculatorId,
  CHALLENGE_RATINGS,
  type ChallengeRating,
  DAMAGE_TYPES,
  type DamageType,
  damageByType,
  expectOk,
  format,
  type NewAttack,
  parse,
  proficiencyAdded,
  requireEachOf,
  requireOneOf,
  type SavingEffect,
} from '@rulestone/core'
import type { Combatant } from './combatant.ts'

/** Values of some fields of a calculator, by the ids of the fields. */
export type CalculatorValues = Readonly<Record<string, number | boolean | string | readonly string[]>>

/** What a creature does to a target: one of its attacks, or an effect that the target saves against. */
export interface Blow {
  /** the id of the attack or the special action */
  readonly id: string
  /** the types of its damage, the first one first */
  readonly types: readonly DamageType[]
  /** with which the target saves */
  readonly ability?: Ability
  /** what the calculator is told of it */
  readonly values: CalculatorValues
}

/** What a target needs to know of the blow. */
export type BlowAgainst = Pick<Blow, 'types' | 'ability'>

/** How a calculator can use a creature: as who attacks, as the target, or as the one creature that it is about. */
export type CreatureRole = 'attacker' | 'target' | 'subject'

/** The damage of one type of a blow, in dice notation. */
interface DamagePart {
  readonly type: DamageType | undefined
  readonly dice: string
}

const partsOf = (notation: string): readonly DamagePart[] =>
  damageByType({ damage: expectOk(parse(notation)) }).map(({ type, expression }) => ({
    type: type as DamageType | undefined,
    dice: format(expression),
  }))

const typesOf = (parts: readonly DamagePart[]): readonly DamageType[] =>
  parts.flatMap(({ type }) => (type === undefined ? [] : [type]))

const wholeOf = (parts: readonly DamagePart[]): string => parts.map(({ dice }) => dice).join('+')

/** How often the first Multiattack that has an attack makes it; 1 without one. */
const timesOf = ({ multiattacks = [] }: Combatant, id: string): number =>
  multiattacks.flat().find(({ of }) => of.includes(id))?.times ?? 1

/** The distance at which a ranged attack is calculated, in feet, if its range is not shorter. */
const SHOT_FEET = 30

function distanceOf({ kinds = [], reachFeet = 5, rangeFeet = 5, longFeet = 0 }: NewAttack): CalculatorValues {
  return kinds.includes('melee')
    ? { kind: 'melee', reach: reachFeet, distance: 5 }
    : { kind: 'ranged', range: rangeFeet, 'long-range': longFeet, distance: Math.min(SHOT_FEET, rangeFeet) }
}

/** What a calculator takes of an attack, and of an effect that the target saves against. */
interface AttackerValues {
  readonly attack?: (attack: NewAttack, parts: readonly DamagePart[], times: number) => CalculatorValues
  readonly effect?: (effect: SavingEffect, parts: readonly DamagePart[]) => CalculatorValues
}

const DAMAGE_ALONE: AttackerValues = {
  attack: (_, parts) => ({ damage: wholeOf(parts) }),
  effect: (_, parts) => ({ damage: wholeOf(parts) }),
}

/** The calculators that an attacker fills in. */
const ATTACKERS: Readonly<Partial<Record<CalculatorId, AttackerValues>>> = {
  attack: {
    attack: (attack, [first, ...others], attacks) => ({
      bonus: Number(attack.bonus),
      attacks,
      damage: first?.dice ?? '0',
      'extra-damage': others.length === 0 ? '0' : wholeOf(others),
      'extra-type': others.length === 0 ? 'same' : 'other',
      ...distanceOf(attack),
    }),
  },
  'save-for-half': {
    effect: ({ ability, dc, onSuccess }, parts) => ({ damage: wholeOf(parts), dc, ability, 'on-success': onSuccess }),
  },
  'take-damage': DAMAGE_ALONE,
  concentration: DAMAGE_ALONE,
  objects: {
    attack: ({ bonus }, parts, attacks) => ({
      bonus: Number(bonus),
      attacks,
      damage: wholeOf(parts),
      ...(parts[0]?.type && { type: parts[0].type }),
    }),
  },
}

const DEFENCES = ['resistance', 'vulnerability', 'immunity'] as const

/** What a creature has against a type of damage. */
const defencesAgainst = ({ damageModifiers }: Combatant, type: DamageType | undefined): readonly string[] => {
  const found = type === undefined ? undefined : damageModifiers?.byType?.[type]
  return DEFENCES.filter((defence) => found?.[defence])
}

/** The defences as fields; damage of several types has none in a calculator with one place for it. */
const flagsAgainst = (target: Combatant, types: readonly DamageType[]): CalculatorValues => {
  const found = defencesAgainst(target, types.length > 1 ? undefined : types[0])
  return Object.fromEntries(DEFENCES.map((defence) => [defence, found.includes(defence)]))
}

const modifierOf = ({ abilities }: Combatant, ability: Ability): number => abilityModifier(abilities?.[ability] ?? 10)

function saveOf(creature: Combatant, ability: Ability): number {
  const proficient = creature.saves?.includes(ability) ?? false
  return modifierOf(creature, ability) + (proficient ? (creature.proficiencyBonus ?? 0) : 0)
}

const hitPointsOf = ({ hitPointMaximum }: Combatant): number => Number(hitPointMaximum)
const armorClassOf = ({ armorClass = 10 }: Combatant): number => Number(armorClass)

/** What a calculator takes of a target, and what of the blow that depends on. */
interface TargetValues {
  readonly asks: readonly (keyof BlowAgainst)[]
  readonly values: (target: Combatant, against: BlowAgainst) => CalculatorValues
}

/** The calculators that a target fills in. */
const TARGETS: Readonly<Partial<Record<CalculatorId, TargetValues>>> = {
  attack: {
    asks: ['types'],
    values: (target, { types: [first, ...others] }) => ({
      ac: armorClassOf(target),
      'hit-points': hitPointsOf(target),
      ...flagsAgainst(target, first === undefined ? [] : [first]),
      'extra-target': others.length > 1 ? [] : defencesAgainst(target, others[0]),
    }),
  },
  'save-for-half': {
    asks: ['types', 'ability'],
    values: (target, { types, ability = 'dexterity' }) => ({
      ability,
      save: saveOf(target, ability),
      'hit-points': hitPointsOf(target),
      ...flagsAgainst(target, types),
    }),
  },
  'spell-attack': {
    asks: ['ability'],
    values: (target, { ability = 'dexterity' }) => ({ ac: armorClassOf(target), save: saveOf(target, ability) }),
  },
  'take-damage': {
    asks: ['types'],
    values: (target, { types }) => ({
      'hit-points': hitPointsOf(target),
      'hit-point-maximum': hitPointsOf(target),
      temporary: 0,
      save: saveOf(target, 'constitution'),
      monster: true,
      ...flagsAgainst(target, types),
    }),
  },
  concentration: { asks: [], values: (target) => ({ save: saveOf(target, 'constitution') }) },
  burning: {
    asks: [],
    values: (target) => ({ 'hit-points': hitPointsOf(target), ...flagsAgainst(target, ['fire']) }),
  },
  falling: {
    asks: [],
    values: (target) => ({ 'hit-points': hitPointsOf(target), ...flagsAgainst(target, ['bludgeoning']) }),
  },
}

const sizeOf = ({ size = 'medium' }: Combatant): string => size
const speedOf = ({ speeds }: Combatant): number => speeds?.speed ?? 0

/** The bonus of its Perception checks. */
const perceptionOf = (creature: Combatant): number =>
  modifierOf(creature, 'wisdom') +
  proficiencyAdded({
    proficiencyBonus: creature.proficiencyBonus ?? 0,
    ...(creature.skills?.perception ?? { proficient: false }),
  })

/** What a calculator takes of the one creature that it is about. */
type SubjectValues = (subject: Combatant, rating: ChallengeRating | undefined) => CalculatorValues

const ratingOf = (rating: ChallengeRating | undefined): ChallengeRating =>
  requireOneOf('rating', rating as ChallengeRating, CHALLENGE_RATINGS)

/** The calculators about one creature. */
const SUBJECTS: Readonly<Partial<Record<CalculatorId, SubjectValues>>> = {
  initiative: (subject) => ({ 'foe-bonus': modifierOf(subject, 'dexterity') + (subject.initiativeBonus ?? 0) }),
  hide: (subject) => ({ perception: perceptionOf(subject) }),
  grid: (subject) => ({ size: sizeOf(subject), speed: speedOf(subject) }),
  jump: ({ abilities }) => ({ strength: abilities?.strength ?? 10 }),
  'carrying-capacity': (subject) => ({
    strength: subject.abilities?.strength ?? 10,
    size: sizeOf(subject),
    speed: speedOf(subject),
  }),
  suffocation: (subject) => ({ constitution: modifierOf(subject, 'constitution') }),
  exhaustion: (subject) => ({ speed: speedOf(subject), 'hit-point-maximum': hitPointsOf(subject) }),
  conditions: (subject) => ({ speed: speedOf(subject) }),
  'daily-needs': (subject) => ({
    size: sizeOf(subject),
    save: saveOf(subject, 'constitution'),
    constitution: modifierOf(subject, 'constitution'),
  }),
  experience: (_, rating) => ({ from: 'challenge-rating', 'challenge-rating': ratingOf(rating) }),
  'encounter-budget': (_, rating) => ({ rating: ratingOf(rating) }),
}

const requireCalculator = (calculator: CalculatorId): CalculatorId =>
  requireOneOf('calculator', calculator, CALCULATOR_IDS)

/** Refuses what is no object, such as the id of a creature. */
function requireObject<Value extends object>(name: string, value: Value, expected: string): Value {
  if (typeof value !== 'object' || value === null)
    throw new RangeError(`${name} is ${String(value)}; it must be ${expected}.`)
  return value
}

const requireCombatant = (name: string, value: Combatant): Combatant =>
  requireObject(name, value, "a creature, as combatant('wolf') gives one")

/**
 * How a calculator can use a creature; none for one that concerns characters alone.
 *
 * @param calculator the id of a calculator of core
 * @throws RangeError if there is no such calculator
 * @example
 * creatureRoles('attack') // => ['attacker', 'target']
 * creatureRoles('jump') // => ['subject']
 * creatureRoles('coins') // => []
 */
export function creatureRoles(calculator: CalculatorId): readonly CreatureRole[] {
  requireCalculator(calculator)
  return [
    ...(calculator in ATTACKERS ? (['attacker'] as const) : []),
    ...(calculator in TARGETS ? (['target'] as const) : []),
    ...(calculator in SUBJECTS ? (['subject'] as const) : []),
  ]
}

/**
 * What a creature can do to a target, with what a calculator is told of it: attacks for a calculator of attacks, effects with
 * damage for one of saving throws. None if the calculator has no attacker.
 *
 * @param calculator the id of a calculator of core
 * @param creature as `combatant` gives it, or with figures of its own
 * @throws RangeError if there is no such calculator, or the creature is none
 * @example
 * blowsOf('attack', combatant('wolf'))[0]?.values['damage'] // => '1d6+2'
 * blowsOf('save-for-half', combatant('adult-red-dragon')).map(({ id, values }) => `${id}: DC ${values['dc']}`) // => ['fire-breath: DC 21', 'fireball: DC 20']
 */
export function blowsOf(calculator: CalculatorId, creature: Combatant): readonly Blow[] {
  const { attack, effect } = ATTACKERS[requireCalculator(calculator)] ?? {}
  const { attacks = [], specialActions = [] } = requireCombatant('creature', creature)
  const effects = [
    ...attacks.flatMap(({ id, onHit }) => (onHit?.save ? [{ id, save: onHit.save }] : [])),
    ...specialActions.flatMap(({ id, save }) => (save ? [{ id, save }] : [])),
  ]
  return [
    ...attacks.flatMap((one): Blow[] => {
      const parts = partsOf(one.damage)
      return attack === undefined || one.damage === '0'
        ? []
        : [{ id: one.id, types: typesOf(parts), values: attack(one, parts, timesOf(creature, one.id)) }]
    }),
    ...effects.flatMap(({ id, save }): Blow[] => {
      if (effect === undefined || save.damage === undefined) return []
      const parts = partsOf(save.damage.notation)
      return [{ id, types: typesOf(parts), ability: save.ability, values: effect(save, parts) }]
    }),
  ]
}

/**
 * What of a blow decides what a calculator is told of the target.
 *
 * @param calculator the id of a calculator of core
 * @throws RangeError if there is no such calculator
 * @example
 * targetAsks('save-for-half') // => ['types', 'ability']
 * targetAsks('falling') // => []
 */
export const targetAsks = (calculator: CalculatorId): readonly (keyof BlowAgainst)[] =>
  TARGETS[requireCalculator(calculator)]?.asks ?? []

/**
 * What a calculator is told of a creature as the target. Without the types of a blow, what the target resists does not count.
 *
 * Nothing if the calculator has no target.
 *
 * @param calculator the id of a calculator of core
 * @param target as `combatant` gives it, or with figures of its own
 * @param against what the target has to do with, such as one of `blowsOf`
 * @throws RangeError if there is no such calculator, damage type or ability, or the target is no creature
 * @example
 * targetValues('attack', combatant('skeleton'), { types: ['bludgeoning'] })['vulnerability'] // => true
 * targetValues('save-for-half', combatant('ogre'), { types: ['fire'], ability: 'dexterity' })['save'] // => -1
 */
export function targetValues(
  calculator: CalculatorId,
  target: Combatant,
  against: BlowAgainst = { types: [] },
): CalculatorValues {
  const values = TARGETS[requireCalculator(calculator)]?.values
  requireCombatant('target', target)
  requireEachOf('types', against.types, DAMAGE_TYPES)
  if (against.ability !== undefined) requireOneOf('ability', against.ability, ABILITIES)
  return values?.(target, against) ?? {}
}

/**
 * What a calculator about one creature is told of it. Nothing if the calculator is not about one.
 *
 * @param calculator the id of a calculator of core
 * @param subject as `combatant` gives it, or with figures of its own
 * @param rating its Challenge Rating; only calculators of Experience Points read it
 * @throws RangeError if there is no such calculator, the subject is no creature, or a rating that is read is none
 * @example
 * subjectValues('jump', combatant('ogre')) // => { strength: 19 }
 * subjectValues('encounter-budget', combatant('ogre'), creature('ogre').challengeRating) // => { rating: '2' }
 */
export const subjectValues = (
  calculator: CalculatorId,
  subject: Combatant,
  rating?: ChallengeRating,
): CalculatorValues => SUBJECTS[requireCalculator(calculator)]?.(requireCombatant('subject', subject), rating) ?? {}

/** What fills in a calculator: creatures, and what one does to the other. */
export interface CreaturesChosen {
  /** what the attacker does: one of `blowsOf` */
  readonly blow?: Blow | undefined
  /** instead of the types of the blow */
  readonly type?: DamageType | undefined
  /** instead of the ability of the blow */
  readonly ability?: Ability | undefined
  readonly target?: Combatant | undefined
  readonly subject?: Combatant | undefined
  /** the Challenge Rating of the subject */
  readonly rating?: ChallengeRating | undefined
}

/**
 * The values that a calculator takes from chosen creatures. What is not chosen, it does not fill in.
 *
 * @param calculator the id of a calculator of core
 * @throws RangeError if there is no such calculator, damage type or ability, or a creature or what it does is none
 * @example
 * const [spear] = blowsOf('attack', combatant('goblin-warrior'))
 * creatureValues('attack', { blow: spear, target: combatant('skeleton') })['ac'] // => 14
 * creatureValues('attack', { target: combatant('skeleton'), type: 'bludgeoning' })['vulnerability'] // => true
 */
export function creatureValues(calculator: CalculatorId, chosen: CreaturesChosen): CalculatorValues {
  const { blow, type, target, subject, rating, ability = blow?.ability } = requireObject('chosen', chosen, 'an object')
  requireCalculator(calculator)
  if (blow !== undefined) requireObject('blow', blow, 'one of blowsOf')
  if (type !== undefined) requireOneOf('type', type, DAMAGE_TYPES)
  if (ability !== undefined) requireOneOf('ability', ability, ABILITIES)
  const against = { types: type ? [type] : (blow?.types ?? []), ...(ability && { ability }) }
  return {
    ...blow?.values,
    ...(target !== undefined && targetValues(calculator, target, against)),
    ...(subject !== undefined && subjectValues(calculator, subject, rating)),
  }
}
