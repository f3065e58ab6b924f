import { type Creature, SLOT_LEVELS } from '@rulestone/core'
import type { JSX } from 'preact'
import { type FightContext, nameOf } from '../fight-context.ts'
import { Stepper } from '../parts/FormFields.tsx'

interface SlotsProps {
  readonly context: FightContext
  readonly creature: Creature
}

/** The spell slots of a creature, by level, with how many are left. */
export function Slots({ context, creature }: SlotsProps): JSX.Element {
  const { language, actions } = context
  const { t, formats } = language
  const { id, slots, slotTotals } = creature
  const highest = Math.max(0, ...SLOT_LEVELS.filter((level) => slotTotals[level] > 0))
  const name = nameOf(context, id)
  return (
    <ul class="fight-resters">
      {SLOT_LEVELS.filter((level) => level <= highest + 1).map((level) => (
        <li key={level}>
          <span>{t('slots.level', { level: formats.integer(level) })}</span>
          <Stepper
            value={slots[level]}
            fewer={t('slots.fewer', { level: formats.integer(level), name })}
            more={t('slots.more', { level: formats.integer(level), name })}
            onChange={(left) => actions.submit([{ kind: 'set-spell-slots', creature: id, level, left }])}
            text={t('slots.left', { left: formats.integer(slots[level]), total: formats.integer(slotTotals[level]) })}
          />
        </li>
      ))}
    </ul>
  )
}
