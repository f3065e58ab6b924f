import { FIXED_TRAP_DISARMINGS, FIXED_TRAPS } from '../../tables/hazards/fixed-traps.ts'
import { SRD_5_1_TRAPS } from '../../vocabulary/traps.ts'
import type { ExplorationRules } from '../exploration.ts'
import { srd521Exploration } from '../srd-5-2-1/exploration.ts'

const HEAVILY_ENCUMBERED = ['strength', 'dexterity', 'constitution'] as const

/**
 * Exploration in SRD 5.1: what differs from SRD 5.2.1.
 *
 * @source SRD 5.1, Using Ability Scores: Lifting and Carrying (pages 79 and 80), Variant: Encumbrance (page 80);
 *   Adventuring: Travel Pace (page 84), Difficult Terrain (page 85), Suffocating (page 86), Food and Water (pages 86 and
 *   87), Interacting with Objects (page 87); Traps (pages 196 to 198), Diseases (page 199), Madness (page 201), Poisons
 *   (pages 204 and 205)
 */
export const srd51Exploration = {
  ...srd521Exploration,
  carrying: {
    ...srd521Exploration.carrying,
    overloadedBy: ['drag', 'push'],
    encumbranceVariant: [
      { grade: 'encumbered', overPoundsPerStrength: 5, speedReducedFeet: 10, disadvantageWith: [] },
      {
        grade: 'heavily-encumbered',
        overPoundsPerStrength: 10,
        speedReducedFeet: 20,
        disadvantageWith: HEAVILY_ENCUMBERED,
      },
    ],
  },
  travel: {
    decidedBy: 'pace',
    effects: { on: 'passive-perception', fast: -5, stealthAt: ['slow'] },
    terrain: { limits: 'distance', dividedBy: 2 },
    mountsDouble: 'fast-pace',
    ratesByHighSpeed: false,
  },
  suffocation: { outOfBreath: 'drops-to-0', leastRounds: 1 },
  dailyNeeds: {
    by: 'character',
    water: { gallons: 1, hotGallons: 2, saveDc: 15, exhaustionLevels: 1, exhaustedLevels: 2 },
    food: { pounds: 1, harmlessDays: 3, leastDays: 1, exhaustionLevels: 1 },
  },
  objects: {
    ...srd521Exploration.objects,
    fragileBreakAutomatically: false,
  },
  hazards: ['dehydration', 'falling', 'malnutrition', 'suffocation'],
  environmentalEffects: [],
  poisons: {
    changed: {
      'purple-worm-poison': { saveDc: 19, damage: '12d6' },
      torpor: { conditions: ['poisoned', 'incapacitated'] },
      'wyvern-poison': { saveDc: 15 },
    },
    applying: 'unsaid',
    harvesting: 'nothing',
  },
  traps: { scaled: 'never', list: SRD_5_1_TRAPS, examples: FIXED_TRAPS, disarmings: FIXED_TRAP_DISARMINGS },
  afflictions: ['diseases', 'madness'],
} as const satisfies ExplorationRules
