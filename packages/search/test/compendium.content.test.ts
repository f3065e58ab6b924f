import { byLocale, type Locale } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { buildIndex, compendiumOf } from '../src/build/index.ts'
import { answer, findInCompendium, isNamed, openIndex } from '../src/index.ts'
import { INDEXES, LIBRARY } from './queries.ts'

const indexes = byLocale((locale) => {
  const { names, text } = buildIndex(compendiumOf(LIBRARY), locale)
  return openIndex(names, text)
})

// Names in three languages, sounds, old names and abbreviations, typing errors, words of summaries.
describe('the first spell or creature for', () => {
  test.each<[Locale, query: string, id: string]>([
    ['en', 'fireball', 'fireball'],
    ['en', 'firebal', 'fireball'],
    ['en', 'mage hand', 'mage-hand'],
    ['en', 'rez', 'resurrection'],
    ['en', 'cure', 'cure-wounds'],
    ['en', 'speak dead', 'speak-with-dead'],
    ['en', 'hunters mark', 'hunters-mark'],
    ['en', '火球', 'fireball'],
    ['en', 'ลูกไฟ', 'fireball'],
    ['zh', '火球术', 'fireball'],
    ['zh', 'huoqiu', 'fireball'],
    ['zh', 'hqs', 'fireball'],
    ['zh', '法术反制', 'counterspell'],
    ['zh', '祈願術', 'wish'],
    ['zh', 'shield', 'shield'],
    ['th', 'ลูกไฟ', 'fireball'],
    ['th', 'ไฟร์บอล', 'fireball'],
    ['th', 'luk fai', 'fireball'],
    ['th', 'magic missile', 'magic-missile'],
    ['th', 'แมจิกมิสไซล์', 'magic-missile'],
    ['en', 'owlbear', 'owlbear'],
    ['en', 'owl bear', 'owlbear'],
    ['en', '枭熊', 'owlbear'],
    ['zh', 'xiaoxiong', 'owlbear'],
  ])('in %s %s is %s', (locale, query, id) => {
    expect(answer(indexes[locale], query, {}, 5).results[0]?.id).toBe(id)
  })
})

describe('a name of', () => {
  test.each<[Locale, id: string, typed: string, isOne: boolean]>([
    ['en', 'owlbear', 'owlbeer', true],
    ['en', 'owlbear', '枭熊', true],
    ['th', 'owlbear', 'xiaoxiong', true],
    ['zh', 'wish', '祈願術', true],
    ['en', 'magic-missile', 'missile', true],
    ['en', 'arcane-hand', 'bigby', true],
    ['en', 'zombie', 'zombi', true],
    ['en', 'commoner', 'nobody', false],
    ['en', 'piranha', 'blargh', false],
    ['en', 'chuul', 'robot', false],
    ['en', 'goblin-warrior', 'four goblins', false],
    ['zh', 'goblin-warrior', '四只地精', false],
    ['en', 'zone-of-truth', 'someone', false],
  ])('in %s %s: %s (%s)', (locale, id, typed, isOne) => {
    expect(isNamed(indexes[locale], typed, id)).toBe(isOne)
  })
})

test('every spell and creature is found first by its English name', () => {
  const missed = [...LIBRARY.spells, ...LIBRARY.creatures].flatMap(([id, entries]) => {
    const title = entries.en?.title ?? ''
    const [first] = answer(indexes.en, title, {}, 1).results
    return first?.id === id ? [] : [`${title}: ${first?.id}`]
  })
  expect(missed).toEqual([])
})

test.each<[Locale, query: string, place: string | undefined, first: string | undefined]>([
  ['en', 'fireball', 'first', 'fireball'],
  ['en', 'wish', 'first', 'wish'],
  ['en', 'darkness', 'after-names', 'darkness'],
  ['en', 'arrow slit', 'last', 'acid-arrow'],
  ['en', 'xqzkv', undefined, undefined],
  ['zh', '火球术', 'first', 'fireball'],
  ['zh', 'huoqiushu', 'first', 'fireball'],
  ['zh', '箭孔', 'last', 'gaseous-form'],
  ['th', 'ลูกไฟ', 'first', 'fireball'],
  ['th', 'huoqiushu', 'first', 'fireball'],
  // With the level at which it is cast.
  ['en', 'fireball 5th level slot', 'first', 'fireball'],
  ['th', 'fireball เลเวล 5', 'first', 'fireball'],
  ['zh', '火球术5环', 'first', 'fireball'],
])('beside rules, in %s what “%s” finds is %s, %s before others', (locale, query, place, first) => {
  const { score } = answer(INDEXES[locale], query, {}, 8)
  const found = findInCompendium(indexes[locale], query, score)
  expect({ place: found?.place, first: found?.results[0]?.id }).toEqual({ place, first })
})

test('beside rules, a spell is found once, by its name rather than its summary', () => {
  const found = findInCompendium(indexes.en, 'darkness', 0)?.results ?? []
  expect(found.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['name darkness'])
})

test('a name that is right is not corrected', () => {
  const corrected = (query: string) => findInCompendium(indexes.th, query, 0)?.corrected
  expect(corrected('โทรลล์')).toBeUndefined()
  expect(corrected('owlbeer')).toBe('Owlbear')
})

test('a summary beside rules is that of the first result, or none', () => {
  const query = 'spell that makes a magic hand'
  const found = findInCompendium(indexes.en, query, 0)
  const first = found?.results[0]?.id ?? ''
  const own = LIBRARY.spells.get(first as never)?.en?.summary
  expect(found?.results.every(({ tag }) => tag === 'spell')).toBe(true)
  expect([own, undefined]).toContain(found?.summary)
})
