import { expect, test } from 'vitest'
import { telepathicContact } from './telepathy.ts'

/** SRD 5.2.1, Rules Glossary, Telepathy (page 190). */
const contact = {
  distanceFeet: 60,
  rangeFeet: 60,
  telepathIncapacitated: false,
  contacted: { languages: 1, isTelepathic: false, incapacitated: false },
}
const { contacted } = contact

test.each([
  ['one language is enough', contact, 'allowed'],
  [
    'telepathy of its own is enough',
    { ...contact, contacted: { ...contacted, languages: 0, isTelepathic: true } },
    'allowed',
  ],
  ['no language', { ...contact, contacted: { ...contacted, languages: 0 } }, 'telepathy no-language'],
  ['beyond the range', { ...contact, distanceFeet: 61 }, 'telepathy out-of-range'],
  ['the telepath is Incapacitated', { ...contact, telepathIncapacitated: true }, 'incapacitated incapacitated'],
  [
    'the other one is Incapacitated',
    { ...contact, contacted: { ...contacted, incapacitated: true } },
    'incapacitated incapacitated',
  ],
] as const)('telepathy: %s', (_, given, expected) => {
  const permission = telepathicContact(given)
  expect(permission.allowed ? 'allowed' : `${permission.rule} ${permission.because}`).toBe(expected)
})

test('illegal numbers throw a RangeError', () => {
  expect(() => telepathicContact({ ...contact, distanceFeet: -1 })).toThrow(RangeError)
  expect(() => telepathicContact({ ...contact, rangeFeet: 1.5 })).toThrow(RangeError)
  expect(() => telepathicContact({ ...contact, contacted: { ...contacted, languages: -1 } })).toThrow(RangeError)
})
