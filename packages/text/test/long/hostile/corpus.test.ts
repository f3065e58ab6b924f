import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { CORPUS } from './corpus.ts'
import { HARMLESS } from './harmless.ts'
import type { Judgements } from './judge.ts'

/** The most of a clean file’s CPU time that a hostile one may take. */
const MOST_TIMES_CLEAN = 10
/** The heap limit for the whole corpus, in megabytes. */
const HEAP = 256

let judgements: Judgements = { clean: 0, hostile: [] }
const judged = (wanted: string) => judgements.hostile.find(({ name }) => name === wanted)

beforeAll(() => {
  const args = [`--max-old-space-size=${HEAP}`, join(import.meta.dirname, 'judge.ts')]
  judgements = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
})

describe('hostile input is reported or rendered harmless', () => {
  test.each(CORPUS.map(({ name }) => name))('%s', (name) => {
    expect(judged(name)).toMatchObject({ isFound: !HARMLESS.has(name), html: [], lines: [], polluted: [] })
  })
})

test('no hostile file exceeds the time limit', () => {
  const most = MOST_TIMES_CLEAN * judgements.clean
  expect(judgements.hostile.filter(({ milliseconds }) => milliseconds > most)).toEqual([])
})

test('every file listed as harmless exists', () => {
  const names = new Set(CORPUS.map(({ name }) => name))
  expect([...HARMLESS].filter((name) => !names.has(name))).toEqual([])
})
