import { CREATURE_IDS, SPELL_IDS } from '@rulestone/compendium'
import type { Locale } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { filtersOf as creatureFilters } from '../creatures/list/filters.ts'
import { filtersOf as spellFilters } from '../spells/list/filters.ts'
import { otherWords, searchedList } from './list-words.ts'
import { listReader } from './read-list.ts'

const readerIn = (locale: Locale) => {
  const lists = [
    searchedList(locale, 'spells', 'Spells', (one) => spellFilters(one, SPELL_IDS)),
    searchedList(locale, 'creatures', 'Creatures', (one) => creatureFilters(one, CREATURE_IDS)),
  ]
  const read = listReader(lists, otherWords(locale))
  return (typed: string): string | undefined => {
    const found = read(typed)
    return found && found.list.path + found.values.join(' ')
  }
}

describe.each<[Locale, readonly (readonly [string, string | undefined])[]]>([
  [
    'en',
    [
      ['level 3 wizard spells', 'spells/list=wizard level=3'],
      ['3rd-level spells', 'spells/level=3'],
      ['what third level spells are there', 'spells/level=3'],
      ['level three spells', 'spells/level=3'],
      ['wizard cantrips', 'spells/list=wizard level=0'],
      ['all fire damage spells', 'spells/damage=fire'],
      ['sorcerer bonus action spells?', 'spells/list=sorcerer time=bonus-action'],
      ['what are all of the spells of the druid', 'spells/list=druid'],
      ['druid concentration spells', 'spells/list=druid mark=concentration'],
      ['CR 5 undead', 'creatures/cr=5 type=undead'],
      ['cr 1/4', 'creatures/cr=1/4'],
      ['CR ½ monsters', 'creatures/cr=1/2'],
      ['large beasts cr2', 'creatures/cr=2 type=beast size=large'],
      ['huge monstrosities with cr 11', 'creatures/cr=11 type=monstrosity size=huge'],
      // What names a rule or something else, or says more than a list can be filtered by.
      ['bonus action spell', undefined],
      ['concentration spells', undefined],
      ['large creature', undefined],
      ['prone enemy', undefined],
      ['fire elemental', undefined],
      ['cantrip', undefined],
      ['spells', undefined],
      ['wizard', undefined],
      ['fire and cold spells', undefined],
      ['fireball spell', undefined],
      ['', undefined],
    ],
  ],
  [
    'zh',
    [
      ['法师三环法术', 'spells/list=wizard level=3'],
      ['3环法术有哪些', 'spells/level=3'],
      ['牧师戏法', 'spells/list=cleric level=0'],
      ['火焰伤害的法术', 'spells/damage=fire'],
      ['CR5的亡灵', 'creatures/cr=5 type=undead'],
      ['cr 30 怪物', 'creatures/cr=30'],
      ['火元素', undefined],
      ['法术', undefined],
    ],
  ],
  [
    'th',
    [
      ['คาถาเลเวล 9 ของวิซาร์ด', 'spells/list=wizard level=9'],
      ['แคนทริปของพ่อมด', 'spells/list=wizard level=0'],
      ['คาถาดาเมจ acid', 'spells/damage=acid'],
      ['มอน CR 30', 'creatures/cr=30'],
      ['อันเดด cr 5', 'creatures/cr=5 type=undead'],
      ['คาถา', undefined],
    ],
  ],
])('in %s', (locale, queries) => {
  const read = readerIn(locale)
  test.each(queries)('“%s” describes %s', (typed, expected) => expect(read(typed)).toBe(expected))
})
