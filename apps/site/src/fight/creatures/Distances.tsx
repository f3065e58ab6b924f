import { type Creature, distanceFeet } from '@rulestone/core'
import type { JSX } from 'preact'
import { type FightContext, isOut, nameOf } from '../fight-context.ts'
import { feetText, typedFeet } from '../typed-figures.ts'

interface DistancesProps {
  readonly context: FightContext
  readonly creature: Creature
}

/** The distances to the other creatures. */
export function Distances({ context, creature }: DistancesProps): JSX.Element {
  const { state, actions, language } = context
  const { units, unit } = language
  const others = Object.values(state.creatures).filter((other) => other.id !== creature.id && !isOut(other))
  const known = (id: string): string => feetText(distanceFeet(state, creature.id, id), units)
  return (
    <ul class="fight-counts">
      {others.map(({ id }) => (
        <li key={id}>
          <label>
            <span>{nameOf(context, id)}</span>
            <input
              type="text"
              inputmode={units === 'feet' ? 'numeric' : 'decimal'}
              autocomplete="off"
              value={known(id)}
              aria-label={language.t('distance.to', { name: nameOf(context, id), unit })}
              onChange={({ currentTarget }) => {
                const feet = typedFeet(currentTarget.value, units)
                if (feet === undefined) currentTarget.value = known(id)
                else actions.submit([{ kind: 'set-distance', creature: creature.id, target: id, feet }])
              }}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}
