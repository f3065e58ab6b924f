import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireEachOf } from '../../one-of.ts'
import { SPELL_COMPONENTS, type SpellComponent } from '../../vocabulary/spell-components.ts'

/** What a spell requires. */
export interface SpellNeeds {
  readonly components: readonly SpellComponent[]
  /** its materials have a specified cost */
  readonly materialCost: boolean
  /** the spell consumes them */
  readonly materialConsumed: boolean
}

/** What a caster has to provide the components. */
export interface ComponentsAtHand {
  /** neither gagged nor in magical silence */
  readonly canSpeak: boolean
  readonly freeHands: number
  readonly materials: boolean
  readonly componentPouch: boolean
  /** holds a Spellcasting Focus that a feature allows for this spell */
  readonly focus: boolean
}

/** A spell, and the caster who is to provide its components. */
export interface SpellAtHand {
  readonly needs: SpellNeeds
  readonly atHand: ComponentsAtHand
}

/**
 * The components of a spell that a caster cannot provide; if any is missing, the spell cannot be cast.
 *
 * Materials without a cost that are not consumed may come from a Component Pouch or be replaced by a Spellcasting
 * Focus. The hand that holds the materials may also make the gestures; this function treats the hand that holds a Focus
 * in the same way.
 *
 * @throws RangeError if a component is unknown, or the free hands are negative or not an integer
 * @source SRD 5.2.1, Spells, Components (pages 105 and 106)
 * @example
 * const needs = { components: ['verbal', 'somatic', 'material'], materialCost: false, materialConsumed: false } as const
 * missingComponents({ needs, atHand: { canSpeak: true, freeHands: 1, materials: false, componentPouch: true, focus: false } }) // => []
 * missingComponents({ needs, atHand: { canSpeak: false, freeHands: 0, materials: false, componentPouch: true, focus: false } }) // => ['verbal', 'somatic', 'material']
 */
export function missingComponents({ needs, atHand }: SpellAtHand): readonly SpellComponent[] {
  const { components, materialCost, materialConsumed } = needs
  const { canSpeak, freeHands, materials, componentPouch, focus } = atHand
  requireEachOf('needs.components', components, SPELL_COMPONENTS)
  requireInteger('atHand.freeHands', freeHands, FROM_0)
  const replaceable = !materialCost && !materialConsumed
  const byFocus = replaceable && focus && components.includes('material')
  const byHand = freeHands > 0 && (materials || (replaceable && componentPouch))
  const provided: Readonly<Record<SpellComponent, boolean>> = {
    verbal: canSpeak,
    somatic: freeHands > 0 || byFocus,
    material: byHand || byFocus,
  }
  return components.filter((component) => !provided[component])
}
