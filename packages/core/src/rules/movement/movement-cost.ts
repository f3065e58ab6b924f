import { requireInteger } from '../../bounds.ts'
import type { MovementRule } from '../../rulesets/combat.ts'
import { MOVEMENT_COSTS, type MovementCircumstance } from '../../tables/movement/movement-costs.ts'
import type { SpeedKind } from '../../vocabulary/speeds.ts'
import type { MovementRuleStep } from './steps.ts'

/** Part of a move, the same from beginning to end. */
export interface Movement {
  /** the distance, from 0 */
  readonly feet: number
  /** what makes it cost more; naming one twice adds nothing, since Difficult Terrain isn't cumulative */
  readonly circumstances?: readonly MovementCircumstance[]
  /** the speed used */
  readonly speed?: SpeedKind
}

/** The cost of movement, and why. */
export interface MovementCost {
  readonly feet: number
  /** the distance first, then each circumstance with the feet it adds; 0 if the speed used cancels it */
  readonly steps: readonly MovementRuleStep[]
}

/**
 * The cost of part of a move: its distance, and for each circumstance the same again. In an edition that counts
 * movement in segments, a started segment counts as a whole one. A jump costs its distance.
 *
 * @throws RangeError if the distance is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Climbing (page 178), Crawling (page 179), Difficult Terrain (page 181),
 *   Grappled (page 182), Swimming (page 189); 2012 playtest, Movement
 * @example
 * movementCost({ feet: 5, circumstances: ['difficult-terrain'] }, srd521.movement).feet // => 10
 * movementCost({ feet: 5, circumstances: ['climbing', 'difficult-terrain'] }, srd521.movement).feet // => 15
 * movementCost({ feet: 3, circumstances: ['swimming'] }, next2012.movement).feet // => 10
 */
export function movementCost(
  { feet, circumstances = [], speed = 'speed' }: Movement,
  rule: MovementRule,
): MovementCost {
  requireInteger('feet', feet, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  const distance = Math.ceil(feet / rule.incrementFeet) * rule.incrementFeet
  const steps: MovementRuleStep[] = [
    { kind: 'distance-covered', rule: 'speed', values: { feet, speed, costFeet: distance } },
  ]
  let cost = distance
  for (const { circumstance, extraFeetPerFoot, ignoredWith } of MOVEMENT_COSTS) {
    if (!circumstances.includes(circumstance)) continue
    const ignored = ignoredWith === speed
    const extraFeet = ignored ? 0 : distance * extraFeetPerFoot
    steps.push({
      kind: circumstance === 'crawling' ? 'crawling-costs-extra' : 'movement-costs-extra',
      rule: ignored ? ignoredWith : circumstance,
      values: { feet: distance, extraFeet },
    })
    cost += extraFeet
  }
  return { feet: cost, steps }
}
