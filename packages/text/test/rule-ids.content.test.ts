import {
  CITATIONS,
  FURTHER_PLAYTEST_RULES,
  GLOSSARY_RULES,
  HEADING_RULES,
  PLAYTEST_RULES,
  SECTION_RULES,
  SRD_5_1_RULES,
} from '@rulestone/core'
import { expect, test } from 'vitest'
import { library } from './real-library.ts'

const { entries } = library
const headings = Array.from(entries.values()).flatMap(({ en }) => en?.headings.map(({ id }) => id) ?? [])
const said = new Set([...entries.keys(), ...headings])

const CORE = [
  ...GLOSSARY_RULES,
  ...SECTION_RULES,
  ...SRD_5_1_RULES,
  ...PLAYTEST_RULES,
  ...FURTHER_PLAYTEST_RULES,
  ...HEADING_RULES,
]

test('the rules of core are the entries of the text and their headings', () => {
  expect([...CORE].sort()).toEqual([...said].sort())
})

test('every further rule of 2012 is an entry, and no heading rule is', () => {
  expect(FURTHER_PLAYTEST_RULES.filter((id) => !entries.has(id))).toEqual([])
  expect(HEADING_RULES.filter((id) => entries.has(id))).toEqual([])
})

test('citations of the 2012 playtest name entries of 2012', () => {
  const places = Object.values(CITATIONS['next-2012'])
  expect(places.filter((id) => !said.has(id) || !id.startsWith('next-'))).toEqual([])
})

test('citations of SRD 5.1 name entries of SRD 5.1', () => {
  const places = Object.values(CITATIONS['srd-5.1'])
  expect(places.filter((id) => !said.has(id) || !id.startsWith('srd51-'))).toEqual([])
})
