import { createFight } from '@rulestone/core'
import { LOCALES, type Locale } from '@rulestone/text'
import { expect, test } from 'vitest'
import { readyCharacters } from './ready-characters.ts'

/** What the wizard of level 5 does, in the words of each language. */
const WIZARD: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Fire Bolt', 'Fireball'],
  zh: ['火焰箭', '火球术'],
  th: ['ศรไฟ', 'ลูกไฟ'],
}

test.each(LOCALES)('%s: every ready character joins a fight, with names for what it does', async (locale) => {
  const characters = await readyCharacters(locale)
  for (const one of Object.values(characters).flat()) {
    const { line: _, ...newcomer } = one
    createFight({ creatures: [{ ...newcomer, id: 'hero', side: 'party', place: { kind: 'ranges' } }] })
    const names = [...(one.attacks ?? []), ...(one.specialActions ?? [])].map(({ id }) => id)
    for (const name of names) expect(name).not.toMatch(/^[a-z-]+$/u)
  }
  expect(characters.wizard[4]?.specialActions?.map(({ id }) => id)).toEqual(WIZARD[locale])
})
