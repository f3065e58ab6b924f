import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildLibrary } from '../src/library/build-library.ts'
import { english } from './fixture.ts'
import { expectClean, FILE, read, soup } from './soup.ts'

test('any Markdown becomes HTML with known tags only', () => {
  fc.assert(
    fc.property(soup, (body) => expectClean(read(english('rule', body)))),
    { numRuns: 15 },
  )
})

test('any front matter is parsed or has a finding', () => {
  fc.assert(
    fc.property(soup, (yaml) => {
      const { entries, findings } = read(`---\n${yaml}\n---\n\nWords.`)
      expect(entries.get('rule')?.en !== undefined || findings.length > 0).toBe(true)
    }),
    { numRuns: 15 },
  )
})

test('random bytes never throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(buildLibrary([{ file: FILE, bytes }]).findings).toBeDefined()
    }),
    { numRuns: 30 },
  )
})
