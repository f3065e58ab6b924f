import ids from '@rulestone/testing/rule-ids.json' with { type: 'json' }
import { expect, test } from 'vitest'
import {
  FURTHER_PLAYTEST_RULES,
  GLOSSARY_RULES,
  HEADING_RULES,
  PLAYTEST_RULES,
  SECTION_RULES,
} from './rule-ids.ts'

const idsOf = (kind: string): string[] => ids.filter((row) => row.kind === kind).map(({ id }) => id)

test('contains every id in rule-ids.json', () => {
  expect(GLOSSARY_RULES).toEqual(idsOf('headword'))
  expect(SECTION_RULES).toEqual(idsOf('section'))
  expect(PLAYTEST_RULES).toEqual(idsOf('2012'))
})

test('ids are unique', () => {
  const all = [...GLOSSARY_RULES, ...SECTION_RULES, ...PLAYTEST_RULES, ...FURTHER_PLAYTEST_RULES, ...HEADING_RULES]
  expect(new Set(all).size).toBe(all.length)
})
