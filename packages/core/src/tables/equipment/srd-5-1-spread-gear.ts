import type { SpreadGear, SpreadGearRow } from './spread-gear.ts'

/**
 * The gear that covers an area or a spot in SRD 5.1. Nobody can gather it again by its rules.
 *
 * @source SRD 5.1, Equipment, Ball Bearings, Caltrops, Hunting Trap (page 67), Oil (page 68)
 */
export const SRD_5_1_SPREAD_GEAR = {
  'ball-bearings': { squareFeet: 10, saveDc: 10, effect: 'prone', safeAtHalfSpeed: true },
  caltrops:        { squareFeet:  5, saveDc: 15, effect: 'stops-moving', slowedFeet: 10, safeAtHalfSpeed: true, damage: '1', damageType: 'piercing' },
  'hunting-trap':  { saveDc: 13, effect: 'stops-moving', damage: '1d4', damageType: 'piercing' },
  oil:             { squareFeet: 5, damage: '5', damageType: 'fire' },
} as const satisfies Readonly<Record<SpreadGear, SpreadGearRow>>
