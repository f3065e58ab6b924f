import type { NewAttack, SavingEffect, SpecialAction } from '@rulestone/core'
import { castAt, castingBounds } from './casting.ts'
import { reachOf, rollOf } from './fight-damage.ts'
import type { SpellEffect } from './spell.ts'
import type { SpellId } from './spells.ts'

/** A spell that a creature casts, with all figures that its casting needs. */
export interface Casting {
  readonly spell: SpellId
  /** of the slot, or for a cantrip of the caster; the lowest if it is not given */
  readonly level?: number
  readonly takes: SpecialAction['takes']
  readonly uses?: number
  readonly saveDc?: number
  readonly attackBonus?: number
  readonly modifier: number
}

const effectNow = (effects: readonly SpellEffect[], by: SpellEffect['decidedBy']): SpellEffect | undefined =>
  effects.find(({ decidedBy, occasion }) => decidedBy === by && occasion === undefined)

const spellDamage = ({ damage = [] }: SpellEffect, modifier: number): SavingEffect['damage'] =>
  rollOf(damage.map(({ dice, types, addsModifier }) => ({ dice: addsModifier ? `${dice}+${modifier}` : dice, types })))

/** What a spell is in a fight: the special action that casts it, and the attack that this makes. */
export function castingOf({ spell: id, level, takes, uses, saveDc, attackBonus, modifier }: Casting) {
  const [least] = castingBounds(id)
  const { effects, areas, targets, range } = castAt(id, level ?? least)
  const limits = { takes, ...(uses !== undefined && { uses }) }
  const rangeFeet = typeof range === 'object' && 'feet' in range ? range.feet : range === 'touch' ? 5 : 0
  const roll = effectNow(effects, 'attack-roll')
  if (roll && attackBonus !== undefined) {
    const damage = spellDamage(roll, modifier)
    const attack: NewAttack = {
      id,
      kinds: [roll.attack ?? 'ranged'],
      by: 'spell',
      ability: 'none',
      proficient: false,
      bonus: attackBonus,
      damage: damage?.notation ?? '0',
      damageType: damage?.type ?? 'untyped',
      ...(roll.attack === 'melee' ? { reachFeet: Math.max(5, rangeFeet) } : { rangeFeet }),
    }
    return { attacks: [attack], action: { id, ...limits, makes: { attack: id, times: roll.attacks ?? 1 } } }
  }
  const saves = effectNow(effects, 'saving-throw')
  if (!saves?.ability || saveDc === undefined) return { attacks: [], action: { id, ...limits } }
  const damage = spellDamage(saves, modifier)
  const { conditions = [], onSuccess = 'none', ability } = saves
  const [area] = areas
  return {
    attacks: [],
    action: {
      id,
      ...limits,
      save: {
        ability,
        dc: saveDc,
        onSuccess,
        ...(damage && { damage }),
        ...(conditions.length > 0 && { conditions: conditions.map((condition) => ({ condition })) }),
      },
      ...(!area && typeof targets === 'number' && { targets }),
      withinFeet: rangeFeet + (area ? reachOf(area) : 0),
    },
  }
}
