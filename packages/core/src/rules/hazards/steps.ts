import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The step kinds of hazards, and the format of each value. */
export const HAZARD_STEP_KINDS = {
  fallen: { feet: 'feet', dice: 'integer', damage: 'integer' },
  'fell-into-liquid': { total: 'integer', dc: 'integer', damage: 'integer' },
  'fall-damage-changed': { before: 'integer', damage: 'integer' },
  landed: { damage: 'integer', prone: 'flag' },
  'water-drunk': { size: 'word', waterQuarterGallons: 'integer', tooLittle: 'flag', exhaustionLevels: 'integer' },
  'food-eaten': {
    size: 'word',
    foodQuarterPounds: 'integer',
    daysWithoutFood: 'integer',
    saves: 'flag',
    exhaustionLevels: 'integer',
  },
  'water-of-a-character': { gallons: 'integer', share: ['full', 'half', 'less'], exhaustionLevels: 'integer' },
  'days-without-food': { days: 'number', harmlessDays: 'integer', exhaustionLevels: 'integer' },
} as const satisfies StepKinds

export type HazardRuleStep = StepOf<typeof HAZARD_STEP_KINDS>
