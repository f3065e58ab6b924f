import { readFileSync } from 'node:fs'
import type { EncounterMember } from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { run } from '../../test/run.ts'
import { said } from '../../test/said.ts'
import { readCreatureCount } from './creature-count.ts'
import { partyOf } from './party-file.ts'
import { playFights } from './play-fights.ts'

const show = (...args: readonly string[]) => run('encounter', ...args)
const asJson = async (...args: readonly string[]) => JSON.parse((await show(...args, '--json')).out)

describe('the odds', () => {
  test('as text: figures with their ends, fighters, the budget, the way to play, what is left out', async () => {
    const { code, out, error } = await show('4 goblin', '1 bugbear', '--fights', '200')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toMatch(/^The party wins {2,}\d.*% {2,}\S+% to /)
    expect(out).toContain('200 fights played.')
    expect(out).toMatch(/^Goblin Warrior 4 +in front +AC 15, HP 10 /m)
    expect(out).toContain('Low difficulty: the creatures cost 400 XP.')
    expect(out).toContain(said('en', 'encounter', 'way.parts.left-out.text'))
    expect(out).toContain('Left out, because the stat block says it in words: Nimble Escape.')
  })

  test('a party of level 3 beats two ogres nearly always, but not unhurt', async () => {
    const { partyWins, hitPointsLeft, fights, isExact } = await asJson('2 ogre', '--fights', '400')
    expect({ fights, isExact }).toEqual({ fights: 400, isExact: false })
    expect(partyWins.value).toBeGreaterThan(0.8)
    expect(hitPointsLeft.high).toBeLessThan(0.9)
  })

  test('the way to play changes them', async () => {
    const usual = await asJson('young-red-dragon', '--fights', '300')
    const spared = await asJson('young-red-dragon', '--fights', '300', '--no-limited-uses', '--area', 'one')
    expect(spared.way).toMatchObject({ areaCatches: 'one', limitedUses: false })
    expect(spared.rounds.low).toBeGreaterThan(usual.rounds.high)
  })

  test('in other languages, by names of any', async () => {
    const { out } = await show('4 地精武者', '--fights', '50', '--lang', 'th')
    expect(out).toContain(said('th', 'encounter', 'answer.wins'))
    expect(out).toContain('นักรบก็อบลิน 4')
  })

  test('the number of fights, and below it their seed', async () => {
    const { out } = await show('2 ogre', '--fights', '50', '--seed', 'wolf', '--lang', 'zh')
    expect(out).toContain('已打50场。\n种子  wolf\n')
  })

  test('a Thai log has spaces between Thai and digits', async () => {
    const { out } = await show('2 ogre', '--watch', '3', '--lang', 'th')
    expect(out).toContain('โอเกอร์ 1 โจมตี')
    expect(out).not.toMatch(/\d\p{Script=Thai}|\p{Script=Thai}\d/u)
  })

  test('a fight as a log', async () => {
    const { code, out } = await show('2 ogre', '--watch', '3')
    expect(code).toBe(0)
    expect(out).toMatch(/^Combat starts: Initiative\.\n {2}Fighter: \d+\.\n/)
    expect(out).toMatch(/^Ogre 1 .* \(Greatclub\)/m)
    expect(out.trimEnd()).toMatch(/dies\.$|dying\.$|One side is defeated\.$/)
  })
})

test('one and two cores give the same figures', async () => {
  const play = (cores: string) => show('6 wolf', '--fights', '3000', '--cores', cores, '--json')
  expect(await play('2')).toEqual(await play('1'))
})

describe('playing', () => {
  const wolf: Omit<EncounterMember, 'id'> = {
    kind: 'monster',
    hitPointMaximum: 11,
    attacks: [{ id: 'bite', ability: 'none', bonus: 4, damage: '1d6+2', damageType: 'piercing' }],
  }
  const settings = {
    encounter: { party: [{ ...wolf, id: 'hero' }], creatures: [{ ...wolf, id: 'wolf' }] },
    ...{ seed: 'table 7', cores: 2, mostSeconds: 60, onProgress: () => {} },
  }

  test('what would take too long is not played', async () => {
    const stop = new AbortController().signal
    const played = await playFights({ ...settings, fights: 100_000, mostSeconds: 0.000_1, stop })
    expect(played.kind).toBe('too-long')
  })

  test('an interruption leaves what was played', async () => {
    const stop = new AbortController()
    const onProgress = () => stop.abort()
    const played = await playFights({
      ...settings,
      fights: 50_000_000,
      mostSeconds: 1e9,
      stop: stop.signal,
      onProgress,
    })
    const fights = played.kind === 'played' ? played.tally.fights : 0
    expect(fights).toBeGreaterThan(50)
    expect(fights).toBeLessThan(5000)
  })
})

test.each([
  ['4 goblin', 4, 'goblin'],
  ['4x goblin boss', 4, 'goblin boss'],
  ['ogre', 1, 'ogre'],
  ['2地精', 2, '地精'],
  ['goblin x4', 4, 'goblin'],
  ['goblin 4', 4, 'goblin'],
  ['4goblin', 4, 'goblin'],
  ['×4 goblin', 4, 'goblin'],
  ['４ goblin', 4, 'goblin'],
  ['๔ ก็อบลิน', 4, 'ก็อบลิน'],
  ['ก็อบลิน 4 ตัว', 4, 'ก็อบลิน'],
  ['4只地精', 4, '地精'],
  ['地精×4', 4, '地精'],
  ['2 xorn', 2, 'xorn'],
  ['sphinx 2', 2, 'sphinx'],
])('%s', (argument, count, name) => {
  expect(readCreatureCount(argument)).toEqual({ count, name })
})

test.each(['1e3 goblin', '-1 goblin', '2.5 goblin', 'goblin -4', '4 goblin 3', '٤ goblin', '4'])(
  '%s has a number that is not understood',
  (argument) => {
    expect(readCreatureCount(argument)).toBeUndefined()
  },
)

test('a near miss is said in the language of the answer', async () => {
  const { error } = await show('owlbeer', '--fights', '20', '--lang', 'th')
  expect(error).toBe('owlbeer: เข้าใจว่าหมายถึงอาวล์แบร์')
  expect((await show('owlbear', '--fights', '20')).error).toBe('')
})

describe('the party file', () => {
  test('of the README is read', async () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    const [, yaml = ''] = /```yaml\n(.*?)```/s.exec(readme) ?? []
    const party = await partyOf(yaml, 'party.yml')
    expect(party.map(({ member, level }) => [member.id, level])).toEqual([
      ['fighter', 5],
      ['cleric', 5],
      ['rogue', 5],
      ['wizard', 5],
      ['Ember', 5],
    ])
    expect(party[4]?.member).toMatchObject({ line: 'back', multiattacks: [[{ of: ['Ray'], times: 2 }]] })
  })

  test.each<[what: string, yaml: string, messages: readonly string[]]>([
    ['no YAML', '- { preset: fighter', ['party.yml:1:']],
    [
      'a list without its end',
      'a: [',
      ['party.yml:1:5 Unexpected end, expected ] or }. Tip: close each [ with ] and each { with }.'],
    ],
    [
      'a field without a colon',
      '- name: Ember\n  armorClass 15\n  hitPoints: 3',
      [
        'party.yml:2:3 Unexpected YAML (armorClass 15), expected a field and its value, such as level: 5. Tip: write a colon',
      ],
    ],
    [
      'a field twice',
      '- preset: rogue\n  level: 5\n  level: 6',
      ['party.yml:3:3 Unexpected YAML (level: 6), expected each'],
    ],
    [
      'one mistake that the parser reports twice',
      '- name: Ember\n   level: 5',
      ['party.yml:1:9 Unexpected YAML (Ember)'],
    ],
    ['an alias of nothing', '- *ember', ['party.yml:1:3 Unexpected YAML (*ember), expected a value.']],
    [
      'no number',
      '- name: Ember\n  armorClass: 15\n  hitPoints: .nan',
      ['party.yml:3:14 Unexpected value of hitPoints (NaN), expected a whole number from 1 to 10000.'],
    ],
    ['no list', 'party: 4', ['party.yml:1:1 Unexpected value of the party (']],
    ['a member without fields', '- fighter', ['party.yml:1:3 Unexpected value of member 1 (fighter), expected fields']],
    [
      'a class that is misspelt',
      '- preset: figther\n  level: 5',
      [
        'party.yml:1:11 Unexpected value of preset (figther), expected one of: fighter, cleric, rogue, wizard; perhaps fighter.',
      ],
    ],
    [
      'an unknown field',
      '- name: Ember\n  armourClass: 15\n  hitPoints: 38\n  armorClass: 15',
      ['party.yml:2:3 Unexpected field (armourClass), expected perhaps armorClass; one of: name, armorClass'],
    ],
    [
      'all at once, in the order of the file',
      '- preset: rogue\n- name: Ember\n  armorClass: high\n  hitPoints: 38\n  attacks:\n    - { name: Ray, bonus: 7, damage: 1d, type: heat }',
      [
        'party.yml:1:3 Unexpected end, expected level: a whole number from 1 to 20.',
        'party.yml:3:15 Unexpected value of armorClass (high), expected a whole number from 1 to 50.',
        'party.yml:6:38 Unexpected value of damage (1d), expected dice, such as 1d8+3.',
        'party.yml:6:48 Unexpected value of type (heat)',
      ],
    ],
  ])('%s', async (_, yaml, messages) => {
    const message = await partyOf(yaml, 'party.yml').then(String, ({ message }: Error) => message)
    const lines = message.split('\n')
    expect(lines).toHaveLength(messages.length)
    for (const [index, start] of messages.entries()) expect(lines[index]?.startsWith(start), lines[index]).toBe(true)
  })
})

describe('refused, with code 2', () => {
  test.each([
    ['no creature', [], 'Unexpected end, expected creatures.'],
    ['several of a name', ['1 dragon'], 'Unexpected creature (dragon), expected one of: adult-black-dragon'],
    ['an unknown name', ['xqzzqx'], 'Unexpected creature (xqzzqx)'],
    ['none of a creature', ['0 ogre'], 'Unexpected number of creatures (0 ogre)'],
    ['a number that is not understood', ['1e3 goblin'], 'Unexpected number of creatures (1e3 goblin)'],
    ['a number in words', ['four goblins'], 'Unexpected creature (four goblins)'],
    ['a number in Chinese words', ['四只地精'], 'Unexpected creature (四只地精)'],
    ['a name that is far from any', ['4 blargh'], 'Unexpected creature (blargh)'],
    ['a file that is not there', ['no.yml', 'ogre'], 'Unexpected path (no.yml)'],
    ['two files', ['a.yml', 'b.yml', 'ogre'], 'Unexpected second party (b.yml)'],
    ['a level with a file', ['a.yml', 'ogre', '--level', '3'], 'Unexpected --level with a.yml'],
    ['a level that is too high', ['ogre', '--level', '21'], 'Unexpected value of --level (21)'],
    [
      'an unknown way',
      ['ogre', '--area', 'most'],
      'Unexpected value of --area (most), expected one of: one, half, all',
    ],
    ['too many fighters', ['60 goblin'], '10000 fights of 64 fighters would take about'],
  ])('%s', async (_, args, message) => {
    const { code, out, error } = await show(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
  })
})
