import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { WithSteps } from '../../steps/step.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
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

/** A creature that moves another one, which it grapples. */
export interface Dragging {
  readonly grapplerSize: Size
  readonly grappledSize: Size
}

/**
 * Whether moving a Grappled creature costs the grappler 1 extra foot for each foot. It does not if the creature is
 * Tiny, or two or more sizes smaller than the grappler. A rule of 5.2.1 alone.
 *
 * @throws RangeError if a size is unknown
 * @source SRD 5.2.1, Rules Glossary, Grappled (page 182)
 * @example
 * draggingCostsExtra({ grapplerSize: 'medium', grappledSize: 'medium' }) // => true
 * draggingCostsExtra({ grapplerSize: 'large', grappledSize: 'small' }) // => false
 */
export function draggingCostsExtra({ grapplerSize, grappledSize }: Dragging): boolean {
  requireOneOf('grapplerSize', grapplerSize, SIZES)
  requireOneOf('grappledSize', grappledSize, SIZES)
  return grappledSize !== 'tiny' && sizesLarger({ size: grapplerSize, than: grappledSize }) < DRAG_SIZES_SMALLER
}

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
 * exceeds the grapple's range. A rule of 5.2.1 alone.
 *
 * @returns the answer, and a step for each reason
 * @throws RangeError if a number of feet is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Grappling (page 182)
 * @example
 * grappleEnds({ escaped: false, grapplerIncapacitated: false, released: false, distanceFeet: 10, rangeFeet: 5 }).value // => true
 */
export function grappleEnds({ distanceFeet, rangeFeet, ...reasons }: GrappleState): WithSteps<boolean, CombatRuleStep> {
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  requireInteger('rangeFeet', rangeFeet, FROM_0)
  const given: Readonly<Record<string, boolean>> = { ...reasons, outOfRange: distanceFeet > rangeFeet }
  const steps: readonly CombatRuleStep[] = Object.entries(given).flatMap(([reason, holds]) =>
    holds ? [{ kind: 'grapple-ended', rule: 'grappling', values: { because: reason } }] : [],
  )
  return { value: steps.length > 0, steps }
}
