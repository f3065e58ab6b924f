import type { JSX } from 'preact'
import type { CompendiumCreature } from '../../fight/compendium-creatures.ts'
import { noBreakNodes } from '../../shared/no-break.tsx'
import type { PageLanguage } from '../language.ts'
import { CreatureSearch } from './CreatureSearch.tsx'
import { creatureFacts } from './creature-facts.ts'
import { type CreatureRow, MOST_OF_A_KIND } from './encounter-state.ts'

interface CreatureRowsProps {
  readonly rows: readonly CreatureRow[]
  /** undefined until they are loaded */
  readonly creatures: ReadonlyMap<string, CompendiumCreature> | undefined
  readonly language: PageLanguage
  /** the address of the list of creatures */
  readonly address: string
  readonly onChange: (rows: readonly CreatureRow[]) => void
}

interface RowProps {
  readonly row: CreatureRow
  readonly creature: CompendiumCreature
  readonly language: PageLanguage
  readonly address: string
  readonly onCount: (count: number) => void
}

/** Some creatures of one kind: one less than one removes them. */
function Row({ row: { id, count }, creature, language, address, onCount }: RowProps): JSX.Element {
  const { t } = language
  const { name } = creature
  return (
    <li class="encounter-row">
      <div class="stepper">
        <button
          type="button"
          aria-label={count === 1 ? t('creatures.remove', { name }) : t('creatures.less', { name })}
          onClick={() => onCount(count - 1)}
        >
          {count === 1 ? '×' : '−'}
        </button>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          aria-label={t('creatures.count', { name })}
          value={count}
          onChange={({ currentTarget }) => {
            const typed = Number(currentTarget.value)
            if (Number.isInteger(typed) && typed >= 1) onCount(typed)
            currentTarget.value = String(count)
          }}
        />
        <button
          type="button"
          aria-label={t('creatures.more', { name })}
          disabled={count >= MOST_OF_A_KIND}
          onClick={() => onCount(count + 1)}
        >
          +
        </button>
      </div>
      <p class="encounter-name">
        <a href={`${address}${id}/`}>{name}</a>{' '}
        <span class="hint">{noBreakNodes(creatureFacts(creature, language), t)}</span>
      </p>
    </li>
  )
}

/** The creatures that stand against the party. */
export function CreatureRows({ rows, creatures, language, address, onChange }: CreatureRowsProps): JSX.Element {
  const { t } = language
  const add = (id: string, count: number): void => {
    const place = rows.findIndex((row) => row.id === id)
    const before = rows[place]
    const row = { id, count: Math.min(MOST_OF_A_KIND, count + (before?.count ?? 0)) }
    onChange(before ? rows.with(place, row) : [...rows, row])
  }
  const setCount = (place: number, count: number): void => {
    const row = rows[place]
    if (!row || count < 1) onChange(rows.toSpliced(place, 1))
    else onChange(rows.with(place, { ...row, count: Math.min(MOST_OF_A_KIND, count) }))
  }
  return (
    <section class="encounter-part" aria-labelledby="encounter-creatures">
      <h2 id="encounter-creatures">{t('creatures.title')}</h2>
      <ul class="encounter-rows">
        {rows.map((row, index) => {
          const creature = creatures?.get(row.id)
          if (creature)
            return (
              <Row key={row.id} {...{ row, creature, language, address }} onCount={(count) => setCount(index, count)} />
            )
          return creatures === undefined ? null : (
            <li key={row.id} class="problem">
              <span class="problem-sentence">{t('creatures.unknown', { id: row.id })}</span>
            </li>
          )
        })}
      </ul>
      <CreatureSearch creatures={creatures} language={language} onAdd={add} />
    </section>
  )
}
