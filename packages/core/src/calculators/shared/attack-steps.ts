import type { Distribution } from '../../dice/distribution.ts'
import { format } from '../../dice/format.ts'
import { addFractions, type Fraction } from '../../fraction.ts'
import { canBeTargetedDirectly, coverBonus } from '../../rules/combat/cover.ts'
import { d20Pool } from '../../rules/d20-tests/advantage.ts'
import { type AttackChances, type AttackRoll, naturalRollNeeded } from '../../rules/d20-tests/attack-roll.ts'
import type { CriticalHitRule } from '../../rulesets/damage-and-healing.ts'
import type { Step } from '../calculator.ts'
import type { AttackDamage, DamageDice } from './attack-damage.ts'
import type { AttackInput } from './attack-fields.ts'
import type { AttackSituationFound } from './attack-situation.ts'
import { damageSteps } from './damage-steps.ts'
import { dice, integer, option, probability, quantity, signed } from './values.ts'

/** How cover changes AC, or that it prevents the attack. */
export function coverSteps({ cover, ac }: AttackInput, armorClass: number): readonly Step[] {
  if (cover === 'none') return []
  const rule = `${cover}-cover`
  if (!canBeTargetedDirectly(cover)) return [{ rule, id: 'cannot-be-targeted', values: {} }]
  const values = {
    cover: option('cover', cover),
    ac: integer(ac),
    bonus: signed(coverBonus(cover)),
    armorClass: integer(armorClass),
  }
  return [{ rule, id: 'cover', values }]
}

/** That the target is too far away. */
export const outOfRangeStep = ({ kind, distance, reach, range, 'long-range': long }: AttackInput): Step =>
  kind === 'melee'
    ? {
        rule: 'reach',
        id: 'out-of-reach',
        values: { distance: quantity(distance, 'feet'), reach: quantity(reach, 'feet') },
      }
    : {
        rule: 'range',
        id: 'out-of-range',
        values: { distance: quantity(distance, 'feet'), range: quantity(Math.max(range, long), 'feet') },
      }

/** The sentence for Critical Hits that change the dice. */
const CRITICAL_STEPS: Readonly<Record<CriticalHitRule['damageDice'], string>> = {
  'rolled-again': 'critical',
  maximum: 'critical-maximum',
}

/** The sentence for Critical Hits with these damage dice. */
function criticalStep(everyHit: boolean, { dice, criticalDice }: DamageDice, rule: CriticalHitRule): string {
  if (dice === criticalDice) return 'critical-no-dice'
  return everyHit ? 'every-hit-critical' : CRITICAL_STEPS[rule.damageDice]
}

/** From the attack roll to the damage of a hit. */
export function hitSteps(
  situation: AttackSituationFound,
  attackRoll: AttackRoll,
  chances: AttackChances,
  { damage, extra, once }: AttackDamage,
  { critical, 'extra-twice': twice }: AttackInput,
  rule: CriticalHitRule,
): readonly Step[] {
  const { state } = situation
  return [
    {
      rule: 'attack-roll',
      id: 'needed',
      values: {
        bonus: signed(attackRoll.bonus),
        armorClass: integer(attackRoll.armorClass),
        needed: integer(naturalRollNeeded(attackRoll)),
      },
    },
    {
      rule: state === 'normal' ? 'rolling-20-or-1' : state,
      id: state,
      values: {
        dice: dice(format(d20Pool(state))),
        chance: probability(addFractions(chances.hit, chances.criticalHit)),
      },
    },
    ...situation.criticalSteps,
    {
      rule: 'critical-hit',
      id: criticalStep(situation.everyHitCritical, damage, rule),
      values: {
        critical: integer(critical),
        chance: probability(chances.criticalHit),
        damage: dice(damage.dice),
        criticalDamage: dice(damage.criticalDice),
      },
    },
    ...(extra === undefined
      ? []
      : [
          {
            rule: 'damage-roll',
            id: twice ? 'extra' : 'extra-never-twice',
            values: { dice: dice(extra.dice), criticalDice: dice(extra.criticalDice) },
          },
        ]),
    ...(once === undefined
      ? []
      : [
          {
            rule: 'damage-roll',
            id: 'once',
            values: { dice: dice(once.dice), criticalDice: dice(once.criticalDice) },
          },
        ]),
  ]
}

/** From the damage dealt by a typical hit to the damage taken, type by type. */
export const takenSteps = (
  { damageSteps: before }: AttackSituationFound,
  { extra, modifiers, otherModifiers }: AttackDamage,
  dealt: Distribution,
): readonly Step[] => [
  ...before,
  ...damageSteps(dealt, modifiers),
  ...(extra === undefined || otherModifiers === undefined
    ? []
    : damageSteps(extra.hit, otherModifiers).map((step) => ({ ...step, id: `extra-${step.id}` }))),
]

/** The result of several attacks and rounds. */
export const roundSteps = (
  { attacks, rounds, 'hit-points': hitPoints }: AttackInput,
  anyHit: Fraction,
  drops: Fraction | undefined,
): readonly Step[] => [
  ...(attacks === 1
    ? []
    : [{ rule: 'attack', id: 'attacks', values: { attacks: integer(attacks), chance: probability(anyHit) } }]),
  ...(drops === undefined
    ? []
    : [
        {
          rule: 'dropping-to-0',
          id: rounds === 1 ? 'drops' : 'drops-by-round',
          values: { hitPoints: integer(hitPoints), rounds: integer(rounds), chance: probability(drops) },
        },
      ]),
]
