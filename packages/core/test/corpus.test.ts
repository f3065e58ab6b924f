import { expect, test } from 'vitest'
import { NOTATIONS } from './notations.ts'
import { CORPUS, expectSound } from './read-corpus.ts'

test('the corpus files exist, without duplicate texts', () => {
  const texts = Object.values(CORPUS).flat()
  expect(Object.keys(CORPUS)).toEqual(['crashers', 'found', 'hostile', 'notation'])
  expect(texts.length).toBeGreaterThan(200)
  expect(new Set(texts).size).toBe(texts.length)
})

// The long tests check what the fuzzer has found.
test.each(['crashers', 'hostile', 'notation'])('nothing in %s.txt breaks the engine', (name) => {
  expectSound(CORPUS[name] ?? [])
})

test('no notation of other tests breaks the engine', () => {
  expectSound(NOTATIONS)
})
