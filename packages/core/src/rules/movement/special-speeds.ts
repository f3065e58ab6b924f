import { ANY_INTEGER, FROM_0, FROM_1, requireInteger } from '../../bounds.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import { SPEEDS, type SpeedKind } from '../../vocabulary/speeds.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { divideRoundDown } from '../basics/round-down.ts'

/** The speeds of a creature, in feet; it lacks a special speed that is left out. */
export type Speeds = { readonly speed: number } & Readonly<Partial<Record<SpeedKind, number>>>

/** How an effect changes a creature's Speed for a time. */
export type SpeedChange =
  /** the feet added; negative to reduce it */
  | { readonly kind: 'feet'; readonly feet: number }
  | { readonly kind: 'divided'; readonly by: number }
  | { readonly kind: 'zero' }

/** The speeds of a creature, and the effect that changes its Speed. */
export interface ChangedSpeeds {
  readonly speeds: Speeds
  readonly change: SpeedChange
}

const changed = (speedFeet: number, change: SpeedChange): number => {
  switch (change.kind) {
    case 'feet':
      return Math.max(0, speedFeet + requireInteger('change.feet', change.feet, ANY_INTEGER))
    case 'divided':
      return divideRoundDown(speedFeet, requireInteger('change.by', change.by, FROM_1))
    case 'zero':
      return 0
    default:
      throw new RangeError(`change.kind is ${String((change as SpeedChange).kind)}; it must be feet, divided or zero.`)
  }
}

/**
 * The speeds of a creature after an effect changed its Speed: each special speed changes in the same way. An effect
 * gives no special speed to a creature that lacks it, and no speed falls below 0.
 *
 * @throws RangeError if a speed is negative or not an integer, or the change is unknown or not by an integer
 * @source SRD 5.2.1, Rules Glossary, Speed (page 188)
 * @example
 * changeSpeeds({ speeds: { speed: 30, 'fly-speed': 60 }, change: { kind: 'divided', by: 2 } }) // => { speed: 15, 'fly-speed': 30 }
 * changeSpeeds({ speeds: { speed: 30, 'climb-speed': 20 }, change: { kind: 'zero' } }) // => { speed: 0, 'climb-speed': 0 }
 */
export function changeSpeeds({ speeds, change }: ChangedSpeeds): Speeds {
  let result: Speeds = { speed: changed(requireInteger('speeds.speed', speeds.speed, FROM_0), change) }
  for (const kind of SPEEDS) {
    const speed = speeds[kind]
    if (kind === 'speed' || speed === undefined) continue
    result = { ...result, [kind]: changed(requireInteger(`speeds.${kind}`, speed, FROM_0), change) }
  }
  return result
}

/** A creature in the air. */
export interface Flyer {
  readonly flySpeedFeet: number
  readonly hovers: boolean
  readonly incapacitated: boolean
  readonly prone: boolean
}

/** What makes a flying creature fall. */
export type FlyingObstacle = 'incapacitated' | 'prone' | 'no-fly-speed'

/**
 * Whether a flying creature stays aloft: it falls when it has the Incapacitated or Prone condition or its Fly Speed is
 * 0, unless it can hover.
 *
 * @throws RangeError if the Fly Speed is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Flying, Fly Speed (page 182), Hover (page 183)
 * @example
 * staysAloft({ flySpeedFeet: 60, hovers: false, incapacitated: false, prone: true }) // => { allowed: false, rule: 'flying', because: 'prone' }
 * staysAloft({ flySpeedFeet: 0, hovers: true, incapacitated: true, prone: false }) // => { allowed: true }
 */
export function staysAloft({ flySpeedFeet, hovers, incapacitated, prone }: Flyer): Permission<FlyingObstacle> {
  requireInteger('flySpeedFeet', flySpeedFeet, FROM_0)
  return firstObstacle([
    [!hovers && incapacitated, 'flying', 'incapacitated'],
    [!hovers && prone, 'flying', 'prone'],
    [!hovers && flySpeedFeet === 0, 'flying', 'no-fly-speed'],
  ])
}

/**
 * What a creature can try to burrow through.
 *
 * @source SRD 5.2.1, Rules Glossary, Burrow Speed (page 178)
 */
export const GROUNDS = ['sand', 'earth', 'mud', 'ice', 'solid-rock'] as const

/** The id of a kind of ground. */
export type Ground = (typeof GROUNDS)[number]

/** Whether a value is a kind of ground. */
export const isGround = (value: unknown): value is Ground => isOneOf(value, GROUNDS)

/** A creature with a Burrow Speed, and the ground before it. */
export interface Burrowing {
  readonly ground: Ground
  /** a trait lets it tunnel through solid rock; false by default */
  readonly tunnelsRock?: boolean
}

/**
 * Whether a creature with a Burrow Speed can move through a kind of ground: not through solid rock, unless a trait
 * allows it. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the ground is unknown
 * @source SRD 5.2.1, Rules Glossary, Burrow Speed (page 178)
 * @example
 * canBurrowThrough({ ground: 'mud' }) // => true
 * canBurrowThrough({ ground: 'solid-rock' }) // => false
 */
export const canBurrowThrough = ({ ground, tunnelsRock = false }: Burrowing): boolean =>
  requireOneOf('ground', ground, GROUNDS) !== 'solid-rock' || tunnelsRock
