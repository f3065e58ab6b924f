import { requireInteger } from '../../bounds.ts'
import type { MountedCombatRule } from '../../rulesets/combat.ts'
import type { StepOf } from '../../steps/step.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { sizesLarger } from './size-difference.ts'
import type { COMBAT_STEP_KINDS, CombatRuleStep } from './steps.ts'

type MountingStep = StepOf<typeof COMBAT_STEP_KINDS, 'mount-suits' | 'mount-in-reach' | 'mounting-paid'>

/** An attempt to mount a creature. */
export interface Mounting {
  readonly riderSize: Size
  readonly mountSize: Size
  readonly willing: boolean
  readonly fitAnatomy: boolean
  readonly distanceFeet: number
  readonly speedFeet: number
  readonly movementLeftFeet: number
}

const FEET = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/**
 * What mounting or dismounting costs, in feet of movement: half the Speed, rounded down.
 *
 * @param speedFeet the Speed of the rider
 * @throws RangeError if the Speed is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Mounting and Dismounting (page 15)
 * @example
 * mountingCost(30, srd521.mountedCombat) // => 15
 */
export const mountingCost = (speedFeet: number, { costsSpeedDividedBy }: MountedCombatRule): number =>
  divideRoundDown(requireInteger('speedFeet', speedFeet, FEET), costsSpeedDividedBy)

/**
 * Whether a creature can mount another one during its move: the mount must be willing, at least one size larger, of an
 * appropriate anatomy and within 5 feet, and the rider needs enough movement.
 *
 * @returns the answer, and a step for each rule
 * @throws RangeError if a number of feet is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Mounted Combat (page 15)
 * @example
 * canMount({ riderSize: 'medium', mountSize: 'large', willing: true, fitAnatomy: true, distanceFeet: 5, speedFeet: 30, movementLeftFeet: 15 }, srd521.mountedCombat).possible // => true
 */
export function canMount(
  { riderSize, mountSize, willing, fitAnatomy, distanceFeet, speedFeet, movementLeftFeet }: Mounting,
  rule: MountedCombatRule,
): { readonly possible: boolean; readonly steps: readonly MountingStep[] } {
  requireInteger('distanceFeet', distanceFeet, FEET)
  requireInteger('movementLeftFeet', movementLeftFeet, FEET)
  const costFeet = mountingCost(speedFeet, rule)
  const fit = willing && fitAnatomy && sizesLarger({ size: mountSize, than: riderSize }) >= rule.minimumSizesLarger
  const near = distanceFeet <= rule.withinFeet
  const steps: readonly MountingStep[] = [
    {
      kind: 'mount-suits',
      rule: 'mounted-combat',
      values: { riderSize, mountSize, willing, fitAnatomy, possible: fit },
    },
    { kind: 'mount-in-reach', rule: 'mounting-and-dismounting', values: { distanceFeet, possible: near } },
    {
      kind: 'mounting-paid',
      rule: 'mounting-and-dismounting',
      values: { costFeet, movementLeftFeet, possible: costFeet <= movementLeftFeet },
    },
  ]
  return { possible: steps.every(({ values }) => values.possible), steps }
}

/** How a mount acts in combat. */
export type MountControl =
  /** its Initiative becomes its rider's; it moves as the rider directs, even on the turn it is mounted */
  | {
      readonly kind: 'controlled'
      readonly initiative: 'rider'
      readonly actions: MountedCombatRule['controlledActions']
    }
  /** it keeps its place, and acts as it likes */
  | { readonly kind: 'independent'; readonly initiative: 'own' }

/**
 * Whether a rider controls its mount: only if the mount has been trained to accept one, and the rider wants to.
 *
 * @source SRD 5.2.1, Playing the Game, Controlling a Mount (page 16)
 * @example
 * mountControl({ trained: true, ignoresControl: false }, srd521.mountedCombat) // => { kind: 'controlled', initiative: 'rider', actions: ['dash', 'disengage', 'dodge'] }
 * mountControl({ trained: false, ignoresControl: false }, srd521.mountedCombat) // => { kind: 'independent', initiative: 'own' }
 */
export const mountControl = (
  { trained, ignoresControl }: { readonly trained: boolean; readonly ignoresControl: boolean },
  { controlledActions }: MountedCombatRule,
): MountControl =>
  trained && !ignoresControl
    ? { kind: 'controlled', initiative: 'rider', actions: controlledActions }
    : { kind: 'independent', initiative: 'own' }

/** What can throw a rider off its mount. */
export type ThrownBy = 'mount-moved-against-its-will' | 'rider-knocked-prone' | 'mount-knocked-prone'

/**
 * The state of a rider that falls off: Prone, in an unoccupied space within 5 feet of the mount. Its saving throw
 * decides whether it falls. The same save counts for every way to be thrown off.
 *
 * @param saveTotal the total of the Dexterity saving throw
 * @source SRD 5.2.1, Playing the Game, Falling Off (page 16)
 * @example
 * fallingOff('mount-knocked-prone', 9, srd521.mountedCombat).falls // => true
 * fallingOff('mount-knocked-prone', 10, srd521.mountedCombat).falls // => false
 */
export function fallingOff(
  thrownBy: ThrownBy,
  saveTotal: number,
  { fallingOffDc: dc, withinFeet }: MountedCombatRule,
): {
  readonly falls: boolean
  readonly prone: boolean
  readonly withinFeet: number
  readonly steps: readonly CombatRuleStep[]
} {
  const falls = saveTotal < dc
  return {
    falls,
    prone: falls,
    withinFeet: falls ? withinFeet : 0,
    steps: [{ kind: 'falling-off-saved', rule: 'falling-off', values: { thrownBy, saveTotal, dc, falls } }],
  }
}
