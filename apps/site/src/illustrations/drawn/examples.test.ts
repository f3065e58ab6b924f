import { lightShed, seeing } from '@rulestone/core'
import { srd521 } from '@rulestone/core/rulesets'
import { expect, test } from 'vitest'
import { RANGE, stretches } from './darkvision.ts'
import { jumpOf } from './high-jump.ts'
import { RADII } from './light.ts'
import { JUMPS } from './long-jump.ts'

const OBSCURED = { 'bright-light': 'none', 'dim-light': 'lightly-obscured', darkness: 'heavily-obscured' }

test('light: the circles are where the light of a Torch changes', () => {
  const changes = Array.from({ length: 80 }, (_, feet) => feet).filter(
    (feet) =>
      lightShed({ source: 'torch', distanceFeet: feet }) !== lightShed({ source: 'torch', distanceFeet: feet + 1 }),
  )
  expect(changes).toEqual([...RADII])
})

test.each([0, RANGE])('darkvision: each stretch looks as bright as it is drawn, with a range of %d feet', (range) => {
  for (const { from, to, level } of stretches(range)) {
    for (let distanceFeet = from + 1; distanceFeet <= to; distanceFeet++) {
      const thing = { distanceFeet, light: lightShed({ source: 'torch', distanceFeet }) }
      expect(seeing({ senses: { darkvision: range }, thing }, srd521).value.obscurement).toBe(OBSCURED[level])
    }
  }
})

test('jumps: those of the examples', () => {
  expect(JUMPS).toEqual({ running: 16, standing: 8 })
  expect(jumpOf(10)).toEqual({ jump: 6, reach: 15 })
  expect(jumpOf(0)).toEqual({ jump: 3, reach: 12 })
})
