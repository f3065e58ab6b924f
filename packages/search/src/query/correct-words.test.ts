import { expect, test } from 'vitest'
import { withWordsCorrected } from './correct-words.ts'
import { readQuery } from './query.ts'

const index = {
  allNames: [' exhaustion exhausted', ' difficult terrain', ' speed'],
  passagesWith: (part: string) => ('your movement'.includes(part) ? [0] : []),
}

test.each([
  ['exaustion speed', 'exhaustion speed'],
  ['exaustoin in dificult terain', 'exhaustion in difficult terrain'],
])('“%s” means %s', (typed, meant) => {
  expect(withWordsCorrected(index, readQuery(typed))?.text).toBe(meant)
})

test.each([
  ['one word', 'exaustion'],
  ['known words', 'movement speed'],
  ['nothing near', 'grapple speed'],
  ['a short word', 'sped terrain'],
  ['another first letter', 'xhaustion speed'],
  ['another script', '力竭 speed'],
])('%s is left unchanged', (_, typed) => {
  expect(withWordsCorrected(index, readQuery(typed))).toBeUndefined()
})
