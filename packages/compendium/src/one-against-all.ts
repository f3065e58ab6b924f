import {
  ABILITIES,
  type Ability,
  add,
  addFractions,
  attackChances,
  certain,
  chancesOf,
  criticalDamage,
  D20_SIDES,
  DAMAGE_TYPES,
  type DamageType,
  type Distribution,
  damageByType,
  damageTaken,
  type Expression,
  FROM_0,
  type Fraction,
  fraction,
  halfDamage,
  mapOutcomes,
  mean,
  multiplyFractions,
  type NotationError,
  type OddsError,
  odds,
  parse,
  type Result,
  type RollState,
  requireInteger,
  requireOneOf,
  subtractFractions,
  toNumber,
} from '@rulestone/core'
import type { Creature } from './creature.ts'
import { creatureTotals } from './creature-totals.ts'
import { CREATURE_IDS, type CreatureId, creature } from './creatures.ts'

/** What all creatures are compared by: an attack, or an effect that they save against. */
export type Offence =
  | {
      readonly kind: 'attack'
      /** what is added to the attack roll */
      readonly bonus: number
      /** Advantage or Disadvantage */
      readonly state?: RollState
      /** in dice notation; labels name types other than `type` */
      readonly damage: string
      /** without it, what creatures resist does not count */
      readonly type?: DamageType
      /** how many of these attacks a round has: 1 to 100; 1 by default */
      readonly attacks?: number
    }
  | {
      readonly kind: 'save'
      readonly ability: Ability
      readonly dc: number
      /** in dice notation; labels name types other than `type` */
      readonly damage: string
      /** without it, what creatures resist does not count */
      readonly type?: DamageType
      /** what a success leaves of the damage */
      readonly onSuccess: 'half' | 'none'
    }

/** The attacks of a round that are computed at most: more are a mistake, and would take long. */
const MOST_ATTACKS = 100

/** Refuses an offence with a wrong figure or id; `attackChances` judges the bonus and the state. */
function requireOffence(offence: Offence): void {
  requireOneOf('kind', offence.kind, ['attack', 'save'])
  if (offence.type !== undefined) requireOneOf('type', offence.type, DAMAGE_TYPES)
  if (offence.kind === 'attack') {
    if (offence.attacks !== undefined) requireInteger('attacks', offence.attacks, { minimum: 1, maximum: MOST_ATTACKS })
  } else {
    requireOneOf('ability', offence.ability, ABILITIES)
    requireInteger('dc', offence.dc, FROM_0)
    requireOneOf('onSuccess', offence.onSuccess, ['half', 'none'])
  }
}

/** What an offence does to a creature. */
export interface OffenceAgainst {
  readonly creature: CreatureId
  /** its AC, or the bonus of its saving throw */
  readonly defence: number
  /** the chance of an attack roll to hit, or of a saving throw to fail */
  readonly chance: Fraction
  /** the mean damage of a round, after what the creature resists */
  readonly meanDamage: Fraction
  /** the mean number of rounds until it has no Hit Points left; Infinity if it loses none */
  readonly rounds: number
}

const modifiersOf = (
  { resistances = [], vulnerabilities = [], immunities = [] }: Creature,
  type: DamageType | undefined,
) => ({
  resistance: type !== undefined && resistances.includes(type),
  vulnerability: type !== undefined && vulnerabilities.includes(type),
  immunity: type !== undefined && immunities.includes(type),
})

type Parts = readonly { readonly type: DamageType | undefined; readonly dealt: Distribution }[]

/** A damage roll by type. */
function partsOf(damage: Expression, type: DamageType | undefined): Result<Parts, OddsError> {
  const parts: Parts[number][] = []
  for (const { type: label = type, expression } of damageByType({ damage })) {
    const exact = odds(expression)
    if (!exact.ok) return exact
    parts.push({
      type: label as DamageType | undefined,
      dealt: mapOutcomes(exact.value, (dealt) => Math.max(0, dealt)),
    })
  }
  return { ok: true, value: parts }
}

/** The damage that a creature takes, type by type after what it resists. */
const takenBy = (facts: Creature, parts: Parts, share: (dealt: number) => number = (dealt) => dealt): Distribution =>
  parts
    .map(({ type, dealt }) =>
      mapOutcomes(dealt, (whole) => damageTaken({ dealt: share(whole), ...modifiersOf(facts, type) }).value),
    )
    .reduce<Distribution>((sum, part) => add(sum, part), certain(0))

/** Damage of this much or more drops every creature in one round, so its chances are left out. */
const MOST_HIT_POINTS = Math.max(...CREATURE_IDS.map((id) => creatureTotals(id).hitPoints))

/** The chance of each damage, from 0. */
function chancesFromZero(distribution: Distribution): Float64Array {
  const fromZero = new Float64Array(Math.min(distribution.minimum + distribution.weights.length, MOST_HIT_POINTS))
  if (distribution.minimum < fromZero.length)
    fromZero.set(chancesOf(distribution).slice(0, fromZero.length - distribution.minimum), distribution.minimum)
  return fromZero
}

/** The chances over cases of which exactly one happens. */
function mixed(cases: readonly (readonly [probability: Fraction, chances: Float64Array])[]): Float64Array {
  const all = new Float64Array(Math.max(...cases.map(([, chances]) => chances.length)))
  for (const [probability, chances] of cases) {
    const share = toNumber(probability)
    for (const [damage, chance] of chances.entries()) all[damage] = (all[damage] as number) + share * chance
  }
  return all
}

/** The chances of the sum of two independent kinds of damage. */
function added(one: Float64Array, other: Float64Array): Float64Array {
  const all = new Float64Array(Math.min(one.length + other.length - 1, MOST_HIT_POINTS))
  for (const [damage, chance] of one.entries()) {
    if (chance === 0) continue
    for (let more = 0; more < Math.min(other.length, all.length - damage); more += 1)
      all[damage + more] = (all[damage + more] as number) + chance * (other[more] as number)
  }
  return all
}

/** The mean number of rounds in which damage reaches the Hit Points: for each number left, one round and those that follow. */
function meanRounds(chances: Float64Array, hitPoints: number): number {
  const none = chances[0] ?? 0
  if (chances.length === 1) return Number.POSITIVE_INFINITY
  const rounds = new Float64Array(hitPoints + 1)
  for (let left = 1; left <= hitPoints; left += 1) {
    let sum = 1
    const most = Math.min(chances.length - 1, left - 1)
    for (let taken = 1; taken <= most; taken += 1) sum += (chances[taken] as number) * (rounds[left - taken] as number)
    rounds[left] = sum / (1 - none)
  }
  return rounds[hitPoints] ?? 0
}

const NO_DAMAGE = new Float64Array([1])

/** The damage of a hit or a failed save, and of a Critical Hit or a success, to creatures with the same defences. */
interface Damages {
  readonly whole: { readonly damage: Distribution; readonly chances: Float64Array }
  readonly other: { readonly damage: Distribution; readonly chances: Float64Array }
}

const damagesOf = (whole: Distribution, other: Distribution): Damages => ({
  whole: { damage: whole, chances: chancesFromZero(whole) },
  other: { damage: other, chances: chancesFromZero(other) },
})

/** Remembers results by key: creatures with the same AC or save bonus and the same defences share one result. */
function remembered<Value>(): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>()
  return (key, make) => {
    const value = known.get(key) ?? make()
    known.set(key, value)
    return value
  }
}

const defencesOf = (facts: Creature, parts: Parts): string =>
  parts.map(({ type }) => Object.values(modifiersOf(facts, type)).map(Number).join('')).join(' ')

/**
 * What one attack, or one effect with a saving throw, does to each creature: the chance, the mean damage of a round and the mean
 * number of rounds to drop it. Conditions, traits and Legendary Resistance count for nothing.
 *
 * @returns one row for each creature, in the order of their ids; or why the damage is no dice notation or has no exact odds
 * @throws RangeError if the offence has an unknown id, or a figure that is not an integer within bounds
 * @source SRD 5.2.1, Playing the Game: Attack Rolls, Saving Throws (page 7), Damage (pages 16 and 17)
 * @example
 * expectOk(oneAgainstAll({ kind: 'attack', bonus: 7, damage: '1d8+4', type: 'slashing' }))[0]?.creature // => 'aboleth'
 */
export function oneAgainstAll(offence: Offence): Result<readonly OffenceAgainst[], OddsError | NotationError> {
  requireOffence(offence)
  const damage = parse(offence.damage)
  if (!damage.ok) return damage
  const plain = partsOf(damage.value, offence.type)
  if (!plain.ok) return plain
  const critical = offence.kind === 'attack' ? partsOf(criticalDamage(damage.value), offence.type) : plain
  if (!critical.ok) return critical
  const rowOf =
    offence.kind === 'attack' ? attackOn(offence, plain.value, critical.value) : saveOf(offence, plain.value)
  return {
    ok: true,
    value: CREATURE_IDS.map((id) => {
      const { defence, chance, meanDamage, round } = rowOf(id)
      return {
        creature: id,
        defence,
        chance,
        meanDamage,
        rounds: meanRounds(round, creatureTotals(id).hitPoints),
      }
    }),
  }
}

interface Row {
  readonly defence: number
  readonly chance: Fraction
  readonly meanDamage: Fraction
  /** the chance of each damage of a round, from 0 */
  readonly round: Float64Array
}

const meanOf = (cases: readonly (readonly [probability: Fraction, damage: Distribution])[]): Fraction =>
  cases.reduce(
    (sum, [probability, damage]) => addFractions(sum, multiplyFractions(probability, mean(damage))),
    fraction(0),
  )

function attackOn(
  { bonus, state = 'normal', attacks = 1 }: Extract<Offence, { readonly kind: 'attack' }>,
  plain: Parts,
  critical: Parts,
): (id: CreatureId) => Row {
  const [rows, damages] = [remembered<Row>(), remembered<Damages>()]
  return (id) => {
    const facts = creature(id)
    const { armorClass } = facts
    const defences = defencesOf(facts, plain)
    return rows(`${armorClass} ${defences}`, () => {
      const chances = attackChances({ bonus, armorClass, state })
      const { whole, other } = damages(defences, () => damagesOf(takenBy(facts, plain), takenBy(facts, critical)))
      const one = mixed([
        [chances.miss, NO_DAMAGE],
        [chances.hit, whole.chances],
        [chances.criticalHit, other.chances],
      ])
      return {
        defence: armorClass,
        chance: subtractFractions(fraction(1), chances.miss),
        meanDamage: multiplyFractions(
          fraction(attacks),
          meanOf([
            [chances.hit, whole.damage],
            [chances.criticalHit, other.damage],
          ]),
        ),
        round: Array.from({ length: attacks }, () => one).reduce(added, NO_DAMAGE),
      }
    })
  }
}

function saveOf(
  { ability, dc, onSuccess }: Extract<Offence, { readonly kind: 'save' }>,
  plain: Parts,
): (id: CreatureId) => Row {
  const [rows, damages] = [remembered<Row>(), remembered<Damages>()]
  return (id) => {
    const facts = creature(id)
    const bonus = creatureTotals(id).saves[ability]
    const defences = defencesOf(facts, plain)
    return rows(`${bonus} ${defences}`, () => {
      const chance = fraction(Math.min(D20_SIDES, Math.max(0, dc - bonus - 1)), D20_SIDES)
      const success = subtractFractions(fraction(1), chance)
      const { whole, other } = damages(defences, () =>
        damagesOf(takenBy(facts, plain), onSuccess === 'half' ? takenBy(facts, plain, halfDamage) : certain(0)),
      )
      return {
        defence: bonus,
        chance,
        meanDamage: meanOf([
          [chance, whole.damage],
          [success, other.damage],
        ]),
        round: mixed([
          [chance, whole.chances],
          [success, other.chances],
        ]),
      }
    })
  }
}
