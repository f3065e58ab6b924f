import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import type { InputOf } from './calculator.ts'
import { skills } from './skills.ts'

type Input = InputOf<typeof skills.fields>

const computed = computing(skills)

const rows = (changes: Partial<Input>): (readonly unknown[])[] =>
  (computed(changes).table?.rows ?? []).map((row) => row.map(({ value }) => value))

/** SRD 5.2.1, Skills (page 9). */
const ABILITY_OF = {
  acrobatics: 'dexterity',
  'animal-handling': 'wisdom',
  arcana: 'intelligence',
  athletics: 'strength',
  deception: 'charisma',
  history: 'intelligence',
  insight: 'wisdom',
  intimidation: 'charisma',
  investigation: 'intelligence',
  medicine: 'wisdom',
  nature: 'intelligence',
  perception: 'wisdom',
  performance: 'charisma',
  persuasion: 'charisma',
  religion: 'intelligence',
  'sleight-of-hand': 'dexterity',
  stealth: 'dexterity',
  survival: 'wisdom',
} as const

const SCORE = fc.integer({ min: 1, max: 30 })
const SOME_SKILLS = fc.subarray([...skills.fields.proficient.options])

const ANY_INPUT: fc.Arbitrary<Input> = fc.record({
  strength: SCORE,
  dexterity: SCORE,
  intelligence: SCORE,
  wisdom: SCORE,
  charisma: SCORE,
  by: fc.constantFrom('level', 'proficiency-bonus'),
  level: fc.integer({ min: 1, max: 20 }),
  'proficiency-bonus': fc.integer({ min: 2, max: 9 }),
  proficient: SOME_SKILLS,
  expertise: SOME_SKILLS,
  half: fc.boolean(),
  advantage: SOME_SKILLS,
  disadvantage: SOME_SKILLS,
})

/** A row, as a player fills in the sheet. */
function onSheet(input: Input, skill: keyof typeof ABILITY_OF): readonly unknown[] {
  const ability = ABILITY_OF[skill]
  const bonus = input.by === 'level' ? 2 + Math.floor((input.level - 1) / 4) : input['proficiency-bonus']
  let [training, added] = ['untrained', 0]
  if (input.half) [training, added] = ['half', Math.floor(bonus / 2)]
  if (input.proficient.includes(skill)) {
    ;[training, added] = input.expertise.includes(skill) ? ['expertise', bonus * 2] : ['proficient', bonus]
  }
  const modifier = Math.floor((input[ability] - 10) / 2) + added
  const better = (input.advantage.includes(skill) ? 5 : 0) - (input.disadvantage.includes(skill) ? 5 : 0)
  return [skill, ability, training, modifier, 10 + modifier + better]
}

test('all eighteen skills, as a player fills in the sheet', () => {
  fc.assert(
    fc.property(ANY_INPUT, (input) => {
      const expected = skills.fields.proficient.options.map((skill) => onSheet(input, skill))
      expect(rows(input)).toEqual(expected)
      expect(plainFigures(computed(input))['passive-perception']).toBe(expected[11]?.[4])
    }),
    { numRuns: 300 },
  )
})

test('law: the steps name every skill that is trained, once', () => {
  fc.assert(
    fc.property(ANY_INPUT, (input) => {
      const named = computed(input).steps.flatMap(({ kind, values: { skills: list } }) =>
        ['proficient', 'expertise'].includes(kind) && Array.isArray(list) ? list : [],
      )
      expect([...named].sort()).toEqual([...input.proficient].sort())
    }),
    { numRuns: 200 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    [
      'by default',
      {},
      [
        'proficiency: bonus',
        'skill: ability',
        'skill-proficiencies: proficient',
        'expertise: expertise',
        'passive-perception: passive-normal',
      ],
    ],
    [
      'with a bonus, and untrained',
      { by: 'proficiency-bonus', proficient: [], expertise: [] },
      ['skill: ability', 'passive-perception: passive-normal'],
    ],
    [
      'all else',
      {
        proficient: ['arcana'],
        expertise: ['history'],
        half: true,
        advantage: ['perception', 'stealth'],
        disadvantage: ['stealth', 'survival'],
      },
      [
        'proficiency: bonus',
        'skill: ability',
        'skill-proficiencies: proficient',
        'expertise: not-proficient',
        'bonus-doesnt-stack: half',
        'passive-perception: advantage',
        'passive-perception: disadvantage',
        'they-dont-stack: both',
        'passive-perception: passive-advantage',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(computed(changes).steps.map(({ rule, kind }) => `${rule}: ${kind}`)).toEqual(expected)
  })
})
