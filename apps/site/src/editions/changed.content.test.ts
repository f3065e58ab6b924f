import differences from '@rulestone/content/strings/en/differences.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { DIFFERENCES } from '../library/differences.ts'

/** How many words are read in a minute, slowly. */
const WORDS_PER_MINUTE = 200

test('what changed since 2014 for most tables is read in ten minutes', () => {
  const strings: Readonly<Record<string, Readonly<Record<string, string>>>> = differences['srd-5.1']
  const words = DIFFERENCES.filter(({ edition, often }) => edition === 'srd-5.1' && often)
    .flatMap(({ id }) => Object.values(strings[id] ?? {}))
    .join(' ')
    .split(' ')
  expect(words.length / WORDS_PER_MINUTE).toBeLessThan(10)
})
