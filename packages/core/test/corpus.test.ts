import { expect, test } from 'vitest'
import { NOTATIONS } from './notations.ts'
import { CORPUS, expectSound } from './read-corpus.ts'

/** The texts that the fuzzer starts from, those that it found interesting, and those that once broke the engine. */
const CORPUS = import.meta.glob<string>(['./corpus/*.txt'], { query: '?raw', import: 'default', eager: true })

const texts = Object.entries(CORPUS).flatMap(([path, lines]) =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ file: path.replace('./corpus/', ''), text: String(JSON.parse(line)) })),
)

test('the corpus has files without duplicates', () => {
  expect(new Set(texts.map(({ file }) => file)).size).toBeGreaterThanOrEqual(3)
  expect(texts.length).toBeGreaterThan(200)
  expect(new Set(texts).size).toBe(texts.length)
})

test.each([...new Set(texts.map(({ file }) => file))])('no text in %s breaks the engine', (file) => {
  const broken = texts.flatMap(({ file: from, text }) => {
    if (from !== file) return []
    try {
      checkNotation(text)
      return []
    } catch (error) {
      return [`${JSON.stringify(text)}: ${error}`]
    }
  })
  expect(broken).toEqual([])
})

test('no notation of other tests breaks the engine', () => {
  for (const notation of NOTATIONS) expect(() => checkNotation(notation)).not.toThrow()
})
