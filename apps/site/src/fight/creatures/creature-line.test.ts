import { byLocale, LANGUAGE_TAGS, LOCALES } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { RESOURCES } from '../../library/strings.ts'
import { flatten } from '../../shared/flatten.ts'
import { makeT } from '../../shared/make-t.ts'
import { readCreatureLine } from './creature-line.ts'
import { lineWords } from './line-words.ts'

const T = byLocale((locale) => makeT(LANGUAGE_TAGS[locale], flatten(RESOURCES[locale]['fight'] ?? {})))
const WORDS = byLocale((locale) => lineWords(T[locale]))

/** The words of the language of a line. */
const wordsFor = (line: string) =>
  /\p{Script=Han}/u.test(line) ? WORDS.zh : /\p{Script=Thai}/u.test(line) ? WORDS.th : WORDS.en

// biome-ignore format: a table
const READ: readonly (readonly [line: string, value: object])[] = [
  ['Goblin', { name: 'Goblin', copies: 1, attacks: [] }],
  ['Mira 17', { name: 'Mira', count: 17 }],
  ['Old Tam −2', { name: 'Old Tam', count: -2 }],
  ['小明，AC 16，HP 40，+3', { name: '小明', armorClass: 16, hitPoints: 40, initiativeBonus: 3 }],
  ['Goblin x3 ac 15 hp 7 init +2 speed 30', { name: 'Goblin', copies: 3, armorClass: 15, hitPoints: 7, initiativeBonus: 2, speed: 30 }],
  ['Goblin ac15, hp7, init-1', { armorClass: 15, hitPoints: 7, initiativeBonus: -1 }],
  ['Wolf foes attack +4 1d6+2 slashing', { side: 'foes', attacks: [{ id: '@attack', bonus: 4, damage: '1d6+2', damageType: 'slashing', ability: 'none', proficient: false }] }],
  ['Guard attack long pike 3 1d10 piercing reach 10 attack 2d4 fire', { attacks: [{ id: 'long pike', bonus: 3, reachFeet: 10 }, { id: '@attack 2', bonus: 0, damage: '2d4', damageType: 'fire' }] }],
  ['Hunter attack bow +4 1d8 piercing range 150/600 hp 9', { hitPoints: 9, attacks: [{ kinds: ['ranged'], rangeFeet: 150, longFeet: 600 }] }],
  ['地精　×３ 护甲15 生命值7 先攻+2 攻击 +4 1d6+2 挥砍 敌方', { name: '地精', copies: 3, armorClass: 15, hitPoints: 7, initiativeBonus: 2, side: 'foes', attacks: [{ damageType: 'slashing' }] }],
  ['ก็อบลิน x2 ฮิตพอยต์ ๗ โจมตี +3 1d4 แทง ศัตรู', { name: 'ก็อบลิน', copies: 2, hitPoints: 7, side: 'foes', attacks: [{ damageType: 'piercing' }] }],
  ['@mira', { name: 'mira' }],
  ['狼，攻击+4 1d6+2 挥砍', { name: '狼', attacks: [{ bonus: 4, damage: '1d6+2', damageType: 'slashing' }] }],
  ['狼 攻击＋4 1d6+2挥砍 触及10', { name: '狼', attacks: [{ damageType: 'slashing', reachFeet: 10 }] }],
  ['地精 生命值：7 AC：15', { name: '地精', hitPoints: 7, armorClass: 15 }],
  ['强盗×3', { name: '强盗', copies: 3 }],
  ['强盗ｘ２', { name: '强盗', copies: 2 }],
  ['强盗 × ๓', { name: '强盗', copies: 3 }],
  ['หมาป่า โจมตี+4 1d6+2 แทง', { name: 'หมาป่า', attacks: [{ bonus: 4, damageType: 'piercing' }] }],
  ['Wolf hp: 13', { name: 'Wolf', hitPoints: 13 }],
  ['Wolf HP=13', { name: 'Wolf', hitPoints: 13 }],
  ['Bandit 3x', { name: 'Bandit', copies: 3 }],
  ['3x Bandit ac 12', { name: 'Bandit', copies: 3, armorClass: 12 }],
  ['Max3 init –2', { name: 'Max3', initiativeBonus: -2 }],
  ['Wolf attack 4 1d6 + 2 slashing', { attacks: [{ bonus: 4, damage: '1d6+2' }] }],
  ['Wolf speed 30ft', { speed: 30 }],
  ['Wolf speed 9 m', { speed: 30 }],
  ['狼 速度30尺', { speed: 30 }],
  ['หมาป่า ความเร็ว 9เมตร', { speed: 30 }],
  ['Hunter attack 1d8 fire range 150/600 ft hp 9', { hitPoints: 9, attacks: [{ rangeFeet: 150, longFeet: 600 }] }],
  ['Achilles the Reacher', { name: 'Achilles the Reacher' }],
  ['2 Bandits', { name: 'Bandit', copies: 2 }],
  ['3 Wolves 12 hp 11', { name: 'Wolf', copies: 3, count: 12, hitPoints: 11 }],
  ['3x Harpies', { name: 'Harpy', copies: 3 }],
  ['2 Zombies', { name: 'Zombie', copies: 2 }],
  ['2 Witches', { name: 'Witch', copies: 2 }],
  ['2 Bandit Captains ac 15', { name: 'Bandit Captain', copies: 2, armorClass: 15 }],
  ['2 Cyclops', { name: 'Cyclops', copies: 2 }],
  ['2 Octopus', { name: 'Octopus', copies: 2 }],
  ['1 Bandit', { name: 'Bandit', copies: 1 }],
  ['Old Hans', { name: 'Old Hans', copies: 1 }],
  ['2nd Guard', { name: '2nd Guard', copies: 1 }],
  ['2 盗匪', { name: '盗匪', copies: 2 }],
  ['２只狼 生命11', { name: '狼', copies: 2, hitPoints: 11 }],
  ['盗匪3名', { name: '盗匪', copies: 3 }],
  ['๒ โจรป่า', { name: 'โจรป่า', copies: 2 }],
  ['2 คนแคระ', { name: 'คนแคระ', copies: 2 }],
  ['หมาป่า 3 ตัว ac 13', { name: 'หมาป่า', copies: 3, armorClass: 13 }],
  ['Goblin attack scimitar +4 1d6+2', { attacks: [{ id: 'scimitar', damage: '1d6+2', damageType: 'untyped' }] }],
  ['Goblin attack +4 1d6 hp 7', { hitPoints: 7, attacks: [{ damageType: 'untyped' }] }],
  ['Goblin attack +4 1d6 range 30', { attacks: [{ damageType: 'untyped', rangeFeet: 30 }] }],
]

// biome-ignore format: a table
const WRONG: readonly (readonly [line: string, problem: object])[] = [
  ['', { code: 'no-name' }],
  ['17', { code: 'no-name' }],
  ['ac 15', { code: 'no-name' }],
  ['x3', { code: 'no-name' }],
  ['Goblin ac', { code: 'number', got: 'ac' }],
  ['Goblin ac high', { code: 'number', got: 'ac' }],
  ['Goblin ac 41', { code: 'bounds', got: 'ac 41', minimum: 0, maximum: 40 }],
  ['Goblin hp 0', { code: 'bounds', minimum: 1 }],
  ['Goblin x0', { code: 'bounds', minimum: 1, maximum: 20 }],
  ['Goblin x21', { code: 'bounds', minimum: 1, maximum: 20 }],
  ['Goblin ac 15 angry', { code: 'unknown-word', got: 'angry' }],
  ['Goblin attack', { code: 'no-damage', got: 'attack' }],
  ['Goblin attack +4', { code: 'no-damage', got: '+4' }],
  ['Goblin attack +4 hp 7', { code: 'no-damage', got: '+4' }],
  ['Goblin attack +4 lots', { code: 'damage', got: 'lots' }],
  ['2 ac 12', { code: 'no-name' }],
  ['21 Rats', { code: 'bounds', minimum: 1, maximum: 20 }],
  ['Goblin attack +4 1d6 sharp', { code: 'damage-type', got: 'sharp' }],
  ['Goblin attack +4 1d6 fire range far', { code: 'number', got: 'range' }],
  ['Goblin attack +4 1d6 fire range 4/600', { code: 'bounds', got: 'range 4', minimum: 5, maximum: 2000 }],
  ['Orc reach 10', { code: 'unknown-word', got: 'reach' }],
  ['Goblin 12.5', { code: 'unknown-word', got: '12.5' }],
  ['Wolf dex: 14', { code: 'unknown-word', got: 'dex:' }],
  ['地精生命值：7', { code: 'unknown-word', got: '地精生命值:7' }],
  ['Wolf 1d6+2 slashing', { code: 'unknown-word', got: '1d6+2' }],
  ['Wolf speed 900ft', { code: 'bounds', got: 'speed 900', minimum: 0, maximum: 500 }],
  ['Goblin constructor 3 ac 12 constructor', { code: 'unknown-word', got: 'constructor' }],
  [`${'long '.repeat(9)}name`, { code: 'long-name', maximum: 40 }],
]

describe('a creature on one line', () => {
  test.each(READ)('%s', (line, value) => {
    expect(readCreatureLine(line, wordsFor(line))).toMatchObject({ ok: true, value })
  })
})

test('reads lengths in the reader’s units', () => {
  const line = 'Hunter speed 9 attack bow 1d8 piercing range 45/180 attack pike 1d10 piercing reach 1.5'
  const attacks = [{ rangeFeet: 150, longFeet: 600 }, { reachFeet: 5 }]
  expect(readCreatureLine(line, WORDS.en, 'metric')).toMatchObject({ value: { speed: 30, attacks } })
  expect(readCreatureLine('Wolf speed 8', WORDS.en, 'squares')).toMatchObject({ value: { speed: 40 } })
  const wrong = { code: 'bounds', minimum: 0, maximum: 150 }
  expect(readCreatureLine('Wolf speed 151', WORDS.en, 'metric')).toMatchObject({ error: wrong })
})

describe('reports what is wrong', () => {
  test.each(WRONG)('%s', (line, error) => {
    expect(readCreatureLine(line, wordsFor(line))).toMatchObject({ ok: false, error })
  })
})

test.each(LOCALES)('%s: every problem has a sentence that quotes the input', (locale) => {
  const t = T[locale]
  for (const [line] of WRONG) {
    const read = readCreatureLine(line, WORDS[locale])
    if (read.ok) throw new Error(`${line} was read`)
    const { code, got, minimum = 0, maximum = 0 } = read.error
    expect(t.has(`line.${code}`), code).toBe(true)
    expect(t(`line.${code}`, { got, minimum: String(minimum), maximum: String(maximum) }), line).not.toContain('“”')
  }
})

test.each(LOCALES)('%s: also reads English words', (locale) => {
  const line = 'Wolf x2 ac 15 hp 7 init 2 speed 30 attack 4 1d6+2 slashing'
  const value = { copies: 2, armorClass: 15, hitPoints: 7, initiativeBonus: 2, speed: 30 }
  expect(readCreatureLine(line, WORDS[locale])).toMatchObject({ ok: true, value })
})
