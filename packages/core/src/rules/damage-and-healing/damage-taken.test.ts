import { describe, expect, test } from 'vitest'
import { damageTaken } from './damage.ts'
import { modifiersForType } from './damage-taken.ts'

describe('modifiersForType', () => {
  // SRD 5.2.1, Playing the Game, pages 16 and 17
  test.each([
    ['nothing changes it', {}, 'fire', 9, 9],
    [
      'Resistance to the type: Resistance and Vulnerability (page 17)',
      { byType: { fire: { resistance: true } } },
      'fire',
      9,
      4,
    ],
    ['Resistance to another type', { byType: { cold: { resistance: true } } }, 'fire', 9, 9],
    [
      'Resistance to a type does not change damage without a type',
      { byType: { fire: { resistance: true } } },
      undefined,
      9,
      9,
    ],
    ['Resistance to all damage changes damage without a type', { all: { resistance: true } }, undefined, 9, 4],
    [
      'both count once: No Stacking (page 17)',
      { all: { resistance: true }, byType: { fire: { resistance: true } } },
      'fire',
      9,
      4,
    ],
    [
      'the example of Order of Application (page 17)',
      { all: { resistance: true, adjustment: -5 }, byType: { fire: { vulnerability: true } } },
      'fire',
      28,
      22,
    ],
    ['adjustments add up', { all: { adjustment: -5 }, byType: { fire: { adjustment: 2 } } }, 'fire', 9, 6],
    ['Immunity (page 17)', { byType: { fire: { immunity: true } } }, 'fire', 9, 0],
    ['never below 0: Damage Rolls (page 16)', {}, 'fire', -2, 0],
    ['a label that is the name of a method', { byType: {} }, 'constructor', 9, 9],
  ] as const)('%s', (_, target, type, dealt, expected) => {
    expect(damageTaken({ dealt, ...modifiersForType({ target, type }) }).value).toBe(expected)
  })
})
