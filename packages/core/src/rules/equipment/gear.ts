import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Gear } from '../../rulesets/srd-5-2-1/gear.ts'
import { GEAR_CHECK_USES, type GearCheckRow, type GearCheckUse } from '../../tables/equipment/gear-checks.ts'
import type { SpreadGear } from '../../tables/equipment/spread-gear.ts'
import { ADVENTURING_GEAR, type AdventuringGear } from '../../vocabulary/adventuring-gear.ts'

/** A creature that enters an area which gear covers, or steps on its spot. */
export interface CrossingOfGear {
  readonly gear: SpreadGear
  /** it moves through the area at half its Speed */
  readonly halfSpeed: boolean
}

/**
 * The DC of the Dexterity saving throw against gear that lies on the ground; `none` if no saving throw avoids its
 * effects, or none is necessary: in SRD 5.1, for those who move at half Speed through ball bearings or caltrops.
 *
 * @throws RangeError if the gear is unknown
 * @source SRD 5.2.1, Equipment, Ball Bearings, Caltrops (page 96), Hunting Trap (page 97), Oil (page 98)
 * @source SRD 5.1, Equipment, Adventuring Gear (pages 67 and 68)
 * @example
 * spreadGearSaveDc({ gear: 'caltrops', halfSpeed: true }) // => 15
 * spreadGearSaveDc({ gear: 'caltrops', halfSpeed: true }, srd51) // => 'none'
 */
export function spreadGearSaveDc(
  { gear, halfSpeed }: CrossingOfGear,
  { spreadGear }: RulesOf<'spreadGear'> = srd521Gear,
): number | 'none' {
  requireOneOf<string>('gear', gear, Object.keys(spreadGear))
  const { saveDc = 'none', safeAtHalfSpeed = false } = spreadGear[gear]
  return halfSpeed && safeAtHalfSpeed ? 'none' : saveDc
}

/** A purpose that a piece of gear requires an ability check for. */
export interface GearTask {
  readonly gear: AdventuringGear
  readonly use: GearCheckUse
}

/**
 * The ability check that a piece of gear requires for a purpose; `none` if the edition names none.
 *
 * @throws RangeError if the gear or the purpose is unknown
 * @source SRD 5.2.1, Equipment, Adventuring Gear (pages 96 to 99)
 * @source SRD 5.1, Equipment, Adventuring Gear (pages 66 to 68)
 * @example
 * gearCheck({ gear: 'rope', use: 'burst' }) // => { gear: 'rope', use: 'burst', ability: 'strength', skill: 'athletics', dc: 20 }
 * gearCheck({ gear: 'rope', use: 'burst' }, srd51) // => { gear: 'rope', use: 'burst', ability: 'strength', dc: 17 }
 */
export function gearCheck(
  { gear, use }: GearTask,
  { gearChecks }: RulesOf<'gearChecks'> = srd521Gear,
): GearCheckRow | 'none' {
  requireOneOf('gear', gear, ADVENTURING_GEAR)
  requireOneOf('use', use, GEAR_CHECK_USES)
  return gearChecks.find((row) => row.gear === gear && row.use === use) ?? 'none'
}
