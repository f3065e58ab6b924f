import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { noBreakNodes } from '../../shared/no-break.tsx'
import type { CompendiumCreature } from '../compendium-creatures.ts'
import type { FightLanguage } from '../log/fight-language.ts'
import { SheetForm } from '../parts/SheetForm.tsx'
import { useFightData } from '../use-fight-data.ts'
import { readCreatureLine } from './creature-line.ts'
import { findCreatures } from './find-creatures.ts'
import { lineWords } from './line-words.ts'
import type { Side } from './newcomers.ts'

/** How many creatures are shown at a time. */
const MOST = 8

/** What a query says besides the name: how many, on which side, at which Initiative count. */
export interface HowMany {
  readonly copies?: number
  readonly side?: Side
  readonly count?: number
}

interface CompendiumSearchProps {
  readonly language: FightLanguage
  /** the creature that a link names */
  readonly chosen: string | undefined
  readonly onAdd: (creature: CompendiumCreature, more: HowMany) => void
}

/** Finds creatures of the compendium by name, and adds them: `3 goblin`, `wolf x2`. Enter adds the first. */
export function CompendiumSearch({ language, chosen, onAdd }: CompendiumSearchProps): JSX.Element {
  const { t, formats } = language
  const [typed, setTyped] = useState('')
  const [isWanted, setWanted] = useState(chosen !== undefined)
  const creatures = useFightData<CompendiumCreature>('creatures.json', isWanted)
  const all = typeof creatures === 'object' ? creatures : []
  useEffect(() => {
    const linked = all.find(({ id }) => id === chosen)
    if (linked) setTyped(linked.name)
  }, [creatures, chosen])
  const read = readCreatureLine(typed, lineWords(t), language.units)
  const { name, ...more }: HowMany & { readonly name: string } = read.ok ? read.value : { name: typed }
  const found = findCreatures(all, name)
  const [first] = found
  const status =
    creatures === 'failed'
      ? t('add.not-loaded')
      : typed.trim() === '' || creatures === undefined
        ? t('add.find-hint')
        : first === undefined
          ? t('add.none-found')
          : found.length > MOST
            ? t('add.more-found', { count: found.length })
            : ''
  return (
    <SheetForm onSubmit={() => first && onAdd(first, more)}>
      <label class="fight-field">
        <span>{t('add.find')}</span>
        <input
          type="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          autofocus={chosen !== undefined}
          value={typed}
          aria-describedby="fight-found"
          onFocus={() => setWanted(true)}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <p id="fight-found" class="hint" role="status">
        {status}
      </p>
      {first === undefined ? null : (
        <ul class="fight-presets fight-found">
          {found.slice(0, MOST).map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onAdd(one, more)}>
                <span>
                  {more.copies === undefined || more.copies === 1
                    ? one.name
                    : noBreakNodes(t('line.copies', { name: one.name, copies: formats.integer(more.copies) }), t)}
                </span>
                {one.english === undefined ? null : (
                  <span class="hint" lang="en">
                    {one.english}
                  </span>
                )}
                <span class="hint">
                  {noBreakNodes(
                    t('add.rated-figures', {
                      cr: one.rating,
                      ac: formats.integer(one.newcomer.armorClass ?? 10),
                      hp: formats.integer(Number(one.newcomer.hitPointMaximum)),
                    }),
                    t,
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </SheetForm>
  )
}
