import { expect, test } from 'vitest'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { DIFFICULT_SLOPE_DEGREES, difficultTerrainFrom } from './difficult-terrain.ts'

const foe = { size: 'medium', ally: false, incapacitated: false } as const

// SRD 5.2.1, Rules Glossary, Difficult Terrain (page 181), for a Medium creature
test.each([
  ['a foe', { kind: 'creature', creature: foe }, true],
  ['an ally', { kind: 'creature', creature: { ...foe, ally: true } }, false],
  ['a Tiny creature', { kind: 'creature', creature: { ...foe, size: 'tiny' } }, false],
  ['furniture of one’s size', { kind: 'furniture', size: 'medium' }, true],
  ['larger furniture', { kind: 'furniture', size: 'huge' }, true],
  ['smaller furniture', { kind: 'furniture', size: 'small' }, false],
  ['rubble', { kind: 'rough-ground' }, true],
  ['a puddle', { kind: 'liquid', depth: 'below-shin' }, false],
  ['a bog', { kind: 'liquid', depth: 'shin-to-waist' }, true],
  ['deep water', { kind: 'liquid', depth: 'above-waist' }, false],
  ['an opening of one’s size', { kind: 'opening', size: 'medium' }, false],
  ['an opening one size smaller', { kind: 'opening', size: 'small' }, true],
  ['an opening two sizes smaller', { kind: 'opening', size: 'tiny' }, false],
  ['a slope of 20 degrees', { kind: 'slope', degrees: 20 }, true],
  ['a slope of 19 degrees', { kind: 'slope', degrees: 19 }, false],
] as const)('%s', (_, feature, difficult) => {
  expect(difficultTerrainFrom({ features: [feature], size: 'medium' }, srd521)).toEqual(difficult ? [feature] : [])
})

test('returns exactly the matching reasons', () => {
  const slope = { kind: 'slope', degrees: 30 } as const
  const rubble = { kind: 'rough-ground' } as const
  const puddle = { kind: 'liquid', depth: 'below-shin' } as const
  expect(difficultTerrainFrom({ features: [slope, puddle, rubble], size: 'small' }, srd521)).toEqual([slope, rubble])
})

test('the smallest difficult slope is 20 degrees', () => {
  expect(DIFFICULT_SLOPE_DEGREES).toBe(20)
})
