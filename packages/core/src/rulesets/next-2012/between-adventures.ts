import type { BetweenAdventuresRules } from '../between-adventures.ts'

/**
 * Services in the 2012 playtest: its rules have none.
 *
 * @source 2012 playtest, How to Play
 */
export const next2012BetweenAdventures = {
  services: [],
  spellcastingServices: 'none',
  magicItemPrices: 'none',
  magicItemsMadeAtCost: false,
  silvering: 'none',
  downtimeHoursPerDay: 'none',
  learning: 'none',
  recuperating: 'none',
  profession: 'none',
  research: 'none',
} as const satisfies BetweenAdventuresRules
