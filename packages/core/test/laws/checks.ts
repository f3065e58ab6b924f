import fc from 'fast-check'
import {
  addFractions,
  attackChances,
  attackRollState,
  compareFractions,
  criticalDamage,
  d20Distribution,
  dodgeProtection,
  findsHidden,
  fraction,
  hide,
  initiativeOrder,
  initiativePlaces,
  mean,
  odds,
  opposedOutcome,
  orderAfterReady,
  outcomes,
  parse,
  probability,
  ROLL_STATES,
  type RollState,
  spellSaveDc,
  subtractFractions,
  toNumber,
  trainingAdded,
} from '../../src/index.ts'
import { circumstances, conditionsOf, small } from './arbitrary.ts'
import type { Laws } from './law.ts'

const bonuses = fc.integer({ min: -5, max: 20 })
const armorClasses = fc.integer({ min: 5, max: 35 })

/** How good a state is for the creature that rolls. */
const RANK: Readonly<Record<RollState, number>> = { disadvantage: 0, normal: 1, advantage: 2 }
const OUTCOME = { loss: 0, tie: 1, win: 2 } as const

const sight = fc.record({ targetSeen: fc.boolean(), attackerSeen: fc.boolean(), attackerHidden: fc.boolean() })

/** Laws of rolls. */
export const checks: Laws = {
  'Advantage mirrors Disadvantage': () =>
    fc.property(fc.integer({ min: 1, max: 21 }), (least) => {
      const high = probability(d20Distribution('advantage'), '>=', least)
      const low = probability(d20Distribution('disadvantage'), '>=', 22 - least)
      return compareFractions(addFractions(high, low), fraction(1)) === 0
    }),
  'Advantage hits at least as often as a plain roll, which hits at least as often as Disadvantage': () =>
    fc.property(bonuses, armorClasses, (bonus, armorClass) => {
      const [disadvantage, normal, advantage] = (['disadvantage', 'normal', 'advantage'] as const).map(
        (state) => attackChances({ bonus, armorClass, state }).miss,
      )
      if (disadvantage === undefined || normal === undefined || advantage === undefined) return false
      return compareFractions(advantage, normal) <= 0 && compareFractions(normal, disadvantage) <= 0
    }),
  'a bonus never lowers the chance to hit, and the chances add up to 1': () =>
    fc.property(bonuses, armorClasses, fc.constantFrom(...ROLL_STATES), (bonus, armorClass, state) => {
      const { miss, hit, criticalHit } = attackChances({ bonus, armorClass, state })
      const better = attackChances({ bonus: bonus + 1, armorClass, state }).miss
      const sum = addFractions(addFractions(miss, hit), criticalHit)
      return compareFractions(better, miss) <= 0 && compareFractions(sum, fraction(1)) === 0
    }),
  'one more circumstance that gives Advantage never makes an attack worse': (ruleset) =>
    fc.property(
      ...([
        conditionsOf(ruleset),
        conditionsOf(ruleset),
        circumstances,
        sight,
        fc.constantFrom('melee', 'ranged'),
        small,
      ] as const),
      (attacker, target, given, seen, attack, distanceFeet) => {
        const state = (all: typeof given): RollState =>
          attackRollState(
            {
              attacker: { id: 'a', ...attacker },
              target: { id: 'b', ...target },
              attack,
              distanceFeet,
              sight: seen,
              circumstances: all,
            },
            ruleset,
          ).state
        const helped = state([...given, { rule: 'd20-test', gives: 'advantage' }])
        const hindered = state([...given, { rule: 'd20-test', gives: 'disadvantage' }])
        return RANK[hindered] <= RANK[state(given)] && RANK[state(given)] <= RANK[helped]
      },
    ),
  'a Critical Hit deals no less than a hit': (ruleset) =>
    fc.property(fc.constantFrom('1d4', '2d6+3', '1d8+2d6+1', '1d12-1', '4d6kh3', '5'), (notation) => {
      const damage = parse(notation)
      if (!damage.ok) return false
      const [hit, critical] = [odds(damage.value), odds(criticalDamage(damage.value, ruleset))]
      if (!hit.ok || !critical.ok) return false
      const most = (distribution: typeof hit.value): number =>
        Math.max(...Array.from(outcomes(distribution), ([total]) => total))
      return (
        compareFractions(subtractFractions(mean(critical.value), mean(hit.value)), fraction(0)) >= 0 &&
        most(critical.value) >= most(hit.value)
      )
    }),
  'Dodge never helps an attacker': (ruleset) =>
    fc.property(fc.record({ incapacitated: fc.boolean(), speedFeet: small, seesAttacker: fc.boolean() }), (dodging) => {
      const { attackRolls, dexteritySaves, armorClassBonus, dexteritySaveBonus } = dodgeProtection(dodging, ruleset)
      return (
        attackRolls !== 'advantage' &&
        dexteritySaves !== 'disadvantage' &&
        armorClassBonus >= 0 &&
        dexteritySaveBonus >= 0
      )
    }),
  'a higher total never does worse against another creature': (ruleset) =>
    fc.property(small, small, (own, against) => {
      const rank = (total: number): number => OUTCOME[opposedOutcome({ own: total, against }, ruleset)]
      return rank(own) <= rank(own + 1)
    }),
  'a higher check hides from at least as many observers, and is never easier to find': (ruleset) =>
    fc.property(
      small,
      fc.array(fc.record({ total: small, aware: fc.boolean() }), { maxLength: 4 }),
      small,
      (total, observers, search) => {
        const hiddenFrom = (own: number): number =>
          hide({ total: own, observers }, ruleset).value.hiddenFrom.filter(Boolean).length
        return (
          hiddenFrom(total) <= hiddenFrom(total + 1) &&
          (findsHidden({ total: search, hidingTotal: total }, ruleset) ||
            !findsHidden({ total: search, hidingTotal: total + 1 }, ruleset))
        )
      },
    ),
  'the Initiative order runs from the highest count to the lowest, and includes every combatant': (ruleset) =>
    fc.property(
      fc.uniqueArray(
        fc.record({
          id: fc.string({ minLength: 1, maxLength: 3 }),
          count: fc.integer({ min: 1, max: 6 }),
          dexterityScore: fc.integer({ min: 8, max: 12 }),
          kind: fc.constantFrom('character', 'monster'),
        }),
        { selector: ({ id }) => id, maxLength: 8 },
      ),
      (combatants) => {
        const ids = combatants.map(({ id }) => id)
        const order = initiativeOrder({ places: initiativePlaces(combatants, ruleset), decided: ids })
        const counts = order.map((id) => combatants.find((combatant) => combatant.id === id)?.count ?? 0)
        return (
          [...order].sort().join() === [...ids].sort().join() &&
          counts.every((count, place) => place === 0 || count <= (counts[place - 1] ?? 0))
        )
      },
    ),
  'a readied reaction keeps every creature in the order': (ruleset) =>
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 6 }),
      fc.nat(),
      fc.nat(),
      (order, one, other) => {
        const reacted = order[one % order.length] ?? 0
        const triggered = order[other % order.length] ?? 0
        if (reacted === triggered) return true
        const after = orderAfterReady({ order, reacted, triggered }, ruleset)
        return [...after].sort().join() === [...order].sort().join()
      },
    ),
  'a higher ability modifier raises the DC of a spell, and proficiency never subtracts': (ruleset) =>
    fc.property(bonuses, fc.integer({ min: 2, max: 9 }), (abilityModifier, proficiencyBonus) => {
      const dc = (modifier: number): number =>
        spellSaveDc({ abilityModifier: modifier, training: proficiencyBonus }, ruleset).value
      const added = (proficient: boolean): number =>
        trainingAdded({ proficiencyBonus, proficient, trainingBonus: 2 }, ruleset)
      return dc(abilityModifier) < dc(abilityModifier + 1) && added(false) <= added(true) && added(false) >= 0
    }),
  'the mean of the die that counts: lower with Disadvantage, 10½ alone, higher with Advantage': () =>
    fc.property(fc.constantFrom(...ROLL_STATES), (state) => {
      const average = toNumber(mean(d20Distribution(state)))
      return Math.sign(average - 10.5) === RANK[state] - 1
    }),
}
