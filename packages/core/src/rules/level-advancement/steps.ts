import type { StepKinds, StepOf } from '../../steps/step.ts'

/** What steps of level advancement say. */
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
