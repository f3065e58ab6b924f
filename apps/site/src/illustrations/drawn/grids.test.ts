import { canMount, gridDistanceFeet, gridStep, opportunityAttack, REACH_FEET } from '@rulestone/core'
import { srd521 } from '@rulestone/core/rulesets'
import { describe, expect, test } from 'vitest'
import { COSTS, REACHED } from './difficult-terrain.ts'
import { AROUND, COUNTED, FILLED, FROM, TO } from './grid.ts'
import { LANDINGS, MOUNT, RIDER } from './mount.ts'
import { LEAVING, WATCHER, WAY } from './opportunity-attack.ts'
import { REACHES } from './reach.ts'

const one = (square: { readonly x: number; readonly y: number }) => ({ ...square, across: 1 })

test('reach: as usual, and with a weapon that has the Reach property', () => {
  expect(REACHES).toEqual([5, 10])
})

test('opportunity attack: only the marked step provokes one', () => {
  const provoking = WAY.slice(1).flatMap((square, index) => {
    const [fromFeet, toFeet] = [WAY[index] ?? square, square].map((place) =>
      gridDistanceFeet({ from: WATCHER, to: one(place) }),
    )
    const {
      value: { provokes },
    } = opportunityAttack(
      {
        movement: { fromFeet: fromFeet ?? 0, toFeet: toFeet ?? 0, cause: 'movement', disengaged: false },
        watcher: { reachFeet: REACH_FEET, sees: true, hostile: true, canReact: true },
      },
      srd521,
    )
    return provokes ? [index + 1] : []
  })
  expect(provoking).toEqual([LEAVING])
})

test('difficult terrain: the move of the example pays for four squares', () => {
  expect(COSTS).toEqual([5, 5, 10, 10, 10])
  expect(REACHED).toBe(4)
})

describe('grid', () => {
  test('as many squares are counted as lie between the creatures, each adjacent to the one before', () => {
    expect(gridDistanceFeet({ from: FROM, to: TO })).toBe(COUNTED.length * 5)
    const places = [FROM, ...COUNTED]
    expect(
      COUNTED.map((square, index) => gridDistanceFeet({ from: one(square), to: one(places[index] ?? square) })),
    ).toEqual([5, 5, 5])
    expect(COUNTED.at(-1)).toEqual({ x: TO.x, y: TO.y })
  })

  test('the diagonal cuts a corner; each step around it is possible', () => {
    const isFilled = ({ x, y }: { x: number; y: number }): boolean => x === FILLED.x && y === FILLED.y
    const step = (from: number, to: number) =>
      gridStep({
        space: one(AROUND[from] ?? FILLED),
        to: AROUND[to] ?? FILLED,
        costFeet: 5,
        movementLeftFeet: 30,
        isFilled,
      }).value.refusals
    expect(step(0, 2)).toEqual(['corner'])
    expect([step(0, 1), step(1, 2)]).toEqual([[], []])
  })
})

describe('mount', () => {
  test('the rider is near enough to mount', () => {
    const { value: possible } = canMount(
      {
        riderSize: 'medium',
        mountSize: 'large',
        willing: true,
        fitAnatomy: true,
        distanceFeet: gridDistanceFeet({ from: MOUNT, to: RIDER }),
        speedFeet: 30,
        movementLeftFeet: 15,
      },
      srd521,
    )
    expect(possible).toBe(true)
  })

  test('a fall ends in one of the squares around the mount', () => {
    expect(LANDINGS).toHaveLength(12)
  })
})
