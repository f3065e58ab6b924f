import { expect, test } from 'vitest'
import { classFeatures } from '../level-advancement/class-progression.ts'
import { attacksPerAction } from './extra-attack.ts'

// SRD 5.2.1, Extra Attack (page 25): from more than one class it does not stack
test('a level 5 Fighter / level 5 Paladin makes two attacks', () => {
  expect(
    attacksPerAction([
      ...classFeatures({ class: 'fighter', level: 5 }),
      ...classFeatures({ class: 'paladin', level: 5 }),
    ]),
  ).toBe(2)
})

// The Fighter's levels are those of its table.
test.each([
  [4, 1],
  [5, 2],
  [10, 2],
  [11, 3],
  [19, 3],
  [20, 4],
])('a level %i Fighter makes %i', (level, attacks) => {
  expect(attacksPerAction(classFeatures({ class: 'fighter', level }))).toBe(attacks)
})
