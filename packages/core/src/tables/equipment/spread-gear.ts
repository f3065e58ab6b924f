import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'
import type { DamageType } from '../../vocabulary/damage-types.ts'

/** The gear that covers an area or a spot with a Utilize action. */
export type SpreadGear = Extract<AdventuringGear, 'ball-bearings' | 'caltrops' | 'hunting-trap' | 'oil'>

/** What happens to a creature that enters the area or steps on the spot. */
export interface SpreadGearRow {
  /** the side of the square that it covers; a Hunting Trap covers only a pressure plate */
  readonly squareFeet?: number
  /** how far from you it can be spread */
  readonly withinFeet?: number
  /** of the Dexterity saving throw that avoids all effects, if there is one */
  readonly saveDc?: number
  /** in dice notation */
  readonly damage?: string
  readonly damageType?: DamageType
  readonly effect?: 'prone' | 'speed-0-until-its-next-turn' | 'stops-moving'
  /** how much the damage slows the creature until it regains a Hit Point */
  readonly slowedFeet?: number
  /** whether moving at half Speed avoids the saving throw */
  readonly safeAtHalfSpeed?: true
  readonly recoveryMinutes?: number
}

/**
 * The gear that covers an area or a spot. Ball Bearings and Caltrops affect a creature that enters for the first time
 * on a turn; lit Oil affects one that enters or ends its turn there, once per turn.
 *
 * @source SRD 5.2.1, Equipment, Ball Bearings, Caltrops (page 96), Hunting Trap (page 97), Oil (page 98)
 */
export const SPREAD_GEAR: Readonly<Record<SpreadGear, SpreadGearRow>> = {
  'ball-bearings': { squareFeet: 10, withinFeet: 10, saveDc: 10, effect: 'prone', recoveryMinutes: 10 },
  caltrops:        { squareFeet:  5, withinFeet:  5, saveDc: 15, effect: 'speed-0-until-its-next-turn', recoveryMinutes: 10, damage: '1', damageType: 'piercing' },
  'hunting-trap':  { saveDc: 13, effect: 'speed-0-until-its-next-turn', damage: '1d4', damageType: 'piercing' },
  oil:             { squareFeet:  5, withinFeet:  5, damage: '5', damageType: 'fire' },
}
