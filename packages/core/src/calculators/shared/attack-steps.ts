import type { Distribution } from '../../dice/distribution.ts'
import { format } from '../../dice/format.ts'
import { addFractions, type Fraction } from '../../fraction.ts'
import { canBeTargetedDirectly, coverBonus } from '../../rules/combat/cover.ts'
import { d20Pool } from '../../rules/d20-tests/advantage.ts'
import { type AttackChances, type AttackRoll, naturalRollNeeded } from '../../rules/d20-tests/attack-roll.ts'
import type { CriticalHitRule } from '../../rulesets/damage-and-healing.ts'
import type { Step } from '../attack.steps.ts'
import type { AttackDamage, DamageDice } from './attack-damage.ts'
import type { AttackInput } from './attack-fields.ts'
import type { AttackSituationFound } from './attack-situation.ts'
import { damageSteps } from './damage-steps.ts'

/** How cover changes AC, or that it prevents the attack. */
export function coverSteps({ cover, ac }: AttackInput, armorClass: number): readonly Step[] {
  if (cover === 'none') return []
  const rule = `${cover}-cover` as const
  if (!canBeTargetedDirectly(cover)) return [{ kind: 'cannot-be-targeted', rule, values: {} }]
  const values = {
    cover,
    ac,
    bonus: coverBonus(cover),
    armorClass,
  }
  return [{ kind: 'cover', rule, values }]
}

/** The step for a target that is too far away. */
export const outOfRangeStep = ({ kind, distance, reach, range, 'long-range': long }: AttackInput): Step =>
  kind === 'melee'
    ? {
        kind: 'out-of-reach',
        rule: 'reach',
        values: { distance, reach },
      }
    : {
        kind: 'out-of-range',
        rule: 'range',
        values: { distance, range: Math.max(range, long) },
      }

/** The sentence for Critical Hits that change the dice. */
const CRITICAL_STEPS = {
  'rolled-again': 'critical',
  maximum: 'critical-maximum',
} as const satisfies Readonly<Record<CriticalHitRule['damageDice'], Step['kind']>>

/** The sentence for Critical Hits with these damage dice. */
function criticalStep(everyHit: boolean, { dice, criticalDice }: DamageDice, rule: CriticalHitRule) {
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
      kind: 'needed',
      rule: 'attack-roll',
      values: {
        bonus: attackRoll.bonus,
        armorClass: attackRoll.armorClass,
        needed: naturalRollNeeded(attackRoll),
      },
    },
    {
      kind: state,
      rule: state === 'normal' ? 'rolling-20-or-1' : state,
      values: {
        dice: format(d20Pool(state)),
        chance: addFractions(chances.hit, chances.criticalHit),
      },
    },
    ...situation.criticalSteps,
    {
      kind: criticalStep(situation.everyHitCritical, damage, rule),
      rule: 'critical-hit',
      values: {
        critical,
        chance: chances.criticalHit,
        damage: damage.dice,
        criticalDamage: damage.criticalDice,
      },
    },
    ...(extra === undefined
      ? []
      : [
          {
            kind: twice ? 'extra' : 'extra-never-twice',
            rule: 'damage-roll',
            values: { dice: extra.dice, criticalDice: extra.criticalDice },
          } as const,
        ]),
    ...(once === undefined
      ? []
      : [
          {
            kind: 'once',
            rule: 'damage-roll',
            values: { dice: once.dice, criticalDice: once.criticalDice },
          } as const,
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
    : damageSteps(extra.hit, otherModifiers).flatMap((step): readonly Step[] =>
        step.kind === 'adjustment' ? [] : [{ ...step, kind: `extra-${step.kind}` }],
      )),
]

/** The result of several attacks and rounds. */
export const roundSteps = (
  { attacks, rounds, 'hit-points': hitPoints }: AttackInput,
  anyHit: Fraction,
  drops: Fraction | undefined,
): readonly Step[] => [
  ...(attacks === 1 ? [] : [{ kind: 'attacks', rule: 'attack', values: { attacks, chance: anyHit } } as const]),
  ...(drops === undefined
    ? []
    : [
        {
          kind: rounds === 1 ? 'drops' : 'drops-by-round',
          rule: 'dropping-to-0',
          values: { hitPoints, rounds, chance: drops },
        } as const,
      ]),
]
