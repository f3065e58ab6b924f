import type { Creature } from '@rulestone/core'
import type { JSX } from 'preact'
import { type FightContext, nameOf } from '../fight-context.ts'
import { Flag } from './Choices.tsx'

interface CreatureFlagsProps {
  readonly context: FightContext
  readonly creatures: readonly Creature[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** A checkbox for each creature. */
export const CreatureFlags = ({ context, creatures, chosen, onChange }: CreatureFlagsProps): JSX.Element => (
  <>
    {creatures.map(({ id }) => (
      <Flag
        key={id}
        label={nameOf(context, id)}
        checked={chosen.includes(id)}
        onChange={(checked) => onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
      />
    ))}
  </>
)
