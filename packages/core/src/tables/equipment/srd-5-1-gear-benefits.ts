import type { GearBenefitRow } from './gear-benefits.ts'

/**
 * The gear that helps with a roll in SRD 5.1. The antitoxin does nothing for Undead and Constructs.
 *
 * @source SRD 5.1, Equipment, Adventuring Gear (pages 66 to 68), Saddles (page 71)
 */
export const SRD_5_1_GEAR_BENEFITS = [
  { gear: 'antitoxin',        roll: 'saving-throw',  benefit: 'advantage',       occasion: 'against-poison', durationMinutes: 60, notFor: ['construct', 'undead'] },
  { gear: 'crowbar',          roll: 'ability-check', benefit: 'advantage',       occasion: 'leverage', ability: 'strength' },
  { gear: 'magnifying-glass', roll: 'ability-check', benefit: 'advantage',       occasion: 'appraising-or-inspecting-detail' },
  { gear: 'military-saddle',  roll: 'ability-check', benefit: 'advantage',       occasion: 'remaining-mounted' },
  { gear: 'portable-ram',     roll: 'ability-check', benefit: 'bonus', bonus: 4, occasion: 'breaking-down-doors', ability: 'strength' },
] as const satisfies readonly GearBenefitRow[]
