import type { StepKinds, StepOf } from '../../steps/step.ts'

/** The step kinds of level advancement, and the format of each value. */
export const LEVEL_STEP_KINDS = {
  'level-gained': {
    class: 'word',
    hitPointDie: 'integer',
    constitutionModifier: 'signed',
    traitPerLevel: 'integer',
    hitPoints: 'integer',
  },
  'prerequisite-checked': { class: 'word', ability: 'ability', score: 'integer', met: 'flag' },
} as const satisfies StepKinds

export type LevelRuleStep = StepOf<typeof LEVEL_STEP_KINDS>
