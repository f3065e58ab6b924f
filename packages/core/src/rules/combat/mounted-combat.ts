import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import type { MountedCombatRule } from '../../rulesets/combat.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { StepOf, WithSteps } from '../../steps/step.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { requireRule } from '../basics/require-rule.ts'
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

/**
 * What mounting or dismounting costs, in feet of movement: half the Speed, rounded down.
 *
 * @param speedFeet the Speed of the rider
 * @throws RangeError if the Speed is negative or not an integer, or the edition has no such rule
 * @source SRD 5.2.1, Playing the Game, Mounting and Dismounting (page 15)
 * @example
 * mountingCostFeet(30) // => 15
 */
export function mountingCostFeet(speedFeet: number, ruleset: RulesOf<'mountedCombat'> = srd521Combat): number {
  const { costsSpeedDividedBy } = requireRule('mountedCombat', ruleset.mountedCombat)
  return divideRoundDown(requireInteger('speedFeet', speedFeet, FROM_0), costsSpeedDividedBy)
}

/**
 * Whether a creature can mount another one during its move: the mount must be willing, at least one size larger, of an
 * appropriate anatomy and within 5 feet, and the rider needs enough movement.
 *
 * @returns the answer, and a step for each rule
 * @throws RangeError if a number of feet is negative or not an integer, a size is unknown, or the edition has no such
 *   rule
 * @source SRD 5.2.1, Playing the Game, Mounted Combat (page 15)
 * @example
 * canMount({ riderSize: 'medium', mountSize: 'large', willing: true, fitAnatomy: true, distanceFeet: 5, speedFeet: 30, movementLeftFeet: 15 }).value // => true
 */
export function canMount(
  { riderSize, mountSize, willing, fitAnatomy, distanceFeet, speedFeet, movementLeftFeet }: Mounting,
  ruleset: RulesOf<'mountedCombat'> = srd521Combat,
): WithSteps<boolean, MountingStep> {
  const rule = requireRule('mountedCombat', ruleset.mountedCombat)
  requireOneOf('riderSize', riderSize, SIZES)
  requireOneOf('mountSize', mountSize, SIZES)
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  requireInteger('movementLeftFeet', movementLeftFeet, FROM_0)
  const costFeet = mountingCostFeet(speedFeet, ruleset)
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
  return { value: steps.every(({ values }) => values.possible), steps }
}

/** A mount and the wish of its rider. */
export interface RiddenMount {
  /** it has been trained to accept a rider */
  readonly trained: boolean
  /** its rider does not want to control it */
  readonly ignoresControl: boolean
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
 * @throws RangeError if the edition has no such rule
 * @source SRD 5.2.1, Playing the Game, Controlling a Mount (page 16)
 * @example
 * mountControl({ trained: true, ignoresControl: false }) // => { kind: 'controlled', initiative: 'rider', actions: ['dash', 'disengage', 'dodge'] }
 * mountControl({ trained: false, ignoresControl: false }) // => { kind: 'independent', initiative: 'own' }
 */
export function mountControl(
  { trained, ignoresControl }: RiddenMount,
  ruleset: RulesOf<'mountedCombat'> = srd521Combat,
): MountControl {
  const { controlledActions } = requireRule('mountedCombat', ruleset.mountedCombat)
  return trained && !ignoresControl
    ? { kind: 'controlled', initiative: 'rider', actions: controlledActions }
    : { kind: 'independent', initiative: 'own' }
}

/**
 * What can throw a rider off its mount.
 *
 * @source SRD 5.2.1, Playing the Game, Falling Off (page 16)
 */
export const THROWN_BY = ['mount-moved-against-its-will', 'rider-knocked-prone', 'mount-knocked-prone'] as const

/** The id of what throws a rider off. */
export type ThrownBy = (typeof THROWN_BY)[number]

/** Whether a value is the id of what throws a rider off. */
export const isThrownBy = (value: unknown): value is ThrownBy => isOneOf(value, THROWN_BY)

/** A rider that may be thrown off. */
export interface ThrownRider {
  readonly thrownBy: ThrownBy
  /** the total of the Dexterity saving throw */
  readonly saveTotal: number
  /** the rider uses its Reaction to land on its feet, in an edition that allows that; not by default */
  readonly usesReaction?: boolean
}

/** The state of a rider after its saving throw. */
export interface RiderThrown {
  readonly falls: boolean
  readonly prone: boolean
  /** how near the mount it lands; 0 if it stays mounted */
  readonly withinFeet: number
}

/**
 * The state of a rider that falls off: Prone, in an unoccupied space within 5 feet of the mount. Its saving throw
 * decides whether it falls. The same save counts for every way to be thrown off; in SRD 5.1 a rider whose mount is knocked
 * Prone always leaves it, and lands on its feet if it uses its Reaction.
 *
 * @throws RangeError if what throws it off is unknown, the total is not an integer, or the edition has no such rule
 * @source SRD 5.2.1, Playing the Game, Falling Off (page 16)
 * @example
 * fallingOff({ thrownBy: 'mount-knocked-prone', saveTotal: 9 }).value.falls // => true
 * fallingOff({ thrownBy: 'mount-knocked-prone', saveTotal: 10 }).value.falls // => false
 * fallingOff({ thrownBy: 'mount-knocked-prone', saveTotal: 10, usesReaction: true }, srd51).value // => { falls: true, prone: false, withinFeet: 5 }
 */
export function fallingOff(
  { thrownBy, saveTotal, usesReaction = false }: ThrownRider,
  ruleset: RulesOf<'mountedCombat'> = srd521Combat,
): WithSteps<RiderThrown, CombatRuleStep> {
  const { fallingOffDc: dc, withinFeet, whenMountFalls } = requireRule('mountedCombat', ruleset.mountedCombat)
  requireOneOf('thrownBy', thrownBy, THROWN_BY)
  requireInteger('saveTotal', saveTotal, ANY_INTEGER)
  if (whenMountFalls === 'reaction' && thrownBy === 'mount-knocked-prone') {
    return {
      value: { falls: true, prone: !usesReaction, withinFeet },
      steps: [{ kind: 'mount-fell', rule: 'falling-off', values: { onFeet: usesReaction } }],
    }
  }
  const falls = saveTotal < dc
  return {
    value: { falls, prone: falls, withinFeet: falls ? withinFeet : 0 },
    steps: [{ kind: 'falling-off-saved', rule: 'falling-off', values: { thrownBy, saveTotal, dc, falls } }],
  }
}
