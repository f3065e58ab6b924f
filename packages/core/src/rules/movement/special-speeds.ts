import { ANY_INTEGER, FROM_0, FROM_1, requireInteger } from '../../bounds.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { FlyingObstacle } from '../../vocabulary/flying-obstacles.ts'
import { SPEEDS, type SpeedKind } from '../../vocabulary/speeds.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { requireRule } from '../basics/require-rule.ts'
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
 * The speeds of a creature after an effect changed its Speed: each special speed changes in the same way, in an edition
 * that says so. An effect gives no special speed to a creature that lacks it, and no speed falls below 0.
 *
 * @throws RangeError if a speed is negative or not an integer, or the change is unknown or not by an integer
 * @source SRD 5.2.1, Rules Glossary, Speed (page 188)
 * @example
 * changeSpeeds({ speeds: { speed: 30, 'fly-speed': 60 }, change: { kind: 'divided', by: 2 } }) // => { speed: 15, 'fly-speed': 30 }
 * changeSpeeds({ speeds: { speed: 30, 'climb-speed': 20 }, change: { kind: 'zero' } }) // => { speed: 0, 'climb-speed': 0 }
 * changeSpeeds({ speeds: { speed: 30, 'fly-speed': 60 }, change: { kind: 'feet', feet: 10 } }, srd51) // => { speed: 40, 'fly-speed': 60 }
 */
export function changeSpeeds(
  { speeds, change }: ChangedSpeeds,
  { movement }: RulesOf<'movement'> = srd521Combat,
): Speeds {
  let result: Speeds = { speed: changed(requireInteger('speeds.speed', speeds.speed, FROM_0), change) }
  for (const kind of SPEEDS) {
    const speed = speeds[kind]
    if (kind === 'speed' || speed === undefined) continue
    requireInteger(`speeds.${kind}`, speed, FROM_0)
    result = { ...result, [kind]: movement.specialSpeedsFollow ? changed(speed, change) : speed }
  }
  return result
}

/** A creature in the air. */
export interface Flyer {
  readonly flySpeedFeet: number
  readonly hovers: boolean
  readonly incapacitated: boolean
  readonly prone: boolean
  /** whether something else keeps it from moving; false by default */
  readonly cannotMove?: boolean
  /** whether magic, such as a spell that lets it fly, holds it in the air; false by default */
  readonly heldByMagic?: boolean
}

/**
 * Whether a flying creature stays aloft: it falls when it has the Incapacitated or Prone condition or its Fly Speed is
 * 0, unless it can hover. In SRD 5.1 it falls when it is knocked Prone or cannot move, unless it can hover or magic holds
 * it in the air.
 *
 * @throws RangeError if the Fly Speed is negative or not an integer, or the edition has no rule for flying
 * @source SRD 5.2.1, Rules Glossary: Flying, Fly Speed (page 182), Hover (page 183)
 * @source SRD 5.1, Combat, Flying Movement (page 92)
 * @example
 * staysAloft({ flySpeedFeet: 60, hovers: false, incapacitated: false, prone: true }) // => { allowed: false, rule: 'flying', because: 'prone' }
 * staysAloft({ flySpeedFeet: 0, hovers: true, incapacitated: true, prone: false }) // => { allowed: true }
 * staysAloft({ flySpeedFeet: 60, hovers: false, incapacitated: true, prone: false }, srd51) // => { allowed: true }
 */
export function staysAloft(
  { flySpeedFeet, hovers, incapacitated, prone, cannotMove = false, heldByMagic = false }: Flyer,
  { flight }: RulesOf<'flight'> = srd521Combat,
): Permission<FlyingObstacle> {
  requireInteger('flySpeedFeet', flySpeedFeet, FROM_0)
  const { fallsWhen, magicHoldsAloft } = requireRule('flight', flight)
  const held = hovers || (magicHoldsAloft && heldByMagic)
  const falls = (obstacle: FlyingObstacle, present: boolean) => !held && present && fallsWhen.includes(obstacle)
  return firstObstacle([
    [falls('incapacitated', incapacitated), 'flying', 'incapacitated'],
    [falls('prone', prone), 'flying', 'prone'],
    [falls('no-fly-speed', flySpeedFeet === 0), 'flying', 'no-fly-speed'],
    [falls('cannot-move', cannotMove), 'flying', 'cannot-move'],
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
