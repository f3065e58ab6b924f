import { type SpellId, spell } from '@rulestone/compendium'
import { describe, expect, test } from 'vitest'
import { castingFacts, type Locale, spellFacts, spellKindWords, spellWords } from '../src/index.ts'
import { library } from './real-library.ts'

const words = { en: spellWords(library, 'en'), zh: spellWords(library, 'zh'), th: spellWords(library, 'th') }

/** The facts of a spell, each on a line. */
const factsOf = (locale: Locale, id: SpellId): readonly string[] =>
  spellFacts(words[locale], spell(id), library.spells.get(id)?.[locale] ?? {}).map(
    ({ label, text }) => `${label}: ${text}`,
  )

describe('the facts of a spell in words', () => {
  test.each<[Locale, SpellId, string, readonly string[]]>([
    [
      'en',
      'fireball',
      'Level 3 Evocation',
      [
        'Class: Sorcerer, Wizard',
        'Casting time: Action',
        'Range: 150 feet',
        'Components: V, S, M (a ball of bat guano and sulfur)',
        'Duration: Instantaneous',
      ],
    ],
    [
      'zh',
      'detect-magic',
      '1环预言',
      [
        '职业: 吟游诗人、牧师、德鲁伊、圣武士、游侠、术士、魔契师、法师',
        '施法时间: 动作或仪式',
        '施法距离: 自身',
        '成分: V、S',
        '持续时间: 专注，至多10分钟',
      ],
    ],
  ])('%s %s', (locale, id, kind, facts) => {
    expect(spellKindWords(words[locale], spell(id))).toBe(kind)
    expect(factsOf(locale, id)).toEqual(facts)
  })

  test('a Reaction has its trigger, which the words of the spell state', () => {
    const trigger = library.spells.get('shield')?.th?.trigger
    expect(factsOf('th', 'shield')).toContain(`${words.th.say('spells.labels.trigger')}: ${trigger}`)
    expect(trigger).toMatch(/\S/)
  })
})

describe('the figures of a casting in words', () => {
  test.each<[SpellId, number, readonly string[]]>([
    ['fireball', 5, ['Range: 150 feet', 'Area: 20 feet', 'Damage: 10d6 Fire', 'Duration: Instantaneous']],
    [
      'magic-missile',
      3,
      ['Range: 120 feet', 'Target: 5', 'Darts: 5', 'Damage: 1d4+1 Force', 'Duration: Instantaneous'],
    ],
    [
      'cure-wounds',
      2,
      ['Range: Touch', 'Target: 1', 'Healing: 4d8 + spellcasting ability modifier', 'Duration: Instantaneous'],
    ],
    [
      'eldritch-blast',
      11,
      ['Range: 120 feet', 'Target: 3', 'Attack roll: 3', 'Damage: 1d10 Force', 'Duration: Instantaneous'],
    ],
    ['fog-cloud', 4, ['Range: 120 feet', 'Area: 80 feet', 'Duration: Concentration, up to 1 hour']],
    ['aid', 3, ['Range: 30 feet', 'Target: 3', 'Hit Points: 10', 'Duration: 8 hours']],
    ['bestow-curse', 5, ['Range: Touch', 'Target: 1', 'Damage: 1d8 Necrotic', 'Duration: 8 hours']],
  ])('%s at %i', (id, level, facts) => {
    expect(castingFacts(words.en, id, level).map((fact) => fact.join(': '))).toEqual(facts)
  })

  test('a slot below the level of the spell is an error', () => {
    expect(() => castingFacts(words.en, 'fireball', 2)).toThrow('level is 2; fireball needs an integer from 3 to 9.')
  })
})
