import { CREATURE_IDS, type CreatureId } from '@rulestone/compendium'
import { CALCULATORS, parse, readState } from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { blockHtml, LOCALES, type Locale } from '../src/index.ts'
import { library } from './real-library.ts'

const blockOf = (locale: Locale, id: CreatureId) => {
  const block = library.creatures.get(id)?.[locale]?.statBlock
  if (!block) throw new Error(`${id} has no ${locale} file.`)
  return block
}

/** HTML without its tags. */
const plain = (html: string): string => html.replaceAll(/<[^>]+>/gu, '')

/** A part of a creature as a reader sees it. */
function partOf(locale: Locale, id: CreatureId, part: string): string {
  const found = blockOf(locale, id)
    .sections.flatMap(({ parts }) => parts)
    .find((one) => one.id === part)
  if (!found) throw new Error(`${id} has no part ${part}.`)
  const uses = found.uses.length > 0 ? ` (${found.uses.join('; ')})` : ''
  return `${found.name}${uses}. ${found.blocks.map((block) => plain(blockHtml(block))).join(' / ')}`
}

// SRD 5.2.1, Monsters A–Z and Animals (pages 258 to 364): written by hand from the stat blocks
describe('the figures of a part in words', () => {
  test.each<[Locale, CreatureId, string, string]>([
    [
      'en',
      'giant-scorpion',
      'claw',
      'Claw. Melee attack: +5, reach 5 feet. Hit: 6 (1d6+3) Bludgeoning damage. If the target is a Large or smaller creature, it has the Grappled condition (escape DC 13; held by one of 2 claws).',
    ],
    [
      'en',
      'warhorse',
      'hooves',
      'Hooves. Melee attack: +6, reach 5 feet. Hit: 9 (2d4+4) Bludgeoning damage. If the target is a Large or smaller creature and this creature moved at least 20 feet straight toward it just before the hit, the target takes an extra 5 (2d4) Bludgeoning damage and has the Prone condition.',
    ],
    [
      'en',
      'adult-bronze-dragon',
      'thunderclap',
      'Thunderclap. Constitution saving throw: DC 17, each creature in a Sphere with a radius of 20 feet around a point that it can see within 90 feet. Failure: 10 (3d6) Thunder damage. The target has the Deafened condition until the end of the target’s next turn.',
    ],
    ['en', 'young-green-dragon', 'multiattack', 'Multiattack. The creature makes 3 Rend attacks.'],
    [
      'en',
      'oni',
      'multiattack',
      'Multiattack. The creature makes 2 Claw attacks. Or it makes 2 Nightmare Ray attacks. It can use Spellcasting in place of one attack.',
    ],
    [
      'zh',
      'guardian-naga',
      'poisonous-spittle',
      '毒性唾沫. 体质豁免检定：DC 16，本生物能看见的、60尺内的一个生物。失败：31（7d8）点毒素伤害，并且目标陷入目盲状态，直到本生物的下个回合开始。成功：仅伤害减半。',
    ],
    [
      'zh',
      'magmin',
      'death-burst',
      '死亡爆发. 本生物死亡时爆炸，区域内的生物进行豁免。 / 敏捷豁免检定：DC 11，本生物周围10尺光环内的每个生物。失败：7（2d6）点火焰伤害。成功：伤害减半。',
    ],
    ['th', 'goblin-boss', 'multiattack', 'การโจมตีหลายครั้ง. สิ่งมีชีวิตนี้โจมตี 2 ครั้ง แต่ละครั้งจะใช้ “ดาบโค้ง” หรือ “ธนูสั้น” ก็ได้'],
    [
      'zh',
      'winter-wolf',
      'cold-breath',
      '寒冰吐息 (充能5–6). 体质豁免检定：DC 12，15尺锥状区域内的每个生物。失败：18（4d8）点寒冷伤害。成功：伤害减半。',
    ],
    [
      'th',
      'giant-scorpion',
      'sting',
      'เหล็กไน. การโจมตีระยะประชิด +5 ระยะเอื้อมถึง 5 ฟุต โจมตีโดน ความเสียหายชนิดแทง 7 (1d8+3) และความเสียหายชนิดพิษ 11 (2d10)',
    ],
  ])('%s %s: %s', (locale, id, part, words) => {
    expect(partOf(locale, id, part)).toBe(words)
  })
})

describe.each(LOCALES)('%s: the stat block of every creature', (locale) => {
  test.each(CREATURE_IDS)('%s', (id) => {
    const { lines, sections } = blockOf(locale, id)
    const parts = sections.flatMap((section) => section.parts)
    const empty = parts.filter(({ blocks }) => blocks.every((block) => plain(blockHtml(block)).trim() === ''))
    expect(empty.map((part) => part.id)).toEqual([])
    const words = JSON.stringify([lines, sections])
    // A string or a name that is missing is shown by its key.
    expect(words).not.toMatch(/\{\{|undefined/u)
    expect(parts.map(({ name }) => name).filter((name) => /^[a-z-]+$/u.test(name))).toEqual([])
  })
})

/** The attributes of every link of a stat block. */
function linksOf(locale: Locale, id: CreatureId): Readonly<Record<string, string>>[] {
  const found: Readonly<Record<string, string>>[] = []
  JSON.stringify(blockOf(locale, id), (_, value) => {
    if (value?.tagName === 'a') found.push(value.properties)
    return value
  })
  return found
}

// SRD 5.2.1, the stat blocks: what a touch on a figure opens or rolls
test.each<[CreatureId, Readonly<Record<string, string>>]>([
  ['goblin-warrior', { dataDice: '1d20+4', href: '/en/calculators/attack/?bonus=4&damage=1d6%2B2' }],
  ['goblin-warrior', { dataDice: '1d20+6', href: '/en/calculators/dice/?expr=1d20%2B6' }],
  ['goblin-warrior', { dataRule: 'armor-class', dataWhy: 'Leather Armor 11 + Dexterity 2 + Shield 2 = 15' }],
  ['goblin-warrior', { dataRule: 'passive-perception', dataWhy: '10 − Wisdom 1 = 9' }],
  ['lich', { dataRule: 'passive-perception', dataWhy: '10 + Perception 9 = 19' }],
  ['lich', { dataRule: 'initiative', dataWhy: '10 + Initiative 17 = 27' }],
  ['invisible-stalker', { dataRule: 'initiative', dataWhy: '10 + Initiative 7 + Invisible 5 = 22' }],
  ['lich', { dataRule: 'experience-points', dataWhy: 'Challenge Rating 22' }],
  ['lich', { className: 'calculation', href: '/en/calculators/d20-test/?test=saving-throw&dc=20' }],
  ['adult-red-dragon', { dataDice: '19d12+133' }],
  ['adult-red-dragon', { dataDice: '1d6', href: '/en/calculators/dice/?expr=1d6' }],
  ['adult-red-dragon', { href: '/en/calculators/save-for-half/?damage=17d6&ability=dexterity&on-success=half&dc=21' }],
  // in words of its own
  ['behir', { className: 'calculation', href: '/en/calculators/d20-test/?test=saving-throw&dc=14' }],
])('%s: a figure with %o', (id, expected) => {
  const found = linksOf('en', id).map(({ className, ...rest }) => ({ ...rest, className: String(className) }))
  expect(found).toContainEqual(expect.objectContaining(expected))
})

test.each(CREATURE_IDS)('%s: every figure in three languages can be rolled or computed', (id) => {
  for (const locale of LOCALES) {
    for (const { dataDice, href = '' } of linksOf(locale, id)) {
      if (dataDice !== undefined) expect(parse(dataDice).ok, dataDice).toBe(true)
      const [, calculator, query] = /\/calculators\/([a-z0-9-]+)\/\?(.*)$/u.exec(href) ?? []
      const known = CALCULATORS.find((one) => one.id === calculator)
      if (calculator === undefined) continue
      if (known === undefined) throw new Error(`${href} is no calculator.`)
      expect(readState(known, Object.fromEntries(new URLSearchParams(query))).problems, href).toEqual([])
    }
  }
})
