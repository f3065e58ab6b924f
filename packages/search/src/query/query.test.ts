import { expect, test } from 'vitest'
import { readQuery } from './query.ts'

test.each([
  ['v s m components', ['vsm', 'components']],
  ['V, S, M', ['vsm']],
  ['what is a c', ['what', 'is', 'ac']],
  ['a long rest', ['a', 'long', 'rest']],
  ['a b-side', ['a', 'b', 'side']],
  ["what's a cone", ['whats', 'a', 'cone']],
])('“%s” has the words %j', (typed, words) => {
  expect(readQuery(typed).words).toEqual(words)
})
