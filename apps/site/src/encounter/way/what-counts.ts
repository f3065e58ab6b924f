import type { EncounterMember, SpecialAction } from '@rulestone/core'

/** What an encounter plays of a fighter, and what it leaves out: names of attacks and special actions. */
export interface WhatCounts {
  readonly attacks: readonly string[]
  readonly multiattack: boolean
  readonly actions: readonly string[]
  readonly bonus: readonly string[]
  readonly legendary: readonly string[]
  /** those of the actions above that can be used only so often */
  readonly limited: readonly string[]
  /** what only the words of the stat block say */
  readonly words: readonly string[]
  readonly reactions: readonly string[]
  /** whether conditions are left out */
  readonly conditions: boolean
}

/** The notation of an attack without damage. */
const NO_DAMAGE = '0'

/**
 * What an encounter plays of a fighter.
 *
 * @example
 * whatCounts({ attacks: [{ id: 'Bite', damage: '1d6', damageType: 'piercing' }] }).attacks // => ['Bite']
 */
export function whatCounts({
  attacks = [],
  specialActions = [],
  multiattacks = [],
}: Omit<EncounterMember, 'id'>): WhatCounts {
  const harms = ({ damage, onHit }: (typeof attacks)[number]): boolean =>
    damage !== NO_DAMAGE || onHit?.save?.damage !== undefined
  const makes = ({ makes: made }: SpecialAction) => attacks.find(({ id }) => id === made?.attack)
  const dealsDamage = (action: SpecialAction): boolean => {
    const attack = makes(action)
    return action.save?.damage !== undefined || (attack !== undefined && harms(attack))
  }
  const isOwn = (id: string): boolean =>
    specialActions.some((action) => action.id === id && action.makes?.attack === id)
  const free = attacks.filter(({ id, by }) => by !== 'spell' && !isOwn(id))
  const named = (keep: (action: SpecialAction) => boolean): readonly string[] =>
    specialActions.filter(keep).map(({ id }) => id)
  const does = (takes: SpecialAction['takes']) => named((one) => one.takes === takes && dealsDamage(one))
  const hasConditions =
    attacks.some(({ onHit }) => onHit?.conditions?.length || onHit?.save?.conditions?.length) ||
    specialActions.some(({ save }) => save?.conditions?.length)
  return {
    attacks: free.filter(harms).map(({ id }) => id),
    multiattack: multiattacks.length > 0,
    actions: does('action'),
    bonus: does('bonus-action'),
    legendary: does('legendary-action'),
    limited: named(
      (one) => one.takes !== 'reaction' && dealsDamage(one) && (one.uses !== undefined || one.recharge !== undefined),
    ),
    words: [
      ...free.filter((attack) => !harms(attack)).map(({ id }) => id),
      ...named((one) => one.takes !== 'reaction' && !dealsDamage(one)),
    ],
    reactions: named(({ takes }) => takes === 'reaction'),
    conditions: Boolean(hasConditions),
  }
}
