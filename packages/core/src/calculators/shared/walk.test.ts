import { expect, test } from 'vitest'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import { readPath } from './path.ts'
import { type InTheWay, walk } from './walk.ts'

function walked(text: string, size: Size, inTheWay: readonly InTheWay[]): { costs: number[]; stop: string } {
  const path = readPath(text, 40)
  if (!path.ok) throw new Error(path.error.code)
  const walker = {
    size,
    moves: { ordinary: 30, action: 0 },
    circumstances: [],
    speed: 'speed',
    terrain: { kind: 'rough-ground' },
  } as const
  const { treads, stop } = walk(path.value, walker, inTheWay, srd521Combat)
  return { costs: treads.map(({ costFeet }) => costFeet), stop }
}

const wall = (x: number, y: number): InTheWay => ({ space: { x, y, across: 1 }, creature: 'none' })

// SRD 5.2.1, Playing the Game: Playing on a Grid (page 13), Moving around Other Creatures (page 14)
test.each<[string, string, Size, InTheWay[], number[], string]>([
  ['marked squares', 'e e*', 'medium', [], [5, 10], 'none'],
  ['a large creature needs both rows', 'e', 'large', [wall(2, 1)], [], 'filled'],
  ['a corner that its far square crosses', 'ne', 'large', [wall(2, 1)], [], 'corner'],
  ['past a wall', 'e e', 'medium', [wall(1, 1), wall(1, -1)], [5, 5], 'none'],
  [
    'through an enemy two sizes larger, and not twice as difficult',
    'e* e',
    'small',
    [{ space: { x: 1, y: 0, across: 1 }, creature: { size: 'large', ally: false, incapacitated: false } }],
    [10, 5],
    'none',
  ],
])('%s', (_, text, size, inTheWay, costs, stop) => {
  expect(walked(text, size, inTheWay)).toEqual({ costs, stop })
})
