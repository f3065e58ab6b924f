import { SLOT_LEVELS, type SlotLevel } from '../../vocabulary/spell-levels.ts'
import { reactionsFirst } from '../acting.ts'
import { aCount, aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps, update } from '../play.ts'

/**
 * A manual change of how many spell slots of a level a creature has left. More than its total raise the total; fewer
 * mean that the difference is expended. Setting more and then the earlier number therefore leaves a higher total; only
 * undoing the event reverts that.
 */
export interface SetSpellSlots {
  readonly kind: 'set-spell-slots'
  readonly creature: string
  readonly level: SlotLevel
  readonly left: number
}

/**
 * Handles the event `SetSpellSlots`.
 *
 * @source SRD 5.2.1, Spells, Spell Slots (page 104)
 */
export const setSpellSlots: EventHandler<SetSpellSlots> = {
  rule: 'spell-slot',
  fields: {
    creature: aCreature,
    level: (value) => SLOT_LEVELS.some((level) => level === value),
    left: aCount,
  },
  check: (now) => reactionsFirst(now),
  perform: (play, { creature, level, left }) => {
    const { slots, slotTotals } = creatureOf(play, creature)
    update(play, creature, {
      slots: { ...slots, [level]: left },
      slotTotals: { ...slotTotals, [level]: Math.max(left, slotTotals[level]) },
    })
    recordSteps(play, creature, {
      kind: 'spell-slots-set',
      rule: 'spell-slot',
      values: { level, was: slots[level], left },
    })
  },
  candidates: ({ state }, creature) => [
    { kind: 'set-spell-slots', creature, level: 1, left: (state.creatures[creature]?.slots[1] ?? 0) + 1 },
  ],
}
