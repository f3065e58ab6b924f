import { requireInteger } from '../../bounds.ts'
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

const FEET = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

const changed = (speedFeet: number, change: SpeedChange): number => {
  switch (change.kind) {
    case 'feet':
      return Math.max(0, speedFeet + change.feet)
    case 'divided':
      return divideRoundDown(speedFeet, change.by)
    case 'zero':
      return 0
  }
}

/**
 * The speeds of a creature after an effect changed its Speed: each special speed changes in the same way. An effect
 * gives no special speed to a creature that lacks it, and no speed falls below 0.
 *
 * @throws RangeError if a speed is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Speed (page 188)
 * @example
 * changeSpeeds({ speed: 30, 'fly-speed': 60 }, { kind: 'divided', by: 2 }) // => { speed: 15, 'fly-speed': 30 }
 * changeSpeeds({ speed: 30, 'climb-speed': 20 }, { kind: 'zero' }) // => { speed: 0, 'climb-speed': 0 }
 */
export function changeSpeeds(speeds: Speeds, change: SpeedChange): Speeds {
  let result: Speeds = { speed: changed(requireInteger('speed', speeds.speed, FEET), change) }
  for (const kind of SPEEDS) {
    const speed = speeds[kind]
    if (kind === 'speed' || speed === undefined) continue
    result = { ...result, [kind]: changed(requireInteger(kind, speed, FEET), change) }
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
 * @source SRD 5.2.1, Rules Glossary: Flying, Fly Speed (page 182), Hover (page 183)
 * @example
 * staysAloft({ flySpeedFeet: 60, hovers: false, incapacitated: false, prone: true }) // => { allowed: false, rule: 'flying', because: 'prone' }
 * staysAloft({ flySpeedFeet: 0, hovers: true, incapacitated: true, prone: false }) // => { allowed: true }
 */
export const staysAloft = ({ flySpeedFeet, hovers, incapacitated, prone }: Flyer): Permission<FlyingObstacle> =>
  firstObstacle([
    [!hovers && incapacitated, 'flying', 'incapacitated'],
    [!hovers && prone, 'flying', 'prone'],
    [!hovers && flySpeedFeet === 0, 'flying', 'no-fly-speed'],
  ])

/** What a creature can try to burrow through. */
export type Ground = 'sand' | 'earth' | 'mud' | 'ice' | 'solid-rock'

/**
 * Whether a creature with a Burrow Speed can move through a kind of ground: not through solid rock, unless a trait
 * allows it.
 *
 * @source SRD 5.2.1, Rules Glossary, Burrow Speed (page 178)
 * @example
 * canBurrowThrough('mud') // => true
 * canBurrowThrough('solid-rock') // => false
 */
export const canBurrowThrough = (ground: Ground, tunnelsRock = false): boolean => ground !== 'solid-rock' || tunnelsRock
