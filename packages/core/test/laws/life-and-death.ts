import fc from 'fast-check'
import {
  type DyingState,
  damageTaken,
  deathSavingThrow,
  finishLongRest,
  heal,
  hitDieHealing,
  hitPointsOf,
  isBloodied,
  lifeAfterDamageAtZero,
  loseTemporaryHitPointsFirst,
  mayStartLongRest,
  stabilize,
  vitalsAfterDamage,
} from '../../src/index.ts'
import { small, vitalsOf } from './arbitrary.ts'
import type { Laws } from './law.ts'

const naturals = fc.integer({ min: 1, max: 20 })

/**
 * Ranks states: the dead, those at 0 or below by their counts, the Stable, those awake by their Hit Points.
 */
const rankOf = (life: DyingState): number => {
  switch (life.kind) {
    case 'dead':
      return -1000
    case 'dying':
      return life.hitPoints + 10 * life.successes - 10 * life.failures
    case 'stable':
      return 100
    case 'conscious':
      return 200 + life.hitPoints
  }
}

/** Laws of damage, healing and dying. */
export const lifeAndDeath: Laws = {
  'damage is never negative, and Resistance never raises it': () =>
    fc.property(
      small,
      fc.record({ adjustment: fc.integer({ min: -20, max: 20 }), vulnerability: fc.boolean(), immunity: fc.boolean() }),
      (damage, modifiers) => {
        const without = damageTaken({ dealt: damage, ...modifiers }).value
        const resisted = damageTaken({ dealt: damage, ...modifiers, resistance: true }).value
        return resisted >= 0 && resisted <= without && (!modifiers.immunity || without === 0)
      },
    ),
  'Hit Points stay within the bounds of the edition': (ruleset) =>
    fc.property(vitalsOf(ruleset), small, fc.boolean(), fc.boolean(), (vitals, damage, criticalHit, spares) => {
      const { vitals: after } = vitalsAfterDamage({ vitals, damage, criticalHit, spares }, ruleset).value
      const hitPoints = hitPointsOf(after.life)
      const floor = ruleset.dying.failure === 'counted' ? 0 : vitals.deadlyHitPoints + 1
      return hitPoints >= floor && hitPoints <= vitals.hitPointMaximum && after.temporaryHitPoints >= 0
    }),
  'more damage never leaves a creature better off': (ruleset) =>
    fc.property(vitalsOf(ruleset), small, small, fc.boolean(), (vitals, damage, more, criticalHit) => {
      const rank = (dealt: number): number =>
        rankOf(vitalsAfterDamage({ vitals, damage: dealt, criticalHit }, ruleset).value.vitals.life)
      return rank(damage + more) <= rank(damage) && rank(damage) <= rankOf(vitals.life)
    }),
  '0 damage changes nothing': (ruleset) =>
    fc.property(vitalsOf(ruleset), (vitals) => {
      const { vitals: after, result } = vitalsAfterDamage({ vitals, damage: 0 }, ruleset).value
      return result === 'no-loss' && rankOf(after.life) === rankOf(vitals.life)
    }),
  'Temporary Hit Points absorb as much damage as they can, and no more': () =>
    fc.property(small, small, (temporary, damage) => {
      const { temporaryHitPoints, leftover } = loseTemporaryHitPointsFirst({
        temporaryHitPoints: temporary,
        damage,
      }).value
      return temporaryHitPoints >= 0 && leftover >= 0 && temporary - temporaryHitPoints + leftover === damage
    }),
  'healing never goes above the maximum, and never harms': (ruleset) =>
    fc.property(vitalsOf(ruleset), small, (vitals, points) => {
      const { vitals: after, regained } = heal({ vitals, points }).value
      const hitPoints = hitPointsOf(after.life)
      return (
        hitPoints <= vitals.hitPointMaximum &&
        rankOf(after.life) >= rankOf(vitals.life) &&
        regained <= points &&
        after.temporaryHitPoints === vitals.temporaryHitPoints
      )
    }),
  'the dead stay dead': (ruleset) =>
    fc.property(vitalsOf(ruleset), small, naturals, (creature, points, natural) => {
      const vitals = { ...creature, life: { kind: 'dead' } as const }
      const options = { failureDamage: 3, deadlyHitPoints: creature.deadlyHitPoints }
      const hit = { ...creature, life: vitals.life, damage: points }
      return [
        vitalsAfterDamage({ vitals, damage: points }, ruleset).value.vitals.life,
        heal({ vitals, points }).value.vitals.life,
        deathSavingThrow({ life: vitals.life, natural, ...options }, ruleset),
        lifeAfterDamageAtZero(hit, ruleset),
        stabilize({ life: vitals.life, checkTotal: natural + 10 }, ruleset),
      ].every(({ kind }) => kind === 'dead')
    }),
  'a higher Death Saving Throw is never worse': (ruleset) =>
    fc.property(
      vitalsOf(ruleset),
      fc.integer({ min: 1, max: 19 }),
      fc.integer({ min: 1, max: 6 }),
      (vitals, natural, failureDamage) => {
        const after = (number: number): DyingState =>
          deathSavingThrow(
            { life: vitals.life, natural: number, failureDamage, deadlyHitPoints: vitals.deadlyHitPoints },
            ruleset,
          )
        return rankOf(after(natural)) <= rankOf(after(natural + 1))
      },
    ),
  'no success kills, and no failure wakes': (ruleset) =>
    fc.property(vitalsOf(ruleset), naturals, (vitals, natural) => {
      const options = { failureDamage: 4, deadlyHitPoints: vitals.deadlyHitPoints }
      const { kind } = deathSavingThrow({ life: vitals.life, natural, ...options }, ruleset)
      if (vitals.life.kind !== 'dying') return kind === vitals.life.kind
      return natural >= ruleset.dying.dc ? kind !== 'dead' : kind === 'dying' || kind === 'dead'
    }),
  'a Bloodied creature stays Bloodied with fewer Hit Points; at 0 every creature is, where an edition has that': (
    ruleset,
  ) =>
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (maximum, hitPoints) => {
      const atZero = isBloodied({ hitPoints: 0, hitPointMaximum: maximum }, ruleset)
      return isBloodied({ hitPoints, hitPointMaximum: maximum }, ruleset)
        ? isBloodied({ hitPoints: hitPoints - 1, hitPointMaximum: maximum }, ruleset)
        : ruleset.bloodied === 'none'
          ? !atZero
          : atZero && hitPoints * 2 >= maximum
    }),
  'a Hit Die never costs Hit Points': (ruleset) =>
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: -5, max: 10 }), (rolled, constitutionModifier) => {
      const healing = hitDieHealing({ rolled, constitutionModifier }, ruleset)
      return healing >= 0 && healing >= rolled + constitutionModifier
    }),
  'a Long Rest removes nothing but Temporary Hit Points': (ruleset) =>
    fc.property(
      vitalsOf(ruleset),
      fc.constantFrom('usual', 'slower-hit-points', 'slower-hit-dice', 'slower-all-around'),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: -5, max: 5 }),
      (vitals, variant, left, exhaustionLevel, constitutionModifier) => {
        if (!mayStartLongRest({ vitals }, ruleset).allowed) return true
        const creature = {
          vitals,
          normalHitPointMaximum: vitals.hitPointMaximum + 5,
          hitDice: { left, total: 5 },
          exhaustionLevel,
          abilityReductions: {},
        }
        const after = finishLongRest({ creature, variant, constitutionModifier }, ruleset)
        return (
          hitPointsOf(after.vitals.life) >= hitPointsOf(vitals.life) &&
          hitPointsOf(after.vitals.life) <= after.vitals.hitPointMaximum &&
          after.hitDice.left >= left &&
          after.hitDice.left <= 5 &&
          after.exhaustionLevel <= exhaustionLevel
        )
      },
    ),
}
