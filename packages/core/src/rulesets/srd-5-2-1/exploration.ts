import { CARRYING_CAPACITIES } from '../../tables/objects/carrying-capacities.ts'
import { ENVIRONMENTAL_EFFECTS, HAZARDS } from '../../vocabulary/hazards.ts'
import { SENSES } from '../../vocabulary/senses.ts'
import { SPEEDS } from '../../vocabulary/speeds.ts'
import { TRAPS } from '../../vocabulary/traps.ts'
import type { ExplorationRules } from '../exploration.ts'

/**
 * Exploration in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Playing the Game, Exploration (pages 11 and 12); Rules Glossary: Breaking Objects, Carrying Capacity
 *   (page 178), Speed (page 188); Gameplay Toolbox: Travel Pace (page 192), Curses and Magical Contagions (page 193),
 *   Environmental Effects (page 195), Fear and Mental Stress (page 196), Poison (page 197), Traps (page 199)
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
  travel: {
    decidedBy: 'pace',
    effects: { on: 'checks' },
    terrain: { limits: 'pace' },
    mountsDouble: 'chosen-pace',
    ratesByHighSpeed: true,
  },
  suffocation: { outOfBreath: 'exhaustion' },
  dailyNeeds: { by: 'size' },
  objects: { immunities: ['poison', 'psychic'], fragileBreakAutomatically: true },
  hazards: HAZARDS,
  environmentalEffects: ENVIRONMENTAL_EFFECTS,
  poisons: { applying: 'bonus-action', harvesting: 'check' },
  traps: { scaled: 'by-level', list: TRAPS },
  afflictions: ['curses', 'fear-and-mental-stress', 'magical-contagions'],
  speeds: SPEEDS,
} as const satisfies ExplorationRules
