import { ok } from '../result.ts'
import { ABILITY_SCORES, abilityModifier } from '../rules/abilities/ability-score.ts'
import { rollState } from '../rules/d20-tests/advantage.ts'
import { skillAbility, skillCheckBonus } from '../rules/proficiency/check-proficiency.ts'
import { mayGainExpertise } from '../rules/proficiency/expertise.ts'
import { PASSIVE_SCORE, passiveScore } from '../rules/proficiency/passive-score.ts'
import {
  LEVELS,
  type ProficiencyUse,
  proficiencyAdded,
  proficiencyBonusAtLevel,
} from '../rules/proficiency/proficiency.ts'
import { STANDARD_ARRAY_BY_CLASS } from '../tables/abilities/standard-array.ts'
import type { ByAbility } from '../vocabulary/abilities.ts'
import type { RollState } from '../vocabulary/d20-tests.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { SKILLS, type Skill } from '../vocabulary/skills.ts'
import { defineCalculator, type InputOf } from './calculator.ts'
import { PROFICIENCY_BONUS_FIELD } from './shared/proficiency-bonus-field.ts'
import { integer, signed, term, word } from './shared/values.ts'
import { STEPS, type Step } from './skills.steps.ts'

const ROGUE = STANDARD_ARRAY_BY_CLASS.rogue

const scoreField = <Score extends number>(score: Score) =>
  ({ type: 'integer', minimum: ABILITY_SCORES.minimum, maximum: ABILITY_SCORES.maximum, default: score }) as const

const FIELDS = {
  strength: scoreField(ROGUE.strength),
  dexterity: scoreField(ROGUE.dexterity),
  intelligence: scoreField(ROGUE.intelligence),
  wisdom: scoreField(ROGUE.wisdom),
  charisma: scoreField(ROGUE.charisma),
  by: { type: 'choice', options: ['level', 'proficiency-bonus'], default: 'level' },
  level: {
    type: 'integer',
    minimum: LEVELS.minimum,
    maximum: LEVELS.maximum,
    default: 1,
    shown: { when: 'by', is: ['level'] },
  },
  'proficiency-bonus': { ...PROFICIENCY_BONUS_FIELD, shown: { when: 'by', is: ['proficiency-bonus'] } },
  proficient: {
    type: 'several',
    options: SKILLS,
    default: ['acrobatics', 'investigation', 'perception', 'stealth'],
    named: 'terms',
  },
  expertise: { type: 'several', options: SKILLS, default: ['perception', 'stealth'], named: 'terms' },
  half: { type: 'flag', default: false, rare: true },
  advantage: { type: 'several', options: SKILLS, default: [], named: 'terms', rare: true },
  disadvantage: { type: 'several', options: SKILLS, default: [], named: 'terms', rare: true },
} as const

type Input = InputOf<typeof FIELDS>

/** How a character is trained in a skill. */
type Training = 'untrained' | 'half' | 'proficient' | 'expertise'

const USES: Readonly<Record<Training, ProficiencyUse>> = {
  untrained: { proficient: false },
  half: { proficient: true, halved: true },
  proficient: { proficient: true },
  expertise: { proficient: true, doubled: true },
}

/** Whether Expertise in a skill counts: it requires proficiency. */
const mayHaveExpertise = (skill: Skill, { proficient }: Input): boolean =>
  mayGainExpertise({ skill, proficient, expertise: [] }).allowed

function trainingIn(skill: Skill, input: Input): Training {
  if (!input.proficient.includes(skill)) return input.half ? 'half' : 'untrained'
  return input.expertise.includes(skill) ? 'expertise' : 'proficient'
}

const stateOf = (skill: Skill, { advantage, disadvantage }: Input): RollState =>
  rollState({ advantages: Number(advantage.includes(skill)), disadvantages: Number(disadvantage.includes(skill)) })

const bonusOf = (input: Input): number =>
  input.by === 'level' ? proficiencyBonusAtLevel(input.level) : input['proficiency-bonus']

/** The modifiers of the abilities. Constitution is no skill's usual ability. */
const modifiersOf = (scores: Input): ByAbility<number> => ({
  strength: abilityModifier(scores.strength),
  dexterity: abilityModifier(scores.dexterity),
  constitution: 0,
  intelligence: abilityModifier(scores.intelligence),
  wisdom: abilityModifier(scores.wisdom),
  charisma: abilityModifier(scores.charisma),
})

/** The result for one skill. */
interface Worked {
  readonly skill: Skill
  readonly training: Training
  readonly modifier: number
  readonly state: RollState
  readonly passive: number
}

function worked(skill: Skill, input: Input): Worked {
  const training = trainingIn(skill, input)
  const state = stateOf(skill, input)
  const modifier = skillCheckBonus({
    modifiers: modifiersOf(input),
    skill,
    proficiencyBonus: bonusOf(input),
    ...USES[training],
  })
  return { skill, training, modifier, state, passive: passiveScore({ bonus: modifier, state }) }
}

/** Steps that name skills. */
type SkillsKind = 'proficient' | 'expertise' | 'not-proficient' | 'advantage' | 'disadvantage' | 'both'

/** The calculation of the modifiers, as steps: for each kind of training the skills that it covers. */
function stepsOf(input: Input, all: readonly Worked[]): readonly Step[] {
  const bonus = bonusOf(input)
  const steps: Step[] = []
  const add = (rule: RuleId, kind: SkillsKind, skills: readonly Skill[], value: number): void => {
    if (skills.length > 0) steps.push({ kind, rule, values: { skills, bonus, added: value } })
  }
  const trained = (training: Training): readonly Skill[] =>
    all.filter((one) => one.training === training).map(({ skill }) => skill)
  const added = (training: Training): number => proficiencyAdded({ proficiencyBonus: bonus, ...USES[training] })
  const both = input.advantage.filter((skill) => input.disadvantage.includes(skill))
  const only = (skills: readonly Skill[]): readonly Skill[] => skills.filter((skill) => !both.includes(skill))

  if (input.by === 'level') {
    steps.push({ kind: 'bonus', rule: 'proficiency', values: { level: input.level, bonus } })
  }
  steps.push({ kind: 'ability', rule: 'skill', values: {} })
  add('skill-proficiencies', 'proficient', trained('proficient'), added('proficient'))
  add('expertise', 'expertise', trained('expertise'), added('expertise'))
  const refused = input.expertise.filter((skill) => !mayHaveExpertise(skill, input))
  add('expertise', 'not-proficient', refused, 0)
  if (input.half) {
    steps.push({
      kind: 'half',
      rule: 'bonus-doesnt-stack',
      values: { bonus, added: added('half') },
    })
  }
  add('passive-perception', 'advantage', only(input.advantage), PASSIVE_SCORE.advantage)
  add('passive-perception', 'disadvantage', only(input.disadvantage), PASSIVE_SCORE.disadvantage)
  add('they-dont-stack', 'both', both, 0)
  return steps
}

const passiveOf = (all: readonly Worked[], skill: Skill): Worked => {
  const found = all.find((one) => one.skill === skill)
  if (found === undefined) throw new RangeError(`skill is ${skill}; it must be one of the eighteen skills.`)
  return found
}

/** The modifiers and passive scores of all eighteen skills. */
export const skillsCalculator = defineCalculator({
  id: 'skills',
  topic: 'characters',
  rules: ['skill', 'skill-proficiencies', 'proficiency', 'expertise', 'passive-perception'],
  fields: FIELDS,
  steps: STEPS,
  terms: [...new Set(SKILLS.map(skillAbility))],
  compute(input) {
    const all = SKILLS.map((skill) => worked(skill, input))
    const perception = passiveOf(all, 'perception')
    const { base } = PASSIVE_SCORE
    const last: Step = {
      kind: `passive-${perception.state}`,
      rule: 'passive-perception',
      values: {
        base,
        modifier: perception.modifier,
        change: perception.passive - base - perception.modifier,
        result: perception.passive,
      },
    }
    return ok({
      figures: [
        { id: 'passive-perception', kind: 'integer', value: perception.passive },
        { id: 'proficiency-bonus', kind: 'signed', value: bonusOf(input) },
      ],
      table: {
        columns: ['skill', 'ability', 'training', 'modifier', 'passive'],
        rows: all.map(({ skill, training, modifier, passive }) => [
          { kind: 'option', field: 'proficient', value: skill },
          term(skillAbility(skill)),
          word(training),
          signed(modifier),
          integer(passive),
        ]),
      },
      steps: [...stepsOf(input, all), last],
    })
  },
  rolls: () => [],
})
