import { expect, test } from 'vitest'
import { mean } from '../../dice/moments.ts'
import { odds } from '../../dice/odds.ts'
import { parse } from '../../dice/parse.ts'
import { toNumber } from '../../fraction.ts'
import { OBJECT_HIT_POINTS } from './object-hit-points.ts'

const write = ({ average, dice }: { average: number; dice: string }): string => `${average} (${dice})`

// SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
test('Object Hit Points', () => {
  expect(
    Object.entries(OBJECT_HIT_POINTS).map(([size, row]) => [size, write(row.fragile), write(row.resilient)]),
  ).toEqual([
    ['tiny', '2 (1d4)', '5 (2d4)'],
    ['small', '3 (1d6)', '10 (3d6)'],
    ['medium', '4 (1d8)', '18 (4d8)'],
    ['large', '5 (1d10)', '27 (5d10)'],
  ])
})

test('each figure is the average of its dice, rounded down', () => {
  for (const { average, dice } of Object.values(OBJECT_HIT_POINTS).flatMap((row) => Object.values(row))) {
    const expression = parse(dice)
    const distribution = expression.ok ? odds(expression.value) : expression
    expect([dice, distribution.ok && Math.floor(toNumber(mean(distribution.value)))]).toEqual([dice, average])
  }
})
