import { type GridSpace, gridDistanceFeet, gridSpace, type Square, squaresOf } from '../rules/movement/grid.ts'
import type { CoverDegree } from '../vocabulary/cover-degrees.ts'
import type { Creature, FightState, Place, Range } from './state.ts'

/** The space of a creature on the grid; undefined if it is at ranges. */
export const spaceOf = ({ place, size }: Pick<Creature, 'place' | 'size'>): GridSpace | undefined =>
  place.kind === 'grid' ? gridSpace({ size, x: place.x, y: place.y }) : undefined

const isBetween = (range: Range, one: string, other: string): boolean =>
  range.between.includes(one) && range.between.includes(other) && one !== other

function creatureNamed(name: string, id: string, { creatures }: FightState): Creature {
  const creature = Object.hasOwn(creatures, id) ? creatures[id] : undefined
  if (creature === undefined) throw new RangeError(`${name} is ${id}; it must be a creature of the fight.`)
  return creature
}

/**
 * The distance between two creatures, in feet: on the grid by squares, otherwise by the ranges. Without a range, it is
 * 0.
 *
 * @throws RangeError if one of them is not in the fight
 * @source SRD 5.2.1, Playing the Game, Playing on a Grid (page 13)
 * @example
 * const row = { kind: 'grid', y: 0 } as const
 * const fight = createFight({ creatures: [{ id: 'a', side: 'one', place: { ...row, x: 0 } }, { id: 'b', side: 'two', place: { ...row, x: 3 } }] })
 * distanceFeet(fight, 'a', 'b') // => 15
 */
export function distanceFeet(state: FightState, one: string, other: string): number {
  const [from, to] = [creatureNamed('one', one, state), creatureNamed('other', other, state)]
  const [space, otherSpace] = [spaceOf(from), spaceOf(to)]
  if (space !== undefined && otherSpace !== undefined) return gridDistanceFeet({ from: space, to: otherSpace })
  return state.ranges.find((range) => isBetween(range, one, other))?.feet ?? 0
}

/** The ranges with a new distance between two creatures. */
export const withRange = (ranges: readonly Range[], one: string, other: string, feet: number): readonly Range[] => [
  ...ranges.filter((range) => !isBetween(range, one, other)),
  { between: [one, other], feet },
]

/** Whether a square is among others. */
export const includesSquare = (squares: readonly Square[], { x, y }: Square): boolean =>
  squares.some((square) => square.x === x && square.y === y)

/** Whether two spaces overlap. */
export const overlap = (one: GridSpace, other: GridSpace): boolean => gridDistanceFeet({ from: one, to: other }) === 0

const isAt = (place: Place, { x, y }: Square): boolean => place.kind === 'grid' && place.x === x && place.y === y

/** The cover that the terrain gives a creature against another one. */
export const terrainCover = ({ terrain }: FightState, from: Creature, to: Creature): CoverDegree =>
  terrain.cover.find((cover) => isAt(from.place, cover.from) && isAt(to.place, cover.to))?.degree ?? 'none'

/** The creatures whose spaces overlap a space, except those named. Dead creatures do not count. */
export function creaturesIn(state: FightState, space: GridSpace, except: readonly string[]): readonly Creature[] {
  return Object.values(state.creatures).filter((creature) => {
    if (except.includes(creature.id) || creature.vitals.life.kind === 'dead' || creature.gone === 'fled') return false
    const own = spaceOf(creature)
    return own !== undefined && overlap(own, space)
  })
}

/** Whether a space is free of terrain and of other creatures. */
export const isFree = (state: FightState, space: GridSpace, except: readonly string[]): boolean =>
  !squaresOf(space).some((square) => includesSquare(state.terrain.filled, square)) &&
  creaturesIn(state, space, except).length === 0
