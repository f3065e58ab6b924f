import { HIRELINGS } from '../../tables/equipment/hirelings.ts'
import { CONTAGION_FIGURES } from '../../tables/hazards/contagions.ts'
import type { BetweenAdventuresRules } from '../between-adventures.ts'

const { days, saveDc, advantageHours } = CONTAGION_FIGURES.recuperation

/**
 * Services, and recuperating from magical contagions, in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Equipment, Hirelings and Spellcasting (page 102); Gameplay Toolbox, Rest and Recuperation (page 194)
 */
export const srd521BetweenAdventures = {
  services: HIRELINGS,
  spellcastingServices: { price: 'by-level' },
  magicItemPrices: 'by-rarity',
  magicItemsMadeAtCost: true,
  silvering: 'none',
  downtimeHoursPerDay: 'none',
  learning: 'none',
  recuperating: { days, saveDc, advantageHours, against: ['contagion'], endsEffect: false },
  profession: 'none',
  research: 'none',
} as const satisfies BetweenAdventuresRules
