import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'
import type { CreatureType } from '../../vocabulary/creature-types.ts'
import type { DamageType } from '../../vocabulary/damage-types.ts'
import type { Size } from '../../vocabulary/sizes.ts'

/** The gear that can be thrown in place of one attack of the Attack action. */
export type ThrownGear = Extract<AdventuringGear, 'acid' | 'alchemists-fire' | 'holy-water' | 'net' | 'oil'>

/** What happens to the target of thrown gear that takes effect. */
export interface ThrownGearRow {
  readonly rangeFeet: number
  /** beyond the range, attack rolls up to this have Disadvantage */
  readonly longFeet?: number
  /** how near it can be splashed instead of thrown */
  readonly splashFeet?: number
  readonly targets: 'creature' | 'creature-or-object'
  readonly mustSeeTarget: boolean
  /** in dice notation */
  readonly damage?: string
  readonly damageType?: DamageType
  readonly effect?: 'burning' | 'damage-each-turn' | 'restrained' | 'covered-in-oil'
  /** the only creature types that take damage */
  readonly onlyCreatureTypes?: readonly CreatureType[]
  /** the smallest size that it does nothing to */
  readonly automaticSuccessFrom?: Size
}

/**
 * The gear that is thrown in place of an attack. The target makes a Dexterity saving throw; a success has no effect.
 *
 * @source SRD 5.2.1, Equipment, Acid, Alchemist’s Fire (page 94), Holy Water (page 97), Net, Oil (page 98)
 */
export const THROWN_GEAR: Readonly<Record<ThrownGear, ThrownGearRow>> = {
  acid:              { rangeFeet: 20, targets: 'creature-or-object', mustSeeTarget: true,  damage: '2d6', damageType: 'acid' },
  'alchemists-fire': { rangeFeet: 20, targets: 'creature-or-object', mustSeeTarget: true,  damage: '1d4', damageType: 'fire',    effect: 'burning' },
  'holy-water':      { rangeFeet: 20, targets: 'creature',           mustSeeTarget: true,  damage: '2d8', damageType: 'radiant', onlyCreatureTypes: ['fiend', 'undead'] },
  net:               { rangeFeet: 15, targets: 'creature',           mustSeeTarget: true,  effect: 'restrained', automaticSuccessFrom: 'huge' },
  oil:               { rangeFeet: 20, targets: 'creature-or-object', mustSeeTarget: false, effect: 'covered-in-oil' },
}

/**
 * The saving throw against thrown gear: the DC is its base plus the thrower's Dexterity modifier and Proficiency Bonus.
 *
 * @source SRD 5.2.1, Equipment, Acid (page 94)
 */
export const THROWN_GEAR_SAVE = { ability: 'dexterity', baseDc: 8 } as const
