import type { ExplorationRules } from '../exploration.ts'
import { srd521Exploration } from '../srd-5-2-1/exploration.ts'

const HEAVILY_ENCUMBERED = ['strength', 'dexterity', 'constitution'] as const

/**
 * Exploration in SRD 5.1: what differs from SRD 5.2.1.
 *
 * @source SRD 5.1, Using Ability Scores, Lifting and Carrying (page 79) and Variant: Encumbrance (page 79); Adventuring,
 *   Suffocating (page 86)
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
  suffocation: { outOfBreath: 'drops-to-0', leastRounds: 1 },
  liquidSoftensFalls: false,
  environmentalEffects: [],
} as const satisfies ExplorationRules
