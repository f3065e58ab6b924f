import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { CORPUS } from './corpus.ts'
import { HARMLESS } from './harmless.ts'
import type { Judgements } from './judge.ts'

/** The most of a clean file’s CPU time that a hostile one may take. */
const MOST_TIMES_CLEAN = 10
/** The heap that has to do for the whole corpus, in megabytes. */
const HEAP = 256

let judgements: Judgements = { clean: 0, hostile: [] }
const judged = (wanted: string) => judgements.hostile.find(({ name }) => name === wanted)

beforeAll(() => {
  const args = [`--max-old-space-size=${HEAP}`, join(import.meta.dirname, 'judge.ts')]
  judgements = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
})

describe('what a stranger sends ends in a finding or in harmless text', () => {
  test.each(CORPUS.map(({ name }) => name))('%s', (name) => {
    expect(judged(name)).toMatchObject({ isFound: !HARMLESS.has(name), html: [], lines: [], polluted: [] })
  })
})

test('nothing takes much longer than a clean file may', () => {
  const most = MOST_TIMES_CLEAN * judgements.clean
  expect(judgements.hostile.filter(({ milliseconds }) => milliseconds > most)).toEqual([])
})

test('the harmless ones are in the corpus', () => {
  const names = new Set(CORPUS.map(({ name }) => name))
  expect([...HARMLESS].filter((name) => !names.has(name))).toEqual([])
})
