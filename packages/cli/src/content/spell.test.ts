import { describe, expect, test } from 'vitest'
import { run } from '../../test/run.ts'
import { findEntry, openCompendiumIndex, SPELLS } from './find-entry.ts'
import { openFiles } from './open-workbench.ts'

const show = (...args: readonly string[]) => run('spell', ...args)

test('a spell with its facts, its words, its figures at a level of the slot and its page', async () => {
  const { code, out, error } = await show('fireball', '--slot', '5')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  const [title, kind, , ...rest] = out.split('\n')
  expect([title, kind]).toEqual(['Fireball  fireball', 'Level 3 Evocation'])
  expect(rest.slice(0, 5)).toEqual([
    'Class         Sorcerer, Wizard',
    'Casting time  Action',
    'Range         150 feet',
    'Components    V, S, M (a ball of bat guano and sulfur)',
    'Duration      Instantaneous',
  ])
  expect(out).toContain('It takes 8d6 Fire damage on a failed save, or half as much on a successful one.')
  expect(out).toContain('\n\nSpell slot level 5\n')
  expect(out).toContain('\nDamage    10d6 Fire\n')
  expect(out).toMatch(/\/en\/spells\/fireball\/$/)
})

const library = (await openFiles(undefined)).names()
const index = await openCompendiumIndex(library, 'en')
const names = { library: () => library, index: async () => index }

test.each([
  ['an id', 'fireball', 'fireball'],
  ['a name of several words', 'Eldritch Blast', 'eldritch-blast'],
  ['an alias', 'EB', 'eldritch-blast'],
  ['a Chinese name', '火球术', 'fireball'],
  ['a Thai name', 'รักษาแผล', 'cure-wounds'],
  ['pinyin', 'huoqiushu', 'fireball'],
  ['a near miss', 'firebal', 'fireball'],
])('%s finds it', async (_, typed, id) => {
  expect(await findEntry(SPELLS, typed, names, () => {})).toBe(id)
})

test.each([
  ['fierball', 'Fireball'],
  ['bigby', 'Arcane Hand'],
  ['Fire Ball', undefined],
  ['火球术', undefined],
])('%s is taken for %s', async (typed, title) => {
  let taken: string | undefined
  await findEntry(SPELLS, typed, names, (_, of) => {
    taken = of
  })
  expect(taken).toBe(title)
})

test('the English name stands beside another', async () => {
  const { out } = await show('火球术', '--lang', 'zh')
  expect(out.startsWith('火球术 (Fireball)  fireball\n3环塑能\n'), out).toBe(true)
})

test('a cantrip goes by the level of the character', async () => {
  const { out } = await show('eldritch-blast', '--level', '11')
  expect(out).toMatch(/\nCharacter level 11\n/)
  expect(out).toMatch(/\nAttack roll +3\n/)
})

test('as JSON', async () => {
  const { out } = await show('fireball', '--slot', '9', '--json', '--lang', 'th')
  expect(JSON.parse(out)).toMatchObject({
    id: 'fireball',
    english: 'Fireball',
    facts: { level: 3, school: 'evocation', range: { feet: 150 } },
    levels: [3, 4, 5, 6, 7, 8, 9],
    casting: { level: 9, effects: [{ damage: [{ dice: '14d6', types: ['fire'] }] }] },
  })
})

describe('refused, with code 2', () => {
  test.each([
    ['no spell', [], 'Unexpected end, expected a spell.'],
    ['a name that is far from any', ['nobody'], 'Unexpected spell (nobody), expected the name of one, perhaps: '],
    ['an unknown spell', ['xqzzqx'], 'Unexpected spell (xqzzqx), expected the name of one'],
    [
      'a slot that is too low',
      ['fireball', '--slot', '2'],
      'Unexpected level (2), expected a whole number from 3 to 9',
    ],
    ['a slot that is no number', ['fireball', '--slot', 'x'], 'Unexpected level (x)'],
    ['a slot for a cantrip', ['eldritch-blast', '--slot', '2'], 'expected --level'],
    ['the level of a character for a spell', ['fireball', '--level', '5'], 'expected --slot'],
  ])('%s', async (_, args, message) => {
    const { code, out, error } = await show(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
  })
})
