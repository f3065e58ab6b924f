import { toAscii } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { CompendiumCreature } from '../../fight/compendium-creatures.ts'
import { findCreatures } from '../../fight/index.ts'
import type { PageLanguage } from '../language.ts'
import { creatureFacts } from './creature-facts.ts'
import { howMany } from './how-many.ts'

/** How many creatures are shown at a time. */
const MOST = 6

interface CreatureSearchProps {
  readonly creatures: ReadonlyMap<string, CompendiumCreature> | undefined
  readonly language: PageLanguage
  readonly onAdd: (id: string, count: number) => void
}

/** Finds creatures by name, and adds them. Enter adds the first. */
export function CreatureSearch({ creatures, language, onAdd }: CreatureSearchProps): JSX.Element {
  const { t } = language
  const [typed, setTyped] = useState('')
  const all = useMemo(() => Array.from(creatures?.values() ?? []), [creatures])
  const { count, name } = howMany(toAscii(typed))
  const found = findCreatures(all, name)
  const [first] = found
  const add = ({ id }: CompendiumCreature): void => {
    onAdd(id, count)
    setTyped('')
  }
  const status =
    name === ''
      ? t('creatures.find-hint')
      : first === undefined
        ? t('creatures.none-found')
        : found.length > MOST
          ? t('creatures.more-found', { count: found.length })
          : ''
  return (
    <form
      class="encounter-search"
      onSubmit={(event) => {
        event.preventDefault()
        if (first) add(first)
      }}
    >
      <label class="encounter-field">
        <span>{t('creatures.find')}</span>
        <input
          type="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={typed}
          disabled={creatures === undefined}
          aria-describedby="encounter-found"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <p id="encounter-found" class="hint" role="status">
        {status}
      </p>
      {first === undefined ? null : (
        <ul class="encounter-found">
          {found.slice(0, MOST).map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => add(one)}>
                <span>{count === 1 ? one.name : `${count} × ${one.name}`}</span>
                <span class="hint">{creatureFacts(one, language)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
