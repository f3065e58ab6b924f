import { ok } from '../result.ts'
import { advancement, experienceToReach, tierOfPlay } from '../rules/level-advancement/experience.ts'
import { LEVELS, proficiencyBonusAtChallengeRating, proficiencyBonusAtLevel } from '../rules/proficiency/proficiency.ts'
import {
  EXPERIENCE_BY_CHALLENGE_RATING,
  LEAST_EXPERIENCE_OF_CHALLENGE_RATING_0,
} from '../tables/creatures-and-characters/experience-by-challenge-rating.ts'
import { CHARACTER_ADVANCEMENT, EXPERIENCE_PER_BONUS_FEAT } from '../tables/level-advancement/character-advancement.ts'
import { CHALLENGE_RATINGS } from '../vocabulary/challenge-ratings.ts'
import { defineCalculator, type Figure, type InputOf, type Output, type ResultTable } from './calculator.ts'
import { STEPS, type Step } from './experience.steps.ts'
import { integer, signed } from './shared/values.ts'

const FIELDS = {
  from: { type: 'choice', options: ['experience-points', 'level', 'challenge-rating'], default: 'experience-points' },
  'experience-points': {
    type: 'integer',
    minimum: 0,
    maximum: 999_999,
    default: 1000,
    shown: { when: 'from', is: ['experience-points'] },
  },
  level: {
    type: 'integer',
    minimum: LEVELS.minimum,
    maximum: LEVELS.maximum,
    default: 3,
    shown: { when: 'from', is: ['level'] },
  },
  'challenge-rating': {
    type: 'choice',
    options: CHALLENGE_RATINGS,
    default: '2',
    shown: { when: 'from', is: ['challenge-rating'] },
  },
  monsters: {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 1,
    shown: { when: 'from', is: ['challenge-rating'] },
  },
} as const

type Input = InputOf<typeof FIELDS>

/** The levels from one on, and what is missing for each. */
const tableOf = (experiencePoints: number, from: number): ResultTable => ({
  columns: ['level', 'experience-points', 'missing', 'proficiency-bonus', 'tier'],
  rows: CHARACTER_ADVANCEMENT.filter(({ level }) => level >= from).map(({ level, experiencePoints: needed }) => [
    integer(level),
    integer(needed),
    integer(Math.max(0, needed - experiencePoints)),
    signed(proficiencyBonusAtLevel(level)),
    integer(tierOfPlay(level)),
  ]),
})

/** The level of a character with these Experience Points. */
function characterWith(experiencePoints: number, asked: 'experience-points' | 'level'): Output<Step> {
  const { level, missing, bonusFeats } = advancement(experiencePoints)
  const needed = experienceToReach(level)
  const bonus = proficiencyBonusAtLevel(level)
  const tier = tierOfPlay(level)
  const values = {
    experience: experiencePoints,
    level,
    next: level + 1,
    needed,
    bonus,
    tier,
    feats: bonusFeats,
    each: EXPERIENCE_PER_BONUS_FEAT,
  }
  const reached: Figure = { id: 'level', kind: 'integer', value: level }
  const start: Figure = { id: 'experience-needed', kind: 'integer', value: needed }
  const toNext: Figure[] = missing === 'none' ? [] : [{ id: 'missing', kind: 'integer', value: missing }]
  const feats: Figure[] = bonusFeats === 0 ? [] : [{ id: 'bonus-feats', kind: 'integer', value: bonusFeats }]
  const nextStep: Step =
    missing === 'none'
      ? { kind: 'highest', rule: 'level-advancement', values }
      : {
          kind: 'missing',
          rule: 'character-advancement',
          values: { ...values, to: experiencePoints + missing, missing },
        }
  return {
    figures: [
      asked === 'level' ? start : reached,
      ...toNext,
      { id: 'proficiency-bonus', kind: 'signed', value: bonus },
      { id: 'tier', kind: 'integer', value: tier },
      ...feats,
    ],
    table: tableOf(experiencePoints, level),
    steps: [
      { kind: asked === 'level' ? 'needed' : 'reached', rule: 'character-advancement', values },
      nextStep,
      { kind: 'bonus', rule: 'proficiency', values },
      { kind: 'tier', rule: 'level-advancement', values },
      ...(bonusFeats === 0 ? [] : [{ kind: 'bonus-feats', rule: 'experience-points', values } as const]),
    ],
  }
}

/** The Experience Points for monsters of a Challenge Rating. */
function worth({ 'challenge-rating': rating, monsters }: Input): Output<Step> {
  const each = EXPERIENCE_BY_CHALLENGE_RATING[rating]
  const bonus = proficiencyBonusAtChallengeRating(rating)
  const values = {
    rating,
    each,
    monsters,
    result: each * monsters,
    least: LEAST_EXPERIENCE_OF_CHALLENGE_RATING_0,
    bonus,
  }
  const steps: Step[] = [{ kind: monsters === 1 ? 'worth' : 'worth-together', rule: 'experience-points', values }]
  if (rating === '0') steps.push({ kind: 'or-nothing', rule: 'experience-points', values })
  return {
    figures: [
      { id: 'worth', kind: 'integer', value: each * monsters },
      { id: 'each', kind: 'integer', value: each },
      { id: 'monster-bonus', kind: 'signed', value: bonus },
    ],
    steps: [...steps, { kind: 'monster-bonus', rule: 'proficiency', values }],
  }
}

/** Level, Proficiency Bonus and tier by Experience Points and vice versa, and the Experience Points for monsters. */
export const experienceCalculator = defineCalculator({
  id: 'experience',
  topic: 'characters',
  rules: ['experience-points', 'level-advancement', 'character-advancement', 'proficiency', 'challenge-rating'],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    if (input.from === 'challenge-rating') return ok(worth(input))
    const experiencePoints = input.from === 'level' ? experienceToReach(input.level) : input['experience-points']
    return ok(characterWith(experiencePoints, input.from))
  },
  rolls: () => [],
})
