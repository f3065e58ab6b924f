import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { WithSteps } from '../../steps/step.ts'
import { MOVEMENT_COSTS, type MovementCircumstance } from '../../tables/movement/movement-costs.ts'
import { SPEEDS, type SpeedKind } from '../../vocabulary/speeds.ts'
import type { MovementRuleStep } from './steps.ts'

/** Part of a move, the same from beginning to end. */
export interface Movement {
  /** the distance, from 0 */
  readonly feet: number
  /** what makes it cost more; naming one twice adds nothing, since Difficult Terrain isn't cumulative */
  readonly circumstances?: readonly MovementCircumstance[]
  /** the speed used; the Speed by default */
  readonly speed?: SpeedKind
}

const CIRCUMSTANCES = MOVEMENT_COSTS.map(({ circumstance }) => circumstance)

/**
 * The cost of part of a move, in feet: its distance, and for each circumstance the same again. In an edition that counts
 * movement in segments, a started segment counts as a whole one. A jump costs its distance. In SRD 5.1 dragging a
 * Grappled creature halves the Speed, so that everything else costs twice as much.
 *
 * @returns the cost, and as steps the distance first, then each circumstance with the feet it adds; 0 if the speed used
 *   cancels it
 * @throws RangeError if the distance is negative or not an integer, or an id is unknown
 * @source SRD 5.2.1, Rules Glossary: Climbing (page 178), Crawling (page 179), Difficult Terrain (page 181),
 *   Grappled (page 182), Swimming (page 189); 2012 playtest, Movement
 * @source SRD 5.1, Combat, Moving a Grappled Creature (page 96)
 * @example
 * movementCostFeet({ feet: 5, circumstances: ['difficult-terrain'] }).value // => 10
 * movementCostFeet({ feet: 5, circumstances: ['climbing', 'difficult-terrain'] }).value // => 15
 * movementCostFeet({ feet: 3, circumstances: ['swimming'] }, next2012).value // => 10
 * movementCostFeet({ feet: 5, circumstances: ['difficult-terrain', 'grappled'] }, srd51).value // => 20
 */
export function movementCostFeet(
  { feet, circumstances = [], speed = 'speed' }: Movement,
  { movement, dragging }: RulesOf<'movement' | 'dragging'> = srd521Combat,
): WithSteps<number, MovementRuleStep> {
  const { incrementFeet } = movement
  requireInteger('feet', feet, FROM_0)
  requireEachOf('circumstances', circumstances, CIRCUMSTANCES)
  requireOneOf('speed', speed, SPEEDS)
  const distance = Math.ceil(feet / incrementFeet) * incrementFeet
  const steps: MovementRuleStep[] = [
    { kind: 'distance-covered', rule: 'speed', values: { feet, speed, costFeet: distance } },
  ]
  let cost = distance
  for (const { circumstance, extraFeetPerFoot, ignoredWith } of MOVEMENT_COSTS) {
    if (!circumstances.includes(circumstance)) continue
    const ignored = ignoredWith === speed
    const halvesSpeed = circumstance === 'grappled' && dragging.slows === 'half-speed'
    const extraFeet = ignored ? 0 : halvesSpeed ? cost : distance * extraFeetPerFoot
    steps.push({
      kind: circumstance === 'crawling' ? 'crawling-costs-extra' : 'movement-costs-extra',
      rule: ignored ? ignoredWith : circumstance,
      values: { feet: distance, extraFeet },
    })
    cost += extraFeet
  }
  return { value: cost, steps }
}
