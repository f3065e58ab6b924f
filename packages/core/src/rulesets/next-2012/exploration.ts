import { PLAYTEST_CARRYING_CAPACITIES } from '../../tables/objects/carrying-capacities.ts'
import type { ExplorationRules } from '../exploration.ts'

/**
 * Exploration in the 2012 playtest, where obscurement matters only for hiding.
 *
 * @source 2012 playtest, Strength, Carrying Capacity; Exploration: Movement, Modes of Movement, Conditions for Stealth
 */
export const next2012Exploration = {
  vision: { lightlyObscuredPerception: 'normal', heavilyObscuredCondition: 'none', senses: [] },
  carrying: {
    capacities: PLAYTEST_CARRYING_CAPACITIES,
    overloadedSpeedFeet: 5,
    overloadedBy: ['drag', 'push'],
    encumbered: { rule: 'next-strength', speedReducedFeet: 10, d20Tests: 'disadvantage' },
    encumbranceVariant: [],
  },
  travel: { decidedBy: 'speed', timesPerMinute: 10, hustleTimes: 2 },
  suffocation: 'none',
  dailyNeeds: 'none',
  objects: 'none',
  hazards: [],
  environmentalEffects: [],
  poisons: 'none',
  traps: 'none',
  afflictions: [],
  speeds: ['speed'],
} as const satisfies ExplorationRules
