import { answer, openIndex } from '@rulestone/search'
import type { Locale } from '@rulestone/text'
import { expect, test } from 'vitest'
import { findSpells } from './find-spells.ts'
import { searchIndex, spellIndex } from './search-index.ts'

test.each<[Locale, query: string, place: string | undefined, first: string]>([
  ['en', 'fireball', 'first', 'fireball'],
  ['en', 'wish', 'first', 'wish'],
  ['en', 'darkness', 'after-names', 'darkness'],
  ['en', 'arrow slit', 'last', 'acid-arrow'],
  ['zh', '火球术', 'first', 'fireball'],
  ['zh', 'huoqiushu', 'first', 'fireball'],
  ['zh', '箭孔', 'last', 'acid-arrow'],
  ['th', 'ลูกไฟ', 'first', 'fireball'],
  ['th', 'huoqiushu', 'first', 'fireball'],
])('in %s the spells for “%s” are %s, %s before others', async (locale, query, place, first) => {
  const rules = await searchIndex(locale)
  const spells = await spellIndex(locale)
  const { results } = answer(openIndex(rules.names, rules.text), query, {}, 8)
  const found = findSpells(openIndex(spells.names, spells.text), query, results)
  expect({ place: found?.place, first: found?.results[0]?.id }).toEqual({ place, first })
})
