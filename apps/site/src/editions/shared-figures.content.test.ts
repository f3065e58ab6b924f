import en from '@rulestone/content/strings/en/editions.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { DIFFERENCES } from '../library/differences.ts'
import { sharedFigures } from './shared-figures.ts'

test('every difference has its words', () => {
  expect(DIFFERENCES.map(({ id }) => id).sort()).toEqual(Object.keys(en.differences).sort())
})

test('the figures of both editions are those that a 2012 text shows and today has too', () => {
  expect(sharedFigures('next-dying')).toEqual([
    'death-save-dc',
    'death-save-successes',
    'stable-hours',
    'stable-hit-points',
  ])
})

test('every figure of both editions has its words', () => {
  const shown = DIFFERENCES.flatMap(({ playtest }) => sharedFigures(playtest))
  expect(shown.filter((id) => !(id in en.figures))).toEqual([])
})
