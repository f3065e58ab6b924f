import { createFight } from '@rulestone/core'
import { LOCALES, type Locale } from '@rulestone/text'
import { expect, test } from 'vitest'
import { compendiumCreatures } from './compendium-creatures.ts'
import { findCreatures } from './creatures/find-creatures.ts'

/** The dragon of SRD 5.2.1, page 290: its names, and those of its parts and spells. */
const DRAGONS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Adult Red Dragon', 'Rend', 'Fire Breath', 'Pounce', 'Fireball'],
  zh: ['成年红龙', '撕裂', '火焰吐息', '猛扑', '火球术'],
  th: ['มังกรแดงเต็มวัย', 'ฉีก', 'ลมหายใจไฟ', 'ตะครุบ', 'ลูกไฟ'],
}

test.each(LOCALES)('%s: every creature joins with names, each its own', async (locale) => {
  const creatures = await compendiumCreatures(locale)
  expect(creatures).toHaveLength(330)
  for (const { id, name, newcomer } of creatures) {
    const { attacks = [], specialActions = [], multiattacks = [] } = newcomer
    createFight({ creatures: [{ ...newcomer, id: name, side: 'foes', place: { kind: 'ranges' } }] })
    for (const list of [attacks, specialActions]) {
      const names = list.map((one) => one.id)
      expect(new Set(names).size, `${id}: ${names.join(', ')}`).toBe(names.length)
      for (const one of names) expect(one, id).not.toMatch(/^[a-z-]+$/u)
    }
    const ids = [...attacks, ...specialActions].map((one) => one.id)
    for (const { of } of multiattacks.flat()) expect(ids, id).toEqual(expect.arrayContaining([...of]))
  }
})

test.each(LOCALES)('%s: the red dragon is called as its page calls it', async (locale) => {
  const creatures = await compendiumCreatures(locale)
  const dragon = creatures.find(({ id }) => id === 'adult-red-dragon')
  const { attacks = [], specialActions = [] } = dragon?.newcomer ?? {}
  expect([dragon?.name, ...attacks.map(({ id }) => id), ...specialActions.map(({ id }) => id)]).toEqual(
    expect.arrayContaining([...DRAGONS[locale]]),
  )
  expect(dragon?.english).toBe(locale === 'en' ? undefined : 'Adult Red Dragon')
  expect(dragon).toMatchObject({ rating: '17', newcomer: { armorClass: 19, hitPointMaximum: 256 } })
})

test('a goblin without a further word is the Goblin Warrior', async () => {
  const typed = { en: 'goblin', zh: '哥布林', th: 'ก็อบลิน' }
  for (const locale of LOCALES) {
    const [first] = findCreatures(await compendiumCreatures(locale), typed[locale])
    expect(first?.id, locale).toBe('goblin-warrior')
  }
})
