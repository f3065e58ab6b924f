import type { UnarmedStrikeRule } from '../../rulesets/combat.ts'
import type { StepOf } from '../../steps/step.ts'
import type { Size } from '../../vocabulary/sizes.ts'
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
 * What an Unarmed Strike adds to the attack roll: the Strength modifier and the Proficiency Bonus.
 *
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 * @example
 * unarmedStrikeBonus({ strengthModifier: 3, proficiencyBonus: 2 }) // => 5
 */
export const unarmedStrikeBonus = ({ strengthModifier, proficiencyBonus }: Striker): number =>
  strengthModifier + proficiencyBonus

/**
 * The damage of an Unarmed Strike that hits, a fixed amount without dice: 1 plus the Strength modifier, never less than
 * 0.
 *
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 * @example
 * unarmedStrikeDamage(3, srd521.unarmedStrike) // => 4
 * unarmedStrikeDamage(-2, srd521.unarmedStrike) // => 0
 */
export const unarmedStrikeDamage = (strengthModifier: number, { baseDamage }: UnarmedStrikeRule): number =>
  Math.max(MINIMUM_DAMAGE, baseDamage + strengthModifier)

/**
 * The DC of the saving throw against a grapple or shove by an Unarmed Strike, and of attempts to escape that grapple.
 *
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 * @example
 * grappleOrShoveDc({ strengthModifier: 3, proficiencyBonus: 2 }, srd521.unarmedStrike) // => 13
 */
export const grappleOrShoveDc = (
  { strengthModifier, proficiencyBonus }: Striker,
  { baseDc }: UnarmedStrikeRule,
): number => baseDc + strengthModifier + proficiencyBonus

/** An attempt to grapple or shove. */
export interface GrappleOrShove {
  readonly kind: 'grapple' | 'shove'
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
 * @source SRD 5.2.1, Rules Glossary, Unarmed Strike (page 190)
 * @example
 * canGrappleOrShove({ kind: 'shove', size: 'medium', targetSize: 'large', distanceFeet: 5, handFree: false }, srd521.unarmedStrike).possible // => true
 * canGrappleOrShove({ kind: 'grapple', size: 'medium', targetSize: 'huge', distanceFeet: 5, handFree: true }, srd521.unarmedStrike).possible // => false
 */
export function canGrappleOrShove(
  { kind, size, targetSize, distanceFeet, handFree }: GrappleOrShove,
  rule: UnarmedStrikeRule,
): { readonly possible: boolean; readonly steps: readonly UnarmedStrikeStep[] } {
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
  return { possible: steps.every(({ values }) => values.possible), steps }
}
