import { describe, expect, test } from 'vitest'
import { scriptedRandom } from '../../../test/scripted-random.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { type InitiativeCount, initiativeOrder, initiativePlaces, rollOff } from './initiative-order.ts'

const character = (id: string, count: number, dexterityScore = 10): InitiativeCount => ({
  id,
  count,
  dexterityScore,
  kind: 'character',
})
const monster = (id: string, count: number, dexterityScore = 10): InitiativeCount => ({
  id,
  count,
  dexterityScore,
  kind: 'monster',
})

/** `a b:players c`: combatants that share a place are joined with `+`. */
const print = (counts: readonly InitiativeCount[], ruleset: typeof srd521 | typeof next2012): string =>
  initiativePlaces(counts, ruleset)
    .map(({ ids, decidedBy }) => (ids.length > 1 ? `${ids.join('+')}:${decidedBy}` : ids.join('+')))
    .join(' ')

// SRD 5.2.1, Playing the Game, Initiative (page 13); 2012 playtest, Initiative
describe('initiativePlaces', () => {
  test.each([
    ['from the highest to the lowest', [character('a', 5), monster('b', 17), character('c', 11)], 'b c a', 'b c a'],
    ['tied characters', [character('a', 9), character('b', 9)], 'a+b:players', 'a+b:roll-off'],
    ['tied monsters', [monster('a', 9), monster('b', 9)], 'a+b:game-master', 'a+b:roll-off'],
    ['a monster and a character', [monster('a', 9), character('b', 9)], 'a+b:game-master', 'a+b:roll-off'],
    ['Dexterity', [character('a', 9, 12), character('b', 9, 15)], 'a+b:players', 'b a'],
    [
      'Dexterity settles only a part',
      [character('a', 9, 12), character('b', 9, 15), character('c', 9, 12), monster('d', 8, 20)],
      'a+b+c:players d',
      'b a+c:roll-off d',
    ],
    ['negative counts', [monster('a', -2), monster('b', 0)], 'b a', 'b a'],
    ['nobody', [], '', ''],
  ])('%s', (_, counts, srd, playtest) => {
    expect(print(counts, srd521)).toBe(srd)
    expect(print(counts, next2012)).toBe(playtest)
  })
})

// SRD 5.2.1, Playing the Game, Initiative (page 13): the GM orders a monster and characters, players their characters
test.each([
  ['two characters and a monster', [character('a', 9), monster('b', 9), character('c', 9)], ['a', 'c']],
  ['one character and a monster', [character('a', 9), monster('b', 9)], []],
  ['two characters', [character('a', 9), character('b', 9)], ['a', 'b']],
  ['two monsters', [monster('a', 9), monster('b', 9)], []],
])('whose order players decide: %s', (_, counts, playersOrder) => {
  expect(initiativePlaces(counts, srd521)[0]?.playersOrder).toEqual(playersOrder)
  expect(initiativePlaces(counts, next2012)[0]?.playersOrder).toEqual([])
})

test('the order once ties are decided', () => {
  const places = initiativePlaces(
    [character('a', 9), character('b', 15), monster('c', 9), monster('d', 9), monster('e', 2)],
    srd521,
  )
  expect(initiativeOrder({ places, decided: ['d', 'a', 'c'] })).toEqual(['b', 'd', 'a', 'c', 'e'])
  expect(() => initiativeOrder({ places, decided: ['d', 'a'] })).toThrow('decided lacks c, which is tied.')
})

// 2012 playtest, Initiative
test.each([
  ['nobody rolls', ['a'], [], ['a']],
  ['the highest first', ['a', 'b', 'c'], [3, 20, 11], ['b', 'c', 'a']],
  ['those that are tied again roll again', ['a', 'b', 'c'], [7, 12, 7, 4, 18], ['b', 'c', 'a']],
  ['until nobody is tied', ['a', 'b'], [7, 7, 1, 1, 19, 2], ['a', 'b']],
])('rolling off: %s', (_, ids, rolls, expected) => {
  const { random, expectUsedUp } = scriptedRandom(rolls.map((roll) => roll - 1))
  expect(rollOff(random, ids)).toEqual(expected)
  expectUsedUp()
})
