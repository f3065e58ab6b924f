import { expect, test } from 'vitest'
import { ATTITUDES, WILLINGNESS } from './attitudes.ts'

// SRD 5.2.1, Rules Glossary, Attitude (page 177)
test('the three attitudes', () => {
  expect(ATTITUDES).toEqual(['friendly', 'indifferent', 'hostile'])
})

// SRD 5.2.1, Rules Glossary, Influence (page 184)
test('willing, unwilling or hesitant', () => {
  expect(WILLINGNESS).toEqual(['willing', 'unwilling', 'hesitant'])
})
