import { mean } from '../dice/moments.ts'
import { odds } from '../dice/odds.ts'
import { parse } from '../dice/parse.ts'
import type { Expression } from '../dice/syntax.ts'
import type { Now } from '../fight/play.ts'
import type { Multiattack, SavingEffect, SpecialAction } from '../fight/stat-block.ts'
import type { Attack, Creature } from '../fight/state.ts'
import { strikeDamage } from '../fight/strike-damage.ts'
import { strikeRoll } from '../fight/strike-roll.ts'
import { toNumber } from '../fraction.ts'
import { abilityModifier } from '../rules/abilities/ability-score.ts'
import { D20_SIDES } from '../rules/d20-tests/advantage.ts'
import { damageByType } from '../rules/damage-and-healing/damage-by-type.ts'
import { modifiersForType } from '../rules/damage-and-healing/damage-taken.ts'
import { trainingAdded } from '../rules/proficiency/check-proficiency.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { ABILITIES, type Ability } from '../vocabulary/abilities.ts'
import type { Encounter } from './encounter.ts'
import { type Roller, rollerOf } from './roller.ts'

/** What changes damage of one type for one creature; undefined if nothing does. */
export type Defence =
  | {
      readonly adjustment: number
      readonly resistance: boolean
      readonly vulnerability: boolean
      readonly immunity: boolean
    }
  | undefined

/** Damage of one type. The defences are those of each fighter, by its index. */
export interface BattleDamage {
  readonly expression: Expression
  readonly roll: Roller
  readonly mean: number
  readonly defences: readonly Defence[]
}

/** An effect that creatures save against. */
export interface BattleEffect {
  readonly ability: Ability
  readonly dc: number
  readonly half: boolean
  readonly damage: readonly BattleDamage[]
  /** the mean damage that each fighter takes */
  readonly means: readonly number[]
}

/** An attack of a fighter. */
export interface BattleAttack {
  readonly id: string
  readonly bonus: number
  /** -1 if it is no melee attack */
  readonly reachFeet: number
  /** -1 if it is no ranged attack */
  readonly rangeFeet: number
  readonly longFeet: number
  readonly hit: readonly BattleDamage[]
  readonly criticalHit: readonly BattleDamage[]
  readonly then: BattleEffect | undefined
  /** the mean damage of an attack on each fighter, without and with Disadvantage */
  readonly means: readonly (readonly [normal: number, disadvantage: number])[]
}

/** A special action of a fighter. */
export interface BattleSpecial {
  readonly id: string
  readonly takes: SpecialAction['takes']
  /** how often it can be used; Infinity if that is not limited */
  readonly uses: number
  /** the lowest number of the d6 that recharges it; 0 if it does not recharge */
  readonly recharge: number
  readonly oncePerRound: boolean
  readonly effect: BattleEffect | undefined
  /** how many creatures it concerns; Infinity for an area */
  readonly targets: number
  readonly withinFeet: number
  /** the index of the attack that it makes; -1 if it makes none */
  readonly attack: number
  readonly times: number
}

/** A step of what a fighter does with its action: some of these attacks and special actions, by index. */
export interface BattleStep {
  readonly attacks: readonly number[]
  readonly specials: readonly number[]
  readonly times: number
}

/** A creature in an encounter, prepared for many fights. */
export interface Fighter {
  readonly id: string
  readonly index: number
  readonly isParty: boolean
  readonly diesAtZero: boolean
  readonly hitPointMaximum: number
  readonly armorClass: number
  readonly initiativeBonus: number
  readonly saveBonuses: Readonly<Record<Ability, number>>
  readonly startsInFront: boolean
  readonly attacks: readonly BattleAttack[]
  readonly specials: readonly BattleSpecial[]
  /** what it can do with its action besides special actions: each is a list of steps */
  readonly routines: readonly (readonly BattleStep[])[]
  readonly legendaryUses: number
  /** the indices of its enemies */
  readonly enemies: readonly number[]
}

/** An encounter, prepared for many fights. */
export interface Battle {
  readonly encounter: Encounter
  readonly fighters: readonly Fighter[]
}

const meanOf = (expression: Expression): number => {
  const exact = odds(expression)
  return exact.ok ? toNumber(mean(exact.value)) : 0
}

const requireNotation = (notation: string): Expression => {
  const parsed = parse(notation)
  if (!parsed.ok) throw new RangeError(`damage is ${notation}; it must be dice notation.`)
  return parsed.value
}

function defenceOf({ damageModifiers }: Creature, type: string): Defence {
  const defence = modifiersForType({ target: damageModifiers, type })
  const { adjustment, resistance, vulnerability, immunity } = defence
  return adjustment !== 0 || resistance || vulnerability || immunity ? defence : undefined
}

/** Damage of one type after a defence: adjusted, halved by Resistance, doubled by Vulnerability. */
export function taken(dealt: number, defence: Defence): number {
  if (defence === undefined) return dealt
  if (defence.immunity) return 0
  let damage = Math.max(0, dealt + defence.adjustment)
  if (defence.resistance) damage = Math.floor(damage / 2)
  return defence.vulnerability ? damage * 2 : damage
}

/** The mean of damage after a defence, without rounding. */
function meanTaken(dealt: number, defence: Defence): number {
  if (defence === undefined) return dealt
  if (defence.immunity) return 0
  const adjusted = Math.max(0, dealt + defence.adjustment)
  return adjusted * (defence.resistance ? 1 / 2 : 1) * (defence.vulnerability ? 2 : 1)
}

const meanAgainst = (damage: readonly BattleDamage[], index: number): number =>
  damage.reduce((sum, { mean, defences }) => sum + meanTaken(mean, defences[index]), 0)

/** The bonus of a creature's saving throws. */
function saveBonusesOf({ abilities, saves, proficiencyBonus }: Creature): Readonly<Record<Ability, number>> {
  const bonus = (ability: Ability): number =>
    abilityModifier(abilities[ability]) +
    trainingAdded({ proficiencyBonus, proficient: saves.includes(ability) }, srd521)
  return Object.fromEntries(ABILITIES.map((ability) => [ability, bonus(ability)])) as Record<Ability, number>
}

/** How many of the 20 faces of a d20 succeed. */
export const facesThatReach = (needed: number): number => Math.min(D20_SIDES, Math.max(0, D20_SIDES + 1 - needed))

function effectOf({ ability, dc, damage, onSuccess }: SavingEffect, creatures: readonly Creature[]): BattleEffect {
  const parts = damage ? damageByType({ damage: requireNotation(damage.notation) }) : []
  const battleDamage = parts.map(({ type = damage?.type ?? 'untyped', expression }) => ({
    expression,
    roll: rollerOf(expression),
    mean: meanOf(expression),
    defences: creatures.map((creature) => defenceOf(creature, type)),
  }))
  const half = onSuccess === 'half'
  const means = creatures.map((creature, index) => {
    const success = facesThatReach(dc - saveBonusesOf(creature)[ability]) / D20_SIDES
    return meanAgainst(battleDamage, index) * (1 - success + (half ? success / 2 : 0))
  })
  return { ability, dc, half, damage: battleDamage, means }
}

/** The mean damage of an attack roll: natural 1 misses, natural 20 is a Critical Hit. */
function meanOfAttack(needed: number, hit: number, criticalHit: number, disadvantage: boolean): number {
  const hits = Math.min(D20_SIDES - 1, Math.max(1, facesThatReach(needed))) / D20_SIDES
  const critical = 1 / D20_SIDES
  const [hitting, criticals] = disadvantage ? [hits ** 2, critical ** 2] : [hits, critical]
  return (hitting - criticals) * hit + criticals * criticalHit
}

function attackOf(now: Now, attacker: Creature, attack: Attack, creatures: readonly Creature[]): BattleAttack {
  const strike = { attacker: attacker.id, target: attacker.id, attack: attack.id }
  const damageOf = (criticalHit: boolean): readonly BattleDamage[] =>
    strikeDamage(now, strike, criticalHit).map(({ type, expression }) => ({
      expression,
      roll: rollerOf(expression),
      mean: meanOf(expression),
      defences: creatures.map((creature) => defenceOf(creature, type)),
    }))
  const roll = strikeRoll(now, strike)
  const bonus = roll.circumstantial.reduce((sum, one) => sum + one, roll.abilityModifier + roll.proficiency)
  const [hit, criticalHit] = [damageOf(false), damageOf(true)]
  const then = attack.onHit?.save && effectOf(attack.onHit.save, creatures)
  const { kinds, reachFeet, rangeFeet = 0, longFeet = rangeFeet } = attack
  return {
    id: attack.id,
    bonus,
    reachFeet: kinds.includes('melee') ? reachFeet : -1,
    rangeFeet: kinds.includes('ranged') ? rangeFeet : -1,
    longFeet: kinds.includes('ranged') ? longFeet : -1,
    hit,
    criticalHit,
    then,
    means: creatures.map(({ armorClass }, index) => {
      const follows = then?.means[index] ?? 0
      const [plain, critical] = [meanAgainst(hit, index) + follows, meanAgainst(criticalHit, index) + follows]
      const needed = armorClass - bonus
      return [meanOfAttack(needed, plain, critical, false), meanOfAttack(needed, plain, critical, true)]
    }),
  }
}

function specialOf(special: SpecialAction, attacks: readonly Attack[], creatures: readonly Creature[]): BattleSpecial {
  const { id, takes, uses, recharge, oncePerRound = false, save, targets, withinFeet, makes } = special
  const isArea = targets === undefined && withinFeet !== undefined
  return {
    id,
    takes,
    uses: recharge === undefined ? (uses ?? Number.POSITIVE_INFINITY) : 1,
    recharge: recharge ?? 0,
    oncePerRound,
    effect: save && effectOf(save, creatures),
    targets: isArea ? Number.POSITIVE_INFINITY : (targets ?? 1),
    withinFeet: withinFeet ?? Number.POSITIVE_INFINITY,
    attack: makes ? attacks.findIndex((attack) => attack.id === makes.attack) : -1,
    times: makes?.times ?? 0,
  }
}

/** What a creature can do with its action besides special actions. A spell attack is made only by the special action that casts it. */
function routinesOf({ attacks, specialActions = [], multiattacks, extraAttacks }: Creature) {
  const isFree = ({ id, by }: Attack): boolean =>
    by !== 'spell' && !specialActions.some(({ id: action, makes }) => action === id && makes?.attack === id)
  const free = attacks.flatMap((attack, index) => (isFree(attack) ? [index] : []))
  const alone = multiattacks ? 1 : 1 + Math.max(0, ...extraAttacks)
  const stepsOf = (multiattack: Multiattack): readonly BattleStep[] =>
    multiattack.map(({ of, times }) => ({
      attacks: free.filter((index) => of.includes(attacks[index]?.id ?? '')),
      specials: specialActions.flatMap(({ id }, index) => (of.includes(id) ? [index] : [])),
      times,
    }))
  return [[{ attacks: free, specials: [], times: alone }], ...(multiattacks ?? []).map(stepsOf)]
}

/** Prepares an encounter for many fights. */
export function battleOf(encounter: Encounter): Battle {
  const { fight, lines } = encounter
  const now: Now = { ruleset: srd521, state: fight }
  const creatures = Object.values(fight.creatures)
  const fighters = creatures.map((creature, index): Fighter => {
    const { id, side, vitals, specialActions = [], attacks } = creature
    return {
      id,
      index,
      isParty: side === 'party',
      diesAtZero: vitals.diesAtZero,
      hitPointMaximum: vitals.hitPointMaximum,
      armorClass: creature.armorClass,
      initiativeBonus: abilityModifier(creature.abilities.dexterity) + creature.initiativeBonus,
      saveBonuses: saveBonusesOf(creature),
      startsInFront: lines[id] === 'front',
      attacks: attacks.map((attack) => attackOf(now, creature, attack, creatures)),
      specials: specialActions.map((special) => specialOf(special, attacks, creatures)),
      routines: routinesOf(creature),
      legendaryUses: creature.legendaryUses ?? 0,
      enemies: creatures.flatMap((other, place) => (other.side === side ? [] : [place])),
    }
  })
  return { encounter, fighters }
}
