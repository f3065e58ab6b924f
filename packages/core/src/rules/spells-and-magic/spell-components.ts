import type { SpellComponent } from '../../vocabulary/spell-components.ts'

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

/**
 * The components of a spell that a caster cannot provide; if any is missing, the spell cannot be cast.
 *
 * Materials without a cost that are not consumed may come from a Component Pouch or be replaced by a Spellcasting
 * Focus. The hand that holds the materials may also make the gestures; this function treats the hand that holds a Focus
 * in the same way.
 *
 * @source SRD 5.2.1, Spells, Components (pages 105 and 106)
 * @example
 * const alarm = { components: ['verbal', 'somatic', 'material'], materialCost: false, materialConsumed: false }
 * missingComponents(alarm, { canSpeak: true, freeHands: 1, materials: false, componentPouch: true, focus: false }) // => []
 * missingComponents(alarm, { canSpeak: false, freeHands: 0, materials: false, componentPouch: true, focus: false }) // => ['verbal', 'somatic', 'material']
 */
export function missingComponents(
  { components, materialCost, materialConsumed }: SpellNeeds,
  { canSpeak, freeHands, materials, componentPouch, focus }: ComponentsAtHand,
): readonly SpellComponent[] {
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
