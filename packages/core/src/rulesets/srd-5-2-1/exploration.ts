import { CARRYING_CAPACITIES } from '../../tables/objects/carrying-capacities.ts'
import { ENVIRONMENTAL_EFFECTS, HAZARDS } from '../../vocabulary/hazards.ts'
import { SENSES } from '../../vocabulary/senses.ts'
import { SPEEDS } from '../../vocabulary/speeds.ts'
import type { ExplorationRules } from '../exploration.ts'

/**
 * Exploration in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Playing the Game, Exploration (pages 11 and 12); Rules Glossary: Breaking Objects, Carrying Capacity
 *   (page 178), Speed (page 188); Gameplay Toolbox, Environmental Effects (page 195)
 */
export const srd521Exploration = {
  vision: { lightlyObscuredPerception: 'disadvantage', heavilyObscuredCondition: 'blinded', senses: SENSES },
  carrying: {
    capacities: CARRYING_CAPACITIES,
    overloadedSpeedFeet: 5,
    overloadedBy: ['drag', 'lift', 'push'],
    encumbered: 'none',
    encumbranceVariant: [],
  },
  travel: { decidedBy: 'pace' },
  suffocation: { outOfBreath: 'exhaustion' },
  liquidSoftensFalls: true,
  objects: { immunities: ['poison', 'psychic'] },
  hazards: HAZARDS,
  environmentalEffects: ENVIRONMENTAL_EFFECTS,
  speeds: SPEEDS,
} as const satisfies ExplorationRules
