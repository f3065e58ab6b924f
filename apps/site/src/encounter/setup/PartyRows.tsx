import type { CharacterPreset } from '@rulestone/compendium'
import { LEVELS } from '@rulestone/core'
import type { JSX } from 'preact'
import type { PageLanguage } from '../language.ts'
import type { ReadyCharacters } from '../ready-characters.ts'
import { FIRST_FIGURES, MOST_CHARACTERS, type PartyRow, READY_CHARACTERS } from './encounter-state.ts'
import { SelectField } from './fields.tsx'
import { OwnFiguresForm } from './OwnFiguresForm.tsx'

interface PartyRowsProps {
  readonly party: readonly PartyRow[]
  /** undefined until they are loaded */
  readonly characters: ReadyCharacters | undefined
  readonly language: PageLanguage
  readonly onChange: (party: readonly PartyRow[]) => void
}

const LEVEL_NUMBERS = Array.from({ length: LEVELS.maximum }, (_, index) => index + 1)

const levelOf = (row: PartyRow | undefined): number =>
  row?.kind === 'ready' ? row.level : Number(row?.figures.level) || Number(FIRST_FIGURES.level)

interface RowProps {
  readonly row: PartyRow
  readonly number: number
  readonly characters: ReadyCharacters | undefined
  readonly language: PageLanguage
  readonly onChange: (row: PartyRow) => void
  readonly onRemove: () => void
}

/** One character: a class and a level, or figures of its own. */
function Row({ row, number, characters, language, onChange, onRemove }: RowProps): JSX.Element {
  const { t, formats } = language
  const options = [
    ...READY_CHARACTERS.map((value) => ({ value, text: t(`classes.${value}`) })),
    { value: 'own' as const, text: t('party.own') },
  ]
  const choose = (value: CharacterPreset | 'own'): void => {
    const level = Math.min(LEVELS.maximum, Math.max(LEVELS.minimum, levelOf(row)))
    if (value !== 'own') onChange({ kind: 'ready', preset: value, level })
    else if (row.kind === 'ready') {
      const { armorClass, hitPointMaximum } = characters?.[row.preset][row.level - 1] ?? {}
      const figures = { ...FIRST_FIGURES, name: t(`classes.${row.preset}`), level: String(level) }
      onChange({
        kind: 'own',
        figures: {
          ...figures,
          ac: String(armorClass ?? figures.ac),
          hp: String(hitPointMaximum ?? figures.hp),
        },
      })
    }
  }
  const ready = row.kind === 'ready' ? characters?.[row.preset][row.level - 1] : undefined
  return (
    <li class={row.kind === 'own' ? 'encounter-row own' : 'encounter-row'}>
      <SelectField
        label={t('party.class', { number })}
        isLabelHidden
        value={row.kind === 'own' ? 'own' : row.preset}
        options={options}
        onChange={choose}
      />
      {row.kind === 'ready' ? (
        <SelectField
          label={t('party.level', { number })}
          isLabelHidden
          value={String(row.level)}
          options={LEVEL_NUMBERS.map((level) => ({ value: String(level), text: t('party.level-of', { level }) }))}
          onChange={(level) => onChange({ ...row, level: Number(level) })}
        />
      ) : null}
      <button type="button" class="encounter-remove" aria-label={t('party.remove', { number })} onClick={onRemove}>
        ×
      </button>
      <p class="hint">
        {ready &&
          t('party.figures', {
            ac: formats.integer(ready.armorClass ?? 0),
            hp: formats.integer(Number(ready.hitPointMaximum)),
          })}
      </p>
      {row.kind === 'own' ? (
        <OwnFiguresForm
          figures={row.figures}
          language={language}
          onChange={(figures) => onChange({ kind: 'own', figures })}
        />
      ) : null}
    </li>
  )
}

/** The characters of the party. */
export function PartyRows({ party, characters, language, onChange }: PartyRowsProps): JSX.Element {
  const { t } = language
  return (
    <section class="encounter-part" aria-labelledby="encounter-party">
      <h2 id="encounter-party">{t('party.title')}</h2>
      <ul class="encounter-rows">
        {party.map((row, index) => (
          <Row
            key={index}
            {...{ row, characters, language }}
            number={index + 1}
            onChange={(changed) => onChange(party.with(index, changed))}
            onRemove={() => onChange(party.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <button
        type="button"
        class="live"
        disabled={party.length >= MOST_CHARACTERS}
        onClick={() => {
          const preset = READY_CHARACTERS[party.length % READY_CHARACTERS.length] ?? 'fighter'
          onChange([...party, { kind: 'ready', preset, level: levelOf(party.at(-1)) }])
        }}
      >
        {t('party.add')}
      </button>
    </section>
  )
}
