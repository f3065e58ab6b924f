import { describe, expect, test } from 'vitest'
import { run } from '../../test/run.ts'

const show = (...args: readonly string[]) => run('creature', ...args)

test('a creature with its stat block and its page', async () => {
  const { code, out, error } = await show('owlbear')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  const [title, kind, , ...rest] = out.split('\n')
  expect([title, kind]).toEqual(['Owlbear  owlbear', 'Large Monstrosity, unaligned'])
  expect(rest.slice(0, 3)).toEqual([
    'AC                13',
    'Initiative        +1 (score 11)',
    'Hit Points        59 (7d10+21)',
  ])
  expect(out).toMatch(/\nStrength +20 +\+5 +\+5\n/)
  expect(out).toContain('\n\nActions\n\nMultiattack\nThe creature makes 2 Rend attacks.\n\nRend\nMelee attack: +7,')
  expect(out).toMatch(/\/en\/creatures\/owlbear\/$/)
})

test('in another language, with its English name, uses of a part and the note of a section', async () => {
  const { out } = await show('owlbear', '--lang', 'zh')
  expect(out.startsWith('枭熊 (Owlbear)  owlbear\n大型怪兽，无阵营\n'), out).toBe(true)
  expect((await show('aboleth')).out).toMatch(/\nLegendary Actions\n\n[^\n]+3 uses[^\n]+\n\nLash\n/)
  expect((await show('aboleth')).out).toContain('\nDominate Mind · 2/day\n')
})

test.each([
  ['a name of several words', 'Adult Red Dragon', 'adult-red-dragon'],
  ['a Chinese name', '枭熊', 'owlbear'],
  ['a name that players use for one of several', 'ก็อบลิน', 'goblin-warrior'],
  ['pinyin', 'xiaoxiong', 'owlbear'],
  ['a near miss', 'owlbeer', 'owlbear'],
])('%s finds it', async (_, typed, id) => {
  const { out } = await show(typed, '--json', '--lang', 'th')
  expect(JSON.parse(out)).toMatchObject({ id, facts: { sizes: expect.any(Array) }, totals: {}, statBlock: {} })
})

test.each([
  ['en', 'owlbeer: taken for Owlbear.'],
  ['zh', 'owlbeer：已当作“枭熊”。'],
  ['th', 'owlbeer: เข้าใจว่าหมายถึงอาวล์แบร์'],
])('%s: a near miss is said', async (locale, sentence) => {
  expect((await show('owlbeer', '--lang', locale)).error).toBe(sentence)
})

describe('refused, with code 2', () => {
  test.each([
    ['a name that is far from any', ['nobody'], 'Unexpected creature (nobody), expected the name of one, perhaps: '],
    ['a name with the beginning of a sound', ['blargh'], 'Unexpected creature (blargh)'],
    ['no creature', [], 'Unexpected end, expected a creature.'],
    ['an unknown creature', ['xqzzqx'], 'Unexpected creature (xqzzqx), expected the name of one'],
    ['one of several', ['red dragon'], 'expected one of: adult-red-dragon, ancient-red-dragon, red-dragon-wyrmling'],
    ['a spell', ['fireball'], 'Unexpected creature (fireball), expected the name of one'],
  ])('%s', async (_, args, message) => {
    const { code, out, error } = await show(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
  })
})
