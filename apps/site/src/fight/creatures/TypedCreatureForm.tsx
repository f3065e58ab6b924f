import { DAMAGE_TYPES, type DamageType } from '@rulestone/core'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { FightLanguage } from '../log/fight-language.ts'
import { Select } from '../parts/Choices.tsx'
import { TextField } from '../parts/FormFields.tsx'
import { SheetForm } from '../parts/SheetForm.tsx'
import { type CreatureField, EMPTY_FIELDS, readCreatureFields } from './creature-fields.ts'
import type { TypedCreature } from './creature-line.ts'
import { lineWords } from './line-words.ts'
import type { Side } from './newcomers.ts'
import { fieldProblemText } from './problem-text.ts'

interface TypedCreatureFormProps {
  readonly language: FightLanguage
  readonly side: Side
  /** returns whether the rules allow it */
  readonly onAdd: (typed: TypedCreature) => boolean
}

/** Fields for whole numbers without a sign. Keyboards of phones for digits may have no minus. */
const UNSIGNED: readonly CreatureField[] = ['copies', 'ac', 'hp', 'speed']

/** A form for one creature, as an alternative to a line. */
export function TypedCreatureForm({ language, side, onAdd }: TypedCreatureFormProps): JSX.Element {
  const { t } = language
  const [fields, setFields] = useState(EMPTY_FIELDS)
  const [type, setType] = useState<DamageType>('slashing')
  /** how often the form has been submitted with problems; they are shown after the first try */
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tries])
  const read = readCreatureFields(fields, type, lineWords(t), language.units)
  const problemOf = (name: CreatureField): string | undefined => {
    const problem = read.ok || tries === 0 ? undefined : read.error[name]
    return problem && fieldProblemText(problem, language, { isLength: name === 'speed' })
  }
  const field = (name: CreatureField): JSX.Element => (
    <TextField
      label={t(`form.${name}`, { unit: language.unit })}
      value={fields[name]}
      numeric={UNSIGNED.includes(name)}
      decimal={name === 'speed' && language.units !== 'feet'}
      problem={problemOf(name)}
      onChange={(text) => setFields({ ...fields, [name]: text })}
    />
  )
  const submit = (): void => {
    if (!read.ok) setTries(tries + 1)
    else if (onAdd({ ...read.value, side })) {
      setFields(EMPTY_FIELDS)
      setTries(0)
    }
  }
  return (
    <SheetForm submit={t('add.submit')} class="fight-form fight-grid" element={form} onSubmit={submit}>
      {field('name')}
      {field('copies')}
      {field('ac')}
      {field('hp')}
      {field('init')}
      {field('speed')}
      {field('bonus')}
      {field('damage')}
      <Select
        label={t('form.type')}
        value={type}
        options={DAMAGE_TYPES.map((one) => [one, t(`damage-types.${one}`)] as const)}
        onChange={setType}
      />
    </SheetForm>
  )
}
