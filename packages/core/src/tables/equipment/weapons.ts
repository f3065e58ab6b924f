import type { Ammunition } from '../../vocabulary/ammunition.ts'
import type { DamageType } from '../../vocabulary/damage-types.ts'
import type { MasteryProperty } from '../../vocabulary/mastery-properties.ts'
import type { WeaponProperty } from '../../vocabulary/weapon-properties.ts'
import type { ByWeapon, Weapon, WeaponCategory, WeaponKind } from '../../vocabulary/weapons.ts'
import type { PriceAndWeight } from './price-and-weight.ts'

/** The range of a weapon with the Range property; beyond the normal range, attacks have Disadvantage. */
export interface WeaponRange {
  readonly normalFeet: number
  readonly longFeet: number
}

/** What an edition says about one weapon. */
export interface WeaponFigures extends PriceAndWeight {
  readonly category: WeaponCategory
  readonly kind: WeaponKind
  /** in dice notation */
  readonly damage: string
  readonly damageType: DamageType
  /** none in an edition without mastery properties */
  readonly mastery?: MasteryProperty
  readonly properties: readonly WeaponProperty[]
  /** of a weapon with the Range property, which comes with Ammunition or Thrown */
  readonly range?: WeaponRange
  /** what a weapon with the Ammunition property fires */
  readonly ammunition?: Ammunition
  /** of a Versatile weapon: the damage of a melee attack with two hands, in dice notation */
  readonly versatileDamage?: string
  /** a weapon that requires two hands, except of a mounted wielder */
  readonly oneHandedWhileMounted?: true
  /** attack rolls against a target this near have Disadvantage */
  readonly disadvantageWithinFeet?: number
}

/** One row of the Weapons table. */
export interface WeaponRow extends WeaponFigures {
  readonly mastery: MasteryProperty
}

/** The weapons of an edition, which need not have all of them. */
export type WeaponTable = Readonly<Partial<Record<Weapon, WeaponFigures>>>

/**
 * The Weapons table.
 *
 * @source SRD 5.2.1, Equipment, Weapons (page 91)
 */
export const WEAPON_STATISTICS: ByWeapon<WeaponRow> = {
  club:             { category: 'simple',  kind: 'melee',  damage: '1d4',  damageType: 'bludgeoning', mastery: 'slow',   weightQuarterPounds:  8, costCopperPieces:    10, properties: ['light'] },
  dagger:           { category: 'simple',  kind: 'melee',  damage: '1d4',  damageType: 'piercing',    mastery: 'nick',   weightQuarterPounds:  4, costCopperPieces:   200, properties: ['finesse', 'light', 'range', 'thrown'],                   range: { normalFeet: 20, longFeet: 60 } },
  greatclub:        { category: 'simple',  kind: 'melee',  damage: '1d8',  damageType: 'bludgeoning', mastery: 'push',   weightQuarterPounds: 40, costCopperPieces:    20, properties: ['two-handed'] },
  handaxe:          { category: 'simple',  kind: 'melee',  damage: '1d6',  damageType: 'slashing',    mastery: 'vex',    weightQuarterPounds:  8, costCopperPieces:   500, properties: ['light', 'range', 'thrown'],                              range: { normalFeet: 20, longFeet: 60 } },
  javelin:          { category: 'simple',  kind: 'melee',  damage: '1d6',  damageType: 'piercing',    mastery: 'slow',   weightQuarterPounds:  8, costCopperPieces:    50, properties: ['range', 'thrown'],                                       range: { normalFeet: 30, longFeet: 120 } },
  'light-hammer':   { category: 'simple',  kind: 'melee',  damage: '1d4',  damageType: 'bludgeoning', mastery: 'nick',   weightQuarterPounds:  8, costCopperPieces:   200, properties: ['light', 'range', 'thrown'],                              range: { normalFeet: 20, longFeet: 60 } },
  mace:             { category: 'simple',  kind: 'melee',  damage: '1d6',  damageType: 'bludgeoning', mastery: 'sap',    weightQuarterPounds: 16, costCopperPieces:   500, properties: [] },
  quarterstaff:     { category: 'simple',  kind: 'melee',  damage: '1d6',  damageType: 'bludgeoning', mastery: 'topple', weightQuarterPounds: 16, costCopperPieces:    20, properties: ['versatile'],                                             versatileDamage: '1d8' },
  sickle:           { category: 'simple',  kind: 'melee',  damage: '1d4',  damageType: 'slashing',    mastery: 'nick',   weightQuarterPounds:  8, costCopperPieces:   100, properties: ['light'] },
  spear:            { category: 'simple',  kind: 'melee',  damage: '1d6',  damageType: 'piercing',    mastery: 'sap',    weightQuarterPounds: 12, costCopperPieces:   100, properties: ['range', 'thrown', 'versatile'],                          range: { normalFeet: 20, longFeet: 60 },   versatileDamage: '1d8' },
  dart:             { category: 'simple',  kind: 'ranged', damage: '1d4',  damageType: 'piercing',    mastery: 'vex',    weightQuarterPounds:  1, costCopperPieces:     5, properties: ['finesse', 'range', 'thrown'],                            range: { normalFeet: 20, longFeet: 60 } },
  'light-crossbow': { category: 'simple',  kind: 'ranged', damage: '1d8',  damageType: 'piercing',    mastery: 'slow',   weightQuarterPounds: 20, costCopperPieces:  2500, properties: ['ammunition', 'loading', 'range', 'two-handed'],          range: { normalFeet: 80, longFeet: 320 },  ammunition: 'bolts' },
  shortbow:         { category: 'simple',  kind: 'ranged', damage: '1d6',  damageType: 'piercing',    mastery: 'vex',    weightQuarterPounds:  8, costCopperPieces:  2500, properties: ['ammunition', 'range', 'two-handed'],                     range: { normalFeet: 80, longFeet: 320 },  ammunition: 'arrows' },
  sling:            { category: 'simple',  kind: 'ranged', damage: '1d4',  damageType: 'bludgeoning', mastery: 'slow',   weightQuarterPounds:  0, costCopperPieces:    10, properties: ['ammunition', 'range'],                                   range: { normalFeet: 30, longFeet: 120 },  ammunition: 'sling-bullets' },
  battleaxe:        { category: 'martial', kind: 'melee',  damage: '1d8',  damageType: 'slashing',    mastery: 'topple', weightQuarterPounds: 16, costCopperPieces:  1000, properties: ['versatile'],                                             versatileDamage: '1d10' },
  flail:            { category: 'martial', kind: 'melee',  damage: '1d8',  damageType: 'bludgeoning', mastery: 'sap',    weightQuarterPounds:  8, costCopperPieces:  1000, properties: [] },
  glaive:           { category: 'martial', kind: 'melee',  damage: '1d10', damageType: 'slashing',    mastery: 'graze',  weightQuarterPounds: 24, costCopperPieces:  2000, properties: ['heavy', 'reach', 'two-handed'] },
  greataxe:         { category: 'martial', kind: 'melee',  damage: '1d12', damageType: 'slashing',    mastery: 'cleave', weightQuarterPounds: 28, costCopperPieces:  3000, properties: ['heavy', 'two-handed'] },
  greatsword:       { category: 'martial', kind: 'melee',  damage: '2d6',  damageType: 'slashing',    mastery: 'graze',  weightQuarterPounds: 24, costCopperPieces:  5000, properties: ['heavy', 'two-handed'] },
  halberd:          { category: 'martial', kind: 'melee',  damage: '1d10', damageType: 'slashing',    mastery: 'cleave', weightQuarterPounds: 24, costCopperPieces:  2000, properties: ['heavy', 'reach', 'two-handed'] },
  lance:            { category: 'martial', kind: 'melee',  damage: '1d10', damageType: 'piercing',    mastery: 'topple', weightQuarterPounds: 24, costCopperPieces:  1000, properties: ['heavy', 'reach', 'two-handed'],                          oneHandedWhileMounted: true },
  longsword:        { category: 'martial', kind: 'melee',  damage: '1d8',  damageType: 'slashing',    mastery: 'sap',    weightQuarterPounds: 12, costCopperPieces:  1500, properties: ['versatile'],                                             versatileDamage: '1d10' },
  maul:             { category: 'martial', kind: 'melee',  damage: '2d6',  damageType: 'bludgeoning', mastery: 'topple', weightQuarterPounds: 40, costCopperPieces:  1000, properties: ['heavy', 'two-handed'] },
  morningstar:      { category: 'martial', kind: 'melee',  damage: '1d8',  damageType: 'piercing',    mastery: 'sap',    weightQuarterPounds: 16, costCopperPieces:  1500, properties: [] },
  pike:             { category: 'martial', kind: 'melee',  damage: '1d10', damageType: 'piercing',    mastery: 'push',   weightQuarterPounds: 72, costCopperPieces:   500, properties: ['heavy', 'reach', 'two-handed'] },
  rapier:           { category: 'martial', kind: 'melee',  damage: '1d8',  damageType: 'piercing',    mastery: 'vex',    weightQuarterPounds:  8, costCopperPieces:  2500, properties: ['finesse'] },
  scimitar:         { category: 'martial', kind: 'melee',  damage: '1d6',  damageType: 'slashing',    mastery: 'nick',   weightQuarterPounds: 12, costCopperPieces:  2500, properties: ['finesse', 'light'] },
  shortsword:       { category: 'martial', kind: 'melee',  damage: '1d6',  damageType: 'piercing',    mastery: 'vex',    weightQuarterPounds:  8, costCopperPieces:  1000, properties: ['finesse', 'light'] },
  trident:          { category: 'martial', kind: 'melee',  damage: '1d8',  damageType: 'piercing',    mastery: 'topple', weightQuarterPounds: 16, costCopperPieces:   500, properties: ['range', 'thrown', 'versatile'],                          range: { normalFeet: 20, longFeet: 60 },   versatileDamage: '1d10' },
  warhammer:        { category: 'martial', kind: 'melee',  damage: '1d8',  damageType: 'bludgeoning', mastery: 'push',   weightQuarterPounds: 20, costCopperPieces:  1500, properties: ['versatile'],                                             versatileDamage: '1d10' },
  'war-pick':       { category: 'martial', kind: 'melee',  damage: '1d8',  damageType: 'piercing',    mastery: 'sap',    weightQuarterPounds:  8, costCopperPieces:   500, properties: ['versatile'],                                             versatileDamage: '1d10' },
  whip:             { category: 'martial', kind: 'melee',  damage: '1d4',  damageType: 'slashing',    mastery: 'slow',   weightQuarterPounds: 12, costCopperPieces:   200, properties: ['finesse', 'reach'] },
  blowgun:          { category: 'martial', kind: 'ranged', damage: '1',    damageType: 'piercing',    mastery: 'vex',    weightQuarterPounds:  4, costCopperPieces:  1000, properties: ['ammunition', 'loading', 'range'],                        range: { normalFeet: 25, longFeet: 100 },  ammunition: 'needles' },
  'hand-crossbow':  { category: 'martial', kind: 'ranged', damage: '1d6',  damageType: 'piercing',    mastery: 'vex',    weightQuarterPounds: 12, costCopperPieces:  7500, properties: ['ammunition', 'light', 'loading', 'range'],               range: { normalFeet: 30, longFeet: 120 },  ammunition: 'bolts' },
  'heavy-crossbow': { category: 'martial', kind: 'ranged', damage: '1d10', damageType: 'piercing',    mastery: 'push',   weightQuarterPounds: 72, costCopperPieces:  5000, properties: ['ammunition', 'heavy', 'loading', 'range', 'two-handed'], range: { normalFeet: 100, longFeet: 400 }, ammunition: 'bolts' },
  longbow:          { category: 'martial', kind: 'ranged', damage: '1d8',  damageType: 'piercing',    mastery: 'slow',   weightQuarterPounds:  8, costCopperPieces:  5000, properties: ['ammunition', 'heavy', 'range', 'two-handed'],            range: { normalFeet: 150, longFeet: 600 }, ammunition: 'arrows' },
  musket:           { category: 'martial', kind: 'ranged', damage: '1d12', damageType: 'piercing',    mastery: 'slow',   weightQuarterPounds: 40, costCopperPieces: 50000, properties: ['ammunition', 'loading', 'range', 'two-handed'],          range: { normalFeet: 40, longFeet: 120 },  ammunition: 'firearm-bullets' },
  pistol:           { category: 'martial', kind: 'ranged', damage: '1d10', damageType: 'piercing',    mastery: 'vex',    weightQuarterPounds: 12, costCopperPieces: 25000, properties: ['ammunition', 'loading', 'range'],                        range: { normalFeet: 30, longFeet: 90 },   ammunition: 'firearm-bullets' },
}
