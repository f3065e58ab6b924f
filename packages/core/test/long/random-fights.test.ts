import { expect, test } from 'vitest'
import { EDITIONS, kindsOf, playSequences } from '../random-fights.ts'

test.each(EDITIONS)('%s: 10,000 random sequences keep the laws, and try every kind of event', (name, ruleset) => {
  expect([...playSequences(name, ruleset, 10_000)].sort()).toEqual([...kindsOf(name)].sort())
})
