import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import type { WithSteps } from '../../steps/step.ts'
import { TRAVEL_FIGURES } from '../../tables/travel/travel-figures.ts'
import { TRAVEL_TERRAINS, type TravelTerrainRow } from '../../tables/travel/travel-terrains.ts'
import { TERRAINS, type Terrain } from '../../vocabulary/terrains.ts'
import { TRAVEL_PACES, type TravelPace } from '../../vocabulary/travel-paces.ts'
import type { TravelRuleStep } from './steps.ts'

/** A stage of a journey. */
export interface JourneyStage {
  /** the predominant terrain */
  readonly terrain: Terrain
  /** not by default, like the next two */
  readonly goodRoad?: boolean
  /** whether the group has what a Fast pace requires there, such as skis in Arctic terrain */
  readonly equipped?: boolean
  /** whether it flies or moves by something that lets it ignore Difficult Terrain */
  readonly ignoresTerrain?: boolean
  /** the members' Speeds: their current and their normal ones; by default nobody is slowed */
  readonly members?: readonly { readonly speedFeet: number; readonly normalSpeedFeet: number }[]
}

/** A pace of a group. `vehicle` means that it has no choice; its vehicle decides. */
export type PaceOrVehicle = TravelPace | 'vehicle'

function slowed(members: NonNullable<JourneyStage['members']>): boolean {
  for (const [index, { speedFeet, normalSpeedFeet }] of members.entries()) {
    requireInteger(`members[${index}].speedFeet`, speedFeet, FROM_0)
    requireInteger(`members[${index}].normalSpeedFeet`, normalSpeedFeet, FROM_0)
  }
  return members.some(
    ({ speedFeet, normalSpeedFeet }) => speedFeet * TRAVEL_FIGURES.slowWhenSpeedDividedBy <= normalSpeedFeet,
  )
}

/**
 * The fastest pace that a group can choose in a stage of its journey. First comes the terrain, or flying instead of it,
 * then a good road, then slowed members, which nothing outweighs. Without the equipment that a Fast pace requires, this
 * function makes the pace a step slower, on a good road too. Where Difficult Terrain divides the distance instead, as in
 * SRD 5.1, a group can choose any pace on land: see `milesInHours`.
 *
 * @throws RangeError if the terrain is unknown, or a Speed is negative or not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, Travel Pace (page 192)
 * @source SRD 5.1, Adventuring, Mounts and Vehicles (page 84), Difficult Terrain (page 85)
 * @example
 * maximumPace({ terrain: 'hill' }).value // => 'normal'
 * maximumPace({ terrain: 'hill' }, srd51).value // => 'fast'
 * maximumPace({ terrain: 'hill', goodRoad: true }).value // => 'fast'
 * maximumPace({ terrain: 'hill', members: [{ speedFeet: 15, normalSpeedFeet: 30 }] }).value // => 'slow'
 */
export function maximumPace(
  { terrain, goodRoad = false, equipped = false, ignoresTerrain = false, members = [] }: JourneyStage,
  { travel }: RulesOf<'travel'> = srd521Exploration,
): WithSteps<PaceOrVehicle, TravelRuleStep> {
  const row: TravelTerrainRow = TRAVEL_TERRAINS[requireOneOf('terrain', terrain, TERRAINS)]
  const isSlowed = slowed(members)
  const steps: TravelRuleStep[] = []
  if (row.maximumPace === 'vehicle' && !ignoresTerrain) {
    const values = { terrain, unequipped: false, pace: 'vehicle' }
    return { value: 'vehicle', steps: [{ kind: 'terrain-limits-pace', rule: 'travel-terrain', values }] }
  }
  if (travel.decidedBy !== 'pace' || travel.terrain.limits !== 'pace') return { value: 'fast', steps }
  const terrainPace = row.maximumPace === 'vehicle' ? 'fast' : row.maximumPace
  const unequipped = row.fastNeedsEquipment && !equipped
  let pace = ignoresTerrain ? 'fast' : unequipped ? stepped(terrainPace, -1) : terrainPace
  steps.push(
    ignoresTerrain
      ? { kind: 'terrain-ignored', rule: 'special-movement', values: { terrain, pace } }
      : { kind: 'terrain-limits-pace', rule: 'travel-terrain', values: { terrain, unequipped, pace } },
  )
  if (goodRoad && !ignoresTerrain && !unequipped) {
    const raised = stepped(pace, TRAVEL_FIGURES.goodRoadSteps)
    steps.push({ kind: 'road-raises-pace', rule: 'travel-terrain', values: { before: pace, pace: raised } })
    pace = raised
  }
  if (isSlowed) {
    steps.push({ kind: 'member-slows-pace', rule: 'travel-terrain', values: { before: pace, pace: 'slow' } })
    pace = 'slow'
  }
  return { value: pace, steps }
}

/** A stage of a journey, and the pace that the group wishes for. */
export interface WishedPace extends JourneyStage {
  readonly wished: TravelPace
}

/**
 * The pace of a group that wishes for one: that, or the fastest it can choose if that is slower. `vehicle` if a vehicle
 * decides.
 *
 * @throws RangeError if the pace or the terrain is unknown, or a Speed is negative or not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, Travel Pace (page 192)
 * @example
 * allowedPace({ wished: 'fast', terrain: 'hill' }) // => 'normal'
 * allowedPace({ wished: 'fast', terrain: 'hill' }, srd51) // => 'fast'
 * allowedPace({ wished: 'slow', terrain: 'hill' }) // => 'slow'
 */
export function allowedPace(
  { wished, ...stage }: WishedPace,
  ruleset: RulesOf<'travel'> = srd521Exploration,
): PaceOrVehicle {
  requireOneOf('wished', wished, TRAVEL_PACES)
  const { value: fastest } = maximumPace(stage, ruleset)
  if (fastest === 'vehicle') return 'vehicle'
  return TRAVEL_PACES.indexOf(wished) <= TRAVEL_PACES.indexOf(fastest) ? wished : fastest
}

/** The pace that is this many steps faster, as far as there is one. */
const stepped = (pace: TravelPace, steps: number): TravelPace => {
  const place = Math.min(Math.max(0, TRAVEL_PACES.indexOf(pace) + steps), TRAVEL_PACES.length - 1)
  return TRAVEL_PACES[place] ?? pace
}

/**
 * What a terrain means for a journey: the fastest pace, how far away an encounter starts, and the DCs for foraging,
 * navigating and searching. `none` in an edition without such figures.
 *
 * @throws RangeError if the terrain is unknown
 * @source SRD 5.2.1, Gameplay Toolbox, Travel Terrain (page 192)
 * @example
 * travelTerrain('forest') // => TRAVEL_TERRAINS.forest
 * travelTerrain('forest', srd51) // => 'none'
 */
export function travelTerrain(
  terrain: Terrain,
  { travel }: RulesOf<'travel'> = srd521Exploration,
): TravelTerrainRow | 'none' {
  const row = TRAVEL_TERRAINS[requireOneOf('terrain', terrain, TERRAINS)]
  return travel.decidedBy === 'pace' && travel.terrain.limits === 'pace' ? row : 'none'
}
