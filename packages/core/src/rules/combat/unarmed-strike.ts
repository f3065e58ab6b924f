import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { StepOf, WithSteps } from '../../steps/step.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { requireRule } from '../basics/require-rule.ts'
import { MINIMUM_DAMAGE } from '../damage-and-healing/damage.ts'
import { sizesLarger } from './size-difference.ts'
import type { COMBAT_STEP_KINDS } from './steps.ts'

type UnarmedStrikeStep = StepOf<typeof COMBAT_STEP_KINDS, 'target-in-reach' | 'target-small-enough' | 'hand-free'>

/** What counts about a creature for its Unarmed Strikes. */
export interface Striker {
  /** the modifier, not the score */
  readonly strengthModifier: number
  readonly proficiencyBonus: number
}

/**
 * What an Unarmed Strike adds to the attack roll: the Strength modifier and the Proficiency Bonus. A rule of
 * 5.2.1 alone.
 *
 * @throws RangeError if a number is not an integer
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 * @example
 * unarmedStrikeBonus({ strengthModifier: 3, proficiencyBonus: 2 }) // => 5
 */
export const unarmedStrikeBonus = ({ strengthModifier, proficiencyBonus }: Striker): number =>
  requireInteger('strengthModifier', strengthModifier, ANY_INTEGER) +
  requireInteger('proficiencyBonus', proficiencyBonus, ANY_INTEGER)

/**
 * The damage of an Unarmed Strike that hits, a fixed amount without dice: 1 plus the Strength modifier, never less than
 * 0.
 *
 * @param strengthModifier the modifier, not the score
 * @throws RangeError if the modifier is not an integer, or the edition has no such rule
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 * @example
 * unarmedStrikeDamage(3) // => 4
 * unarmedStrikeDamage(-2) // => 0
 */
export function unarmedStrikeDamage(
  strengthModifier: number,
  ruleset: RulesOf<'unarmedStrike'> = srd521Combat,
): number {
  const { baseDamage } = requireRule('unarmedStrike', ruleset.unarmedStrike)
  return Math.max(MINIMUM_DAMAGE, baseDamage + requireInteger('strengthModifier', strengthModifier, ANY_INTEGER))
}

/**
 * The DC of the saving throw against a grapple or shove by an Unarmed Strike, and of attempts to escape that grapple.
 *
 * @throws RangeError if a number is not an integer, or the edition has no such rule, or decides by a contest, as SRD 5.1
 *   does
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 * @example
 * grappleOrShoveDc({ strengthModifier: 3, proficiencyBonus: 2 }) // => 13
 */
export function grappleOrShoveDc(striker: Striker, ruleset: RulesOf<'unarmedStrike'> = srd521Combat): number {
  const { grip } = requireRule('unarmedStrike', ruleset.unarmedStrike)
  if (grip.decidedBy === 'saving-throw') return grip.baseDc + unarmedStrikeBonus(striker)
  throw new RangeError(`unarmedStrike.grip.decidedBy is ${grip.decidedBy}; expected saving-throw. Use contestChances.`)
}

/**
 * What an Unarmed Strike can do to a target instead of damage.
 *
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 */
export const GRIPS = ['grapple', 'shove'] as const

/** An attempt to grapple or shove. */
export interface GrappleOrShove {
  readonly kind: (typeof GRIPS)[number]
  readonly size: Size
  readonly targetSize: Size
  readonly distanceFeet: number
  /** whether a hand is free to grab with; a shove needs none */
  readonly handFree: boolean
}

/**
 * Whether an Unarmed Strike can grapple or shove a target: it must be within 5 feet and no more than one size larger,
 * and a grapple needs a free hand.
 *
 * @returns the answer, and a step for each rule
 * @throws RangeError if an id is unknown, the distance is negative or not an integer, or the edition has no such rule
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 * @example
 * canGrappleOrShove({ kind: 'shove', size: 'medium', targetSize: 'large', distanceFeet: 5, handFree: false }).value // => true
 * canGrappleOrShove({ kind: 'grapple', size: 'medium', targetSize: 'huge', distanceFeet: 5, handFree: true }).value // => false
 */
export function canGrappleOrShove(
  { kind, size, targetSize, distanceFeet, handFree }: GrappleOrShove,
  ruleset: RulesOf<'unarmedStrike'> = srd521Combat,
): WithSteps<boolean, UnarmedStrikeStep> {
  const rule = requireRule('unarmedStrike', ruleset.unarmedStrike)
  requireOneOf('kind', kind, GRIPS)
  requireOneOf('size', size, SIZES)
  requireOneOf('targetSize', targetSize, SIZES)
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  const inReach = distanceFeet <= rule.reachFeet
  const smallEnough = sizesLarger({ size: targetSize, than: size }) <= rule.maximumSizesLarger
  const steps: UnarmedStrikeStep[] = [
    {
      kind: 'target-in-reach',
      rule: 'reach',
      values: { reachFeet: rule.reachFeet, distanceFeet, possible: inReach },
    },
    {
      kind: 'target-small-enough',
      rule: 'unarmed-strike',
      values: { kind, size, targetSize, possible: smallEnough },
    },
  ]
  if (kind === 'grapple') steps.push({ kind: 'hand-free', rule: 'grappling', values: { possible: handFree } })
  return { value: steps.every(({ values }) => values.possible), steps }
}
