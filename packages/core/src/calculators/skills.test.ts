import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { SKILL_ABILITIES, type SkillRow } from '../tables/proficiency/skills.ts'
import type { InputOf } from './calculator.ts'
import { skillsCalculator } from './skills.ts'

type Input = InputOf<typeof skillsCalculator.fields>

const computed = computing(skillsCalculator)

const rows = (changes: Partial<Input>): (readonly unknown[])[] =>
  (computed(changes).table?.rows ?? []).map((row) => row.map(({ value }) => value))

const SCORE = fc.integer({ min: 1, max: 30 })
const SOME_SKILLS = fc.subarray([...skillsCalculator.fields.proficient.options])

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

/** A row, calculated independently. */
function onSheet(input: Input, { skill, ability }: SkillRow): readonly unknown[] {
  if (ability === 'constitution') throw new Error('a skill uses Constitution')
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

test('matches an independent calculation for all 18 skills', () => {
  fc.assert(
    fc.property(ANY_INPUT, (input) => {
      const expected = SKILL_ABILITIES.map((row) => onSheet(input, row))
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
        'passive-perception: advantage, disadvantage',
        'they-dont-stack: both',
        'passive-perception: passive-advantage',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})
