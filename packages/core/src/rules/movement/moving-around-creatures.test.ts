import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { isProneInSharedSpace, movingThrough } from './moving-around-creatures.ts'

const foe = { size: 'medium', ally: false, incapacitated: false } as const

// SRD 5.2.1, Playing the Game, Moving around Other Creatures (page 14): reasons to pass, Difficult Terrain
describe('SRD 5.2.1', () => {
  test.each([
    ['a foe', 'medium', foe, [], true],
    ['an ally', 'medium', { ...foe, ally: true }, ['ally'], false],
    ['an Incapacitated foe', 'medium', { ...foe, incapacitated: true }, ['incapacitated'], true],
    ['a Tiny foe', 'small', { ...foe, size: 'tiny' }, ['tiny'], false],
    ['a Tiny foe of a Medium creature', 'medium', { ...foe, size: 'tiny' }, ['tiny', 'two-sizes-apart'], false],
    ['one size larger', 'medium', { ...foe, size: 'large' }, [], true],
    ['one size smaller', 'medium', { ...foe, size: 'small' }, [], true],
    ['two sizes larger', 'medium', { ...foe, size: 'huge' }, ['two-sizes-apart'], true],
    ['three sizes larger', 'medium', { ...foe, size: 'gargantuan' }, ['two-sizes-apart'], true],
    ['two sizes smaller', 'huge', foe, ['two-sizes-apart'], true],
    ['a Tiny creature through a Small one', 'tiny', { ...foe, size: 'small' }, [], true],
    ['a Tiny creature through a Medium one', 'tiny', foe, ['two-sizes-apart'], true],
  ] as const)('%s', (_, mover, other, reasons, difficult) => {
    const through = movingThrough({ moverSize: mover, creature: other }, srd521)
    expect(through.value.passableFor).toEqual(reasons)
    expect(through.value.mayPass).toBe(reasons.length > 0)
    expect(through.value.difficultTerrain).toBe(difficult)
    expect(through.value.mayEnd).toBe(false)
  })

  test('each step names the rule it applied', () => {
    const values = { moverSize: 'medium', size: 'medium', ally: false, incapacitated: false }
    expect(movingThrough({ moverSize: 'medium', creature: foe }, srd521).steps).toEqual([
      { kind: 'creature-passed', rule: 'moving-around-creatures', values: { ...values, mayPass: false } },
      { kind: 'creature-hinders', rule: 'difficult-terrain', values: { ...values, difficultTerrain: true } },
    ])
  })
})

// 2012 playtest, Movement in Combat: only allies, and nothing about terrain
test.each([
  ['a foe', foe, false],
  ['an ally', { ...foe, ally: true }, true],
  ['a Tiny foe', { ...foe, size: 'tiny' }, false],
  ['a Huge foe', { ...foe, size: 'huge' }, false],
  ['a helpless foe', { ...foe, incapacitated: true }, false],
] as const)('2012 playtest: %s', (_, other, mayPass) => {
  const through = movingThrough({ moverSize: 'medium', creature: other }, next2012)
  expect([through.value.mayPass, through.value.difficultTerrain]).toEqual([mayPass, false])
})

// SRD 5.2.1, Playing the Game, Moving around Other Creatures (page 14)
test.each([
  ['equal sizes', 'medium', 'medium', true],
  ['the other is larger', 'medium', 'huge', true],
  ['the other is smaller', 'medium', 'small', false],
  ['Tiny with a Gargantuan one', 'tiny', 'gargantuan', false],
  ['Tiny with Tiny', 'tiny', 'tiny', false],
] as const)('Prone in a shared space: %s', (_, size, other, expected) => {
  expect(isProneInSharedSpace({ size, otherSize: other }, srd521)).toBe(expected)
  expect(isProneInSharedSpace({ size, otherSize: other }, next2012)).toBe(false)
})
