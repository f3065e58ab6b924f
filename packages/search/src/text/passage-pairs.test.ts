import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PassagePairs } from './passage-pairs.ts'

/** Texts of few different characters, so that they contain each other’s parts. */
const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '掩', '护', 'ก', 'า'), maxLength: 12 }))
const part = fc.string({ unit: fc.constantFrom('a', 'b', '掩', '护', 'ก', 'า'), minLength: 1, maxLength: 4 })

test('holding() returns exactly the texts that contain the part, in order', () => {
  fc.assert(
    fc.property(texts, part, (all, wanted) => {
      const pairs = new PassagePairs()
      for (const text of all) pairs.add(text)
      expect(pairs.holding(wanted)).toEqual(all.flatMap((text, number) => (text.includes(wanted) ? [number] : [])))
    }),
  )
})
