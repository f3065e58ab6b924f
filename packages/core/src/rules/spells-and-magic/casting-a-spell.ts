import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import { COVER_DEGREES, type CoverDegree } from '../../vocabulary/cover-degrees.ts'
import { type SlotsByLevel, SPELL_LEVELS, type SpellLevel } from '../../vocabulary/spell-levels.ts'
import { canBeTargetedDirectly } from '../combat/cover.ts'
import { canExpendSlot, slotLevelsFor } from './expending-spell-slots.ts'
import { type ComponentsAtHand, missingComponents, type SpellNeeds } from './spell-components.ts'

const PAYMENTS = ['slot', 'free'] as const

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
  readonly by: (typeof PAYMENTS)[number]
  readonly slots: SlotsByLevel
  /** slots already expended this turn; 0 by default */
  readonly slotsExpended?: number
  /** what the spell targets directly, seen by default; `none` for an area or the caster */
  readonly target: { readonly cover: CoverDegree; readonly seen?: boolean } | 'none'
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
 * @throws RangeError if an id or the level is unknown, or a number is negative or not an integer
 * @source SRD 5.2.1, Spells, Casting Spells (pages 104 to 106); 2012 playtest, Casting a Spell and Targets
 * @example
 * const needs = { components: ['verbal'], materialCost: false, materialConsumed: false } as const
 * const atHand = { canSpeak: true, freeHands: 1, materials: false, componentPouch: false, focus: false }
 * const casting = { level: 1, needs, atHand, available: true, untrainedArmor: true, by: 'slot', slots: NO_SLOTS, slotsExpended: 1, target: 'none' } as const
 * castingObstacles(casting) // => ['untrained-armor', 'no-slot', 'slot-expended-this-turn']
 * castingObstacles({ ...casting, untrainedArmor: false, by: 'free' }) // => []
 */
export function castingObstacles(
  casting: Casting,
  ruleset: RulesOf<'casting'> = srd521MagicAndCharacters,
): readonly CastingObstacle[] {
  const { level, needs, atHand, available, untrainedArmor, by, slots, slotsExpended = 0, target } = casting
  requireOneOf('level', level, SPELL_LEVELS)
  requireOneOf('by', by, PAYMENTS)
  if (typeof target !== 'object' || target === null) requireOneOf('target', target, ['none'])
  const fitting = slotLevelsFor({ spellLevel: level, slots })
  const another = canExpendSlot(slotsExpended, ruleset)
  const obstacles: CastingObstacle[] = []
  if (!available) obstacles.push('not-available')
  if (ruleset.casting.armorTraining && untrainedArmor) obstacles.push('untrained-armor')
  if (by === 'slot' && level > 0) {
    if (fitting.length === 0) obstacles.push('no-slot')
    if (!another) obstacles.push('slot-expended-this-turn')
  }
  obstacles.push(...missingComponents({ needs, atHand }))
  if (target !== 'none') {
    const { cover, seen = true } = target
    if (!canBeTargetedDirectly(requireOneOf('target.cover', cover, COVER_DEGREES))) obstacles.push('total-cover')
    if (ruleset.casting.targetSeen && !seen) obstacles.push('target-unseen')
  }
  return obstacles
}
