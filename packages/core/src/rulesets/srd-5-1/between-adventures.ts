import { SRD_5_1_SERVICES } from '../../tables/equipment/srd-5-1-services.ts'
import type { BetweenAdventuresRules } from '../between-adventures.ts'
import { srd521BetweenAdventures } from '../srd-5-2-1/between-adventures.ts'

/**
 * Services, and what characters do between adventures, in SRD 5.1.
 *
 * @source SRD 5.1, Equipment, Selling Treasure (page 62), Silvered Weapons (page 65), Services and Spellcasting Services
 *   (page 74); Between Adventures (pages 88 and 89)
 */
export const srd51BetweenAdventures = {
  ...srd521BetweenAdventures,
  services: SRD_5_1_SERVICES,
  spellcastingServices: { price: 'negotiated', fromLevel: 1, toLevel: 2, copperPieces: { from: 1000, to: 5000 } },
  magicItemPrices: 'none',
  magicItemsMadeAtCost: false,
  silvering: { copperPieces: 10000, ammunition: 10 },
  downtimeHoursPerDay: 8,
  learning: { days: 250, copperPiecesPerDay: 100 },
  recuperating: { ...srd521BetweenAdventures.recuperating, against: ['disease', 'poison'], endsEffect: true },
  profession: { usual: 'modest', inOrganization: 'comfortable', performing: 'wealthy' },
  research: { copperPiecesPerDay: 100 },
} as const satisfies BetweenAdventuresRules
