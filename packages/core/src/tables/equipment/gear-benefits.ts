import type { Ability } from '../../vocabulary/abilities.ts'
import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'
import type { CreatureType } from '../../vocabulary/creature-types.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import type { Tack } from '../../vocabulary/vehicles.ts'

/** When the benefit of a piece of gear applies, beyond its ability and skills. */
export type GearOccasion =
  | 'against-poison'
  | 'appraising-or-inspecting-detail'
  | 'avoiding-or-ending-poisoned'
  | 'breaking-down-doors'
  | 'extreme-cold'
  | 'finding-the-way-on-the-map'
  | 'impersonating'
  | 'influencing-an-indifferent-humanoid'
  | 'leverage'
  | 'remaining-mounted'
  | 'topic-of-the-book'
  | 'vaulting'

/** What a piece of gear adds to a roll. */
export interface GearBenefitRow {
  readonly gear: AdventuringGear | Tack
  readonly roll: 'ability-check' | 'saving-throw'
  readonly ability?: Ability
  readonly skills?: readonly Skill[]
  readonly occasion: GearOccasion
  readonly benefit: 'bonus' | 'advantage' | 'automatic-success'
  /** the bonus, if the benefit is a bonus */
  readonly bonus?: number
  /** how long it lasts, once used */
  readonly durationMinutes?: number
  /** how close the creature must be */
  readonly withinFeet?: number
  /** the creature types that it does nothing for */
  readonly notFor?: readonly CreatureType[]
}

/**
 * The gear that helps with a roll. A second character who helps with a Portable Ram also gives Advantage.
 *
 * @source SRD 5.2.1, Equipment, Adventuring Gear (pages 96 to 99), Saddles (page 100)
 */
export const GEAR_BENEFITS = [
  { gear: 'antitoxin',        roll: 'saving-throw',  benefit: 'advantage',         occasion: 'avoiding-or-ending-poisoned', durationMinutes: 60 },
  { gear: 'bedroll',          roll: 'saving-throw',  benefit: 'automatic-success', occasion: 'extreme-cold' },
  { gear: 'blanket',          roll: 'saving-throw',  benefit: 'advantage',         occasion: 'extreme-cold' },
  { gear: 'book',             roll: 'ability-check', benefit: 'bonus', bonus: 5,   occasion: 'topic-of-the-book', ability: 'intelligence', skills: ['arcana', 'history', 'nature', 'religion'] },
  { gear: 'costume',          roll: 'ability-check', benefit: 'advantage',         occasion: 'impersonating' },
  { gear: 'crowbar',          roll: 'ability-check', benefit: 'advantage',         occasion: 'leverage', ability: 'strength' },
  { gear: 'magnifying-glass', roll: 'ability-check', benefit: 'advantage',         occasion: 'appraising-or-inspecting-detail' },
  { gear: 'map',              roll: 'ability-check', benefit: 'bonus', bonus: 5,   occasion: 'finding-the-way-on-the-map', ability: 'wisdom', skills: ['survival'] },
  { gear: 'military-saddle',  roll: 'ability-check', benefit: 'advantage',         occasion: 'remaining-mounted' },
  { gear: 'perfume',          roll: 'ability-check', benefit: 'advantage',         occasion: 'influencing-an-indifferent-humanoid', ability: 'charisma', skills: ['persuasion'], durationMinutes: 60, withinFeet: 5 },
  { gear: 'pole',             roll: 'ability-check', benefit: 'advantage',         occasion: 'vaulting', ability: 'strength', skills: ['athletics'] },
  { gear: 'portable-ram',     roll: 'ability-check', benefit: 'bonus', bonus: 4,   occasion: 'breaking-down-doors', ability: 'strength' },
] as const satisfies readonly GearBenefitRow[]
