import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GROUPS } from './fault.ts'
import { openJudge } from './judge.ts'
import { FAULT_KINDS } from './kinds.ts'
import { measure } from './measure.ts'
import { GOALS, missesOf, ofGroup, rate } from './report.ts'

/** A quick look at a part of what `pnpm mutations` measures: one fault of a kind, with the checks that look beside it. */
const SAMPLING = { seed: 'sample', mostOfAKind: 1, most: 120, isQuick: true } as const

/** The least share that the quick look finds; it leaves out spelling, and what shows only elsewhere. */
const LEAST = 96

const judge = await openJudge()
const measured = measure(judge, SAMPLING)

describe('faults made from the real content, one at a time', () => {
  test('there are enough of them', () => {
    expect(measured.outcomes).toHaveLength(SAMPLING.most)
    expect(new Set(FAULT_KINDS.map(({ group, id }) => `${group} ${id}`)).size).toBe(FAULT_KINDS.length)
  })

  test.each(GROUPS.filter((group) => GOALS[group] === 100))('all that are about %s are found', (group) => {
    expect(missesOf({ ...measured, outcomes: ofGroup(measured, group), blamed: [] })).toEqual([])
  })

  test('nearly all are found', () => {
    expect(rate(measured.outcomes), missesOf(measured).join('\n')).toBeGreaterThanOrEqual(LEAST)
  })
})

test('nothing is said of the clean content', () => {
  expect(judge.alarms).toEqual([])
})

test('nothing is said of edits that make nothing worse', () => {
  expect(measured.blamed).toEqual([])
})

test('the published results name only kinds that are made', () => {
  const results = readFileSync(join(import.meta.dirname, 'results.md'), 'utf8')
  const known = new Set(FAULT_KINDS.map(({ group, id }) => `${group} | ${id}`))
  const named = Array.from(results.matchAll(/^\| ([a-z ]+ \| .+?) \| \d+ \|/gm), ([, name = '']) => name)
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
