import type { CastingRule } from '../../rulesets/magic-and-characters.ts'
import type { CoverDegree } from '../../vocabulary/cover-degrees.ts'
import type { SlotsByLevel, SpellLevel } from '../../vocabulary/spell-levels.ts'
import { canBeTargetedDirectly } from '../combat/cover.ts'
import { canExpendSlot, slotLevelsFor } from './expending-spell-slots.ts'
import { type ComponentsAtHand, missingComponents, type SpellNeeds } from './spell-components.ts'

/** A caster about to cast a spell. */
export interface Casting {
  readonly level: SpellLevel
  readonly needs: SpellNeeds
  readonly atHand: ComponentsAtHand
  /** prepared, or available from an item or a feature */
  readonly available: boolean
  /** wears armor without training with it */
  readonly untrainedArmor: boolean
  /** how the spell is paid for: `free` for a Ritual, an item or a feature that needs no slot */
  readonly by: 'slot' | 'free'
  readonly slots: SlotsByLevel
  /** slots already expended this turn */
  readonly slotsExpended: number
  /** what the spell targets directly; `none` for an area or the caster */
  readonly target: { readonly cover: CoverDegree; readonly seen: boolean } | 'none'
}

/** What prevents a spell from being cast. */
export type CastingObstacle =
  | 'not-available'
  | 'untrained-armor'
  | 'no-slot'
  | 'slot-expended-this-turn'
  | 'verbal'
  | 'somatic'
  | 'material'
  | 'total-cover'
  | 'target-unseen'

/**
 * What prevents a spell from being cast.
 *
 * @returns the obstacles; empty if it can be cast
 * @throws RangeError if the slots expended this turn are negative or not an integer
 * @source SRD 5.2.1, Spells, Casting Spells (pages 104 to 106); 2012 playtest, Casting a Spell and Targets
 * @example
 * const needs = { components: ['verbal'], materialCost: false, materialConsumed: false }
 * const atHand = { canSpeak: true, freeHands: 1, materials: false, componentPouch: false, focus: false }
 * const casting = { level: 1, needs, atHand, available: true, untrainedArmor: true, by: 'slot', slots: NO_SLOTS, slotsExpended: 1, target: 'none' }
 * castingObstacles(casting, srd521.casting) // => ['untrained-armor', 'no-slot', 'slot-expended-this-turn']
 * castingObstacles({ ...casting, untrainedArmor: false, by: 'free' }, srd521.casting) // => []
 */
export function castingObstacles(casting: Casting, rule: CastingRule): readonly CastingObstacle[] {
  const { level, needs, atHand, available, untrainedArmor, by, slots, slotsExpended, target } = casting
  const obstacles: CastingObstacle[] = []
  if (!available) obstacles.push('not-available')
  if (rule.armorTraining && untrainedArmor) obstacles.push('untrained-armor')
  if (by === 'slot' && level > 0) {
    if (slotLevelsFor(level, slots).length === 0) obstacles.push('no-slot')
    if (!canExpendSlot(slotsExpended, rule)) obstacles.push('slot-expended-this-turn')
  }
  obstacles.push(...missingComponents(needs, atHand))
  if (target !== 'none') {
    if (!canBeTargetedDirectly(target.cover)) obstacles.push('total-cover')
    if (rule.targetSeen && !target.seen) obstacles.push('target-unseen')
  }
  return obstacles
}
