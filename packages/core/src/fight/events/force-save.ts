import { ABILITIES, type Ability } from '../../vocabulary/abilities.ts'
import { DAMAGE_TYPES, type DamageType } from '../../vocabulary/damage-types.ts'
import { reactionsFirst } from '../acting.ts'
import { aCount, aCreature, aNotation, anObject, oneOf, optional } from '../fields.ts'
import { conditionObstacle, GIVEN_CONDITION_FIELDS, type GivenToCreature, give } from '../give-condition.ts'
import type { EventHandler } from '../handler.ts'
import { firstRefusal } from '../refusal.ts'
import { forceSaves, SAVING_CREATURES, type SavingCreature, targetObstacle } from '../saving-effect.ts'

/** An effect forces saving throws, with its consequences. Causing the effect is a separate event. */
export interface ForceSave {
  readonly kind: 'force-save'
  /** the creature that causes it; nobody by default */
  readonly source?: string
  readonly targets: readonly SavingCreature[]
  readonly ability: Ability
  readonly dc: number
  /** rolled once for all targets; labels name types other than this one */
  readonly damage?: { readonly notation: string; readonly type: DamageType }
  /** what remains of the damage after a successful save; half by default */
  readonly onSuccess?: 'half' | 'none'
  /** what a target gets that fails */
  readonly condition?: Omit<GivenToCreature, 'creature'>
}

/**
 * Handles the event `ForceSave`.
 *
 * @source SRD 5.2.1, Playing the Game, Saving Throws (page 7), Saving Throws and Damage (page 16)
 */
export const forceSave: EventHandler<ForceSave> = {
  rule: 'saving-throw',
  fields: {
    source: optional(aCreature),
    targets: SAVING_CREATURES,
    ability: oneOf(ABILITIES),
    dc: aCount,
    damage: optional(anObject({ notation: aNotation, type: oneOf(DAMAGE_TYPES) })),
    onSuccess: optional(oneOf(['half', 'none'])),
    condition: optional(anObject(GIVEN_CONDITION_FIELDS)),
  },
  check: (now, { targets, condition }) =>
    firstRefusal(
      () => reactionsFirst(now),
      () => targetObstacle(now, targets),
      () => (condition === undefined ? undefined : conditionObstacle(now, condition)),
    ),
  perform: (play, { source, targets, condition, onSuccess = 'half', ability, dc, damage }) =>
    forceSaves(play, { ability, dc, onSuccess, ...(damage && { damage }) }, targets, source, (creature) => {
      if (condition !== undefined) give(play, { ...condition, creature })
    }),
  candidates: (now, creature) => {
    const ids = Object.keys(now.state.creatures).filter((id) => now.state.creatures[id]?.vitals.life.kind !== 'dead')
    const targets = (ids.length > 0 ? ids : [creature]).map((id) => ({ creature: id }))
    return [
      { kind: 'force-save', targets, ability: 'dexterity', dc: 13, damage: { notation: '2d6', type: 'fire' } },
      {
        kind: 'force-save',
        targets: targets.slice(0, 1),
        ability: 'wisdom',
        dc: 13,
        condition: { condition: 'frightened' },
      },
    ]
  },
}
