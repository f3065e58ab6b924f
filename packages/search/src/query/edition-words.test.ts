import { expect, test } from 'vitest'
import { readEdition } from './edition-words.ts'

test.each([
  ['grapple 2014', 'srd-5.1', 'grapple'],
  ['exhaustion in the old edition', 'srd-5.1', 'exhaustion'],
  ['old rules surprise', 'srd-5.1', 'surprise'],
  ['老版擒抱', 'srd-5.1', '擒抱'],
  ['14版的突袭', 'srd-5.1', '突袭'],
  ['กฎเก่า เหนื่อยล้า', 'srd-5.1', 'เหนื่อยล้า'],
  ['เหนื่อยล้าเวอร์ชั่นเก่า', 'srd-5.1', 'เหนื่อยล้า'],
  ['playtest hide', 'next-2012', 'hide'],
] as const)('“%s” asks for the edition %s', (typed, edition, query) => {
  expect(readEdition(typed)).toEqual({ edition, query })
})

test.each(['2014', 'older brother', 'old', '门', ''])('“%s” names no edition beside a topic', (typed) => {
  expect(readEdition(typed)).toBeUndefined()
})
