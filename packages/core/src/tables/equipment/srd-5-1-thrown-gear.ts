import type { ThrownGear, ThrownGearRow } from './thrown-gear.ts'

/**
 * The gear that is thrown with a ranged attack in SRD 5.1. The net is a martial weapon there, the others count as
 * improvised weapons; a formless creature is immune to the net.
 *
 * @source SRD 5.1, Equipment, Special Weapons (page 65), Weapons and Adventuring Gear (pages 66 to 68)
 */
export const SRD_5_1_THROWN_GEAR = {
  acid:              { rangeFeet: 20, splashFeet: 5, targets: 'creature-or-object', mustSeeTarget: false, damage: '2d6', damageType: 'acid' },
  'alchemists-fire': { rangeFeet: 20,                targets: 'creature-or-object', mustSeeTarget: false, damage: '1d4', damageType: 'fire',    effect: 'damage-each-turn' },
  'holy-water':      { rangeFeet: 20, splashFeet: 5, targets: 'creature',           mustSeeTarget: false, damage: '2d6', damageType: 'radiant', onlyCreatureTypes: ['fiend', 'undead'] },
  net:               { rangeFeet:  5, longFeet: 15,  targets: 'creature',           mustSeeTarget: false, effect: 'restrained', automaticSuccessFrom: 'huge' },
  oil:               { rangeFeet: 20, splashFeet: 5, targets: 'creature-or-object', mustSeeTarget: false, effect: 'covered-in-oil' },
} as const satisfies Readonly<Record<ThrownGear, ThrownGearRow>>
