import differences from '@rulestone/content/strings/en/differences.json' with { type: 'json' }
import en from '@rulestone/content/strings/en/editions.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { DIFFERENCES } from '../library/differences.ts'
import { sharedFigures } from './shared-figures.ts'

test('every difference has strings', () => {
  const keys = Object.entries(differences).flatMap(([edition, own]) => Object.keys(own).map((id) => `${edition} ${id}`))
  expect(DIFFERENCES.map(({ edition, id }) => `${edition} ${id}`).sort()).toEqual(keys.sort())
})

test('the shared figures are those of a playtest text that SRD 5.2.1 has too', () => {
  expect(sharedFigures('next-dying')).toEqual([
    'death-save-dc',
    'death-save-successes',
    'stable-hours',
    'stable-hit-points',
  ])
})

test('every shared figure has strings', () => {
  const shown = DIFFERENCES.flatMap(({ older }) => sharedFigures(older))
  expect(shown.filter((id) => !(id in en.figures))).toEqual([])
})
