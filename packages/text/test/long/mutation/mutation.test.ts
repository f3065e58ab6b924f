import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GROUPS } from './fault.ts'
import { openJudge } from './judge.ts'
import { FAULT_KINDS } from './kinds.ts'
import { measure } from './measure.ts'
import { GOALS, missesOf, ofGroup, rate } from './report.ts'

/** A sample of what `pnpm mutations` measures: one fault per kind, with only the checks of its file. */
const SAMPLING = { seed: 'sample', maxPerKind: 1, max: 120, isQuick: true } as const

/** The minimum rate in percent; lower than the goal, because the sample is small and its checks skip other files. */
const MINIMUM_RATE = 96

const judge = await openJudge()
const measured = measure(judge, SAMPLING)

describe('mutations of the real content', () => {
  test('are as many as sampled, and their kinds are unique', () => {
    expect(measured.outcomes).toHaveLength(SAMPLING.max)
    expect(new Set(FAULT_KINDS.map(({ group, id }) => `${group} ${id}`)).size).toBe(FAULT_KINDS.length)
  })

  test.each(GROUPS.filter((group) => GOALS[group] === 100))('all about %s are found', (group) => {
    expect(missesOf({ ...measured, outcomes: ofGroup(measured, group), falseAlarms: [] })).toEqual([])
  })

  test(`at least ${MINIMUM_RATE} percent are found`, () => {
    expect(rate(measured.outcomes), missesOf(measured).join('\n')).toBeGreaterThanOrEqual(MINIMUM_RATE)
  })
})

test('nothing is reported for the unmodified content', () => {
  expect(judge.alarms).toEqual([])
})

test('nothing is reported for harmless edits', () => {
  expect(measured.falseAlarms).toEqual([])
})

test('the published results name only existing kinds', () => {
  const results = readFileSync(join(import.meta.dirname, 'results.md'), 'utf8')
  const known = new Set(FAULT_KINDS.map(({ group, id }) => `${group} | ${id}`))
  const named = Array.from(results.matchAll(/^\| ([a-z ]+ \| .+?) \| \d+ \|/gm), ([, name = '']) => name)
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
