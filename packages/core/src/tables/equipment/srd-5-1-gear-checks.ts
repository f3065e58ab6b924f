import type { GearCheckRow } from './gear-checks.ts'

/**
 * The ability checks that adventuring gear requires in SRD 5.1, which names no skills.
 *
 * @source SRD 5.1, Equipment, Special Weapons (page 65), Adventuring Gear (pages 67 and 68)
 */
export const SRD_5_1_GEAR_CHECKS = [
  { gear: 'alchemists-fire', use: 'put-out',   ability: 'dexterity', dc: 10 },
  { gear: 'chain',           use: 'burst',     ability: 'strength',  dc: 20 },
  { gear: 'hunting-trap',    use: 'free',      ability: 'strength',  dc: 13 },
  { gear: 'lock',            use: 'pick-lock', ability: 'dexterity', dc: 15, proficientWith: 'thieves-tools' },
  { gear: 'manacles',        use: 'escape',    ability: 'dexterity', dc: 20 },
  { gear: 'manacles',        use: 'burst',     ability: 'strength',  dc: 20 },
  { gear: 'manacles',        use: 'pick-lock', ability: 'dexterity', dc: 15, proficientWith: 'thieves-tools' },
  { gear: 'net',             use: 'free',      ability: 'strength',  dc: 10 },
  { gear: 'rope',            use: 'burst',     ability: 'strength',  dc: 17 },
] as const satisfies readonly GearCheckRow[]
