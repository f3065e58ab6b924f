import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { unhurt } from './hit-points.ts'
import { exhaustionOnRevival, revive } from './revival.ts'

const hero = unhurt({ hitPointMaximum: 12, diesAtZero: false })

// SRD 5.2.1, Rules Glossary, Dead (page 180)
test('the revival effect determines the Hit Points', () => {
  expect(revive({ vitals: { ...hero, life: { kind: 'dead' } }, hitPoints: 12 })).toEqual(hero)
  expect(revive({ vitals: { ...hero, life: { kind: 'stable', hitPoints: 0 } }, hitPoints: 12 }).life.kind).toBe(
    'stable',
  )
  for (const hitPoints of [0, 13, 1.5]) {
    expect(() => revive({ vitals: { ...hero, life: { kind: 'dead' } }, hitPoints })).toThrow(RangeError)
  }
})

test('with 1 Exhaustion level fewer', () => {
  expect([6, 1, 0].map((level) => exhaustionOnRevival(level, srd521))).toEqual([5, 0, 0])
  expect(exhaustionOnRevival(0, next2012)).toBe(0)
  expect(() => exhaustionOnRevival(-1, srd521)).toThrow(RangeError)
})
