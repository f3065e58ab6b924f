import type { Size } from '../../vocabulary/sizes.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import { sizesLarger } from './size-difference.ts'
import type { CombatRuleStep } from './steps.ts'

/**
 * The skills for escaping a grapple with an action: Strength (Athletics) or Dexterity (Acrobatics).
 *
 * @source SRD 5.2.1, Rules Glossary, Grappling (page 182)
 */
export const ESCAPE_SKILLS = ['athletics', 'acrobatics'] as const satisfies readonly Skill[]

/**
 * How many sizes smaller than the grappler a creature has to be so that moving it costs nothing extra.
 *
 * @source SRD 5.2.1, Rules Glossary, Grappled (page 182)
 */
export const DRAG_SIZES_SMALLER = 2

/**
 * Whether moving a Grappled creature costs the grappler 1 extra foot for each foot. It does not if the creature is
 * Tiny, or two or more sizes smaller than the grappler.
 *
 * @source SRD 5.2.1, Rules Glossary, Grappled (page 182)
 * @example
 * draggingCostsExtra('medium', 'medium') // => true
 * draggingCostsExtra('large', 'small') // => false
 */
export const draggingCostsExtra = (grapplerSize: Size, grappledSize: Size): boolean =>
  grappledSize !== 'tiny' && sizesLarger({ size: grapplerSize, than: grappledSize }) < DRAG_SIZES_SMALLER

/** What can end a grapple. */
export interface GrappleState {
  readonly escaped: boolean
  readonly grapplerIncapacitated: boolean
  readonly released: boolean
  readonly distanceFeet: number
  /** the range of the grapple: for an Unarmed Strike its reach */
  readonly rangeFeet: number
}

/**
 * Whether a grapple has ended: by escape, because the grappler is Incapacitated or lets go, or because the distance
 * exceeds the grapple's range.
 *
 * @returns the answer, and a step for each reason
 * @source SRD 5.2.1, Rules Glossary, Grappling (page 182)
 * @example
 * grappleEnds({ escaped: false, grapplerIncapacitated: false, released: false, distanceFeet: 10, rangeFeet: 5 }).ends // => true
 */
export function grappleEnds({ distanceFeet, rangeFeet, ...reasons }: GrappleState): {
  readonly ends: boolean
  readonly steps: readonly CombatRuleStep[]
} {
  const given: Readonly<Record<string, boolean>> = { ...reasons, outOfRange: distanceFeet > rangeFeet }
  const steps: readonly CombatRuleStep[] = Object.entries(given).flatMap(([reason, holds]) =>
    holds ? [{ kind: 'grapple-ended', rule: 'grappling', values: { because: reason } }] : [],
  )
  return { ends: steps.length > 0, steps }
}
