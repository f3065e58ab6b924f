import { ABILITIES, DAMAGE_TYPES } from '@rulestone/core'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import type { PageLanguage } from '../language.ts'
import type { OwnFigures } from './encounter-state.ts'
import { SelectField, TextField } from './fields.tsx'
import { type FigureProblem, figureProblems } from './own-figures.ts'

interface OwnFiguresFormProps {
  readonly figures: OwnFigures
  readonly language: PageLanguage
  readonly onChange: (figures: OwnFigures) => void
}

type Typed = Exclude<keyof OwnFigures, 'saves' | 'type' | 'kind'>

const NUMBERS: readonly Typed[] = ['level', 'ac', 'hp', 'initiative', 'attacks', 'bonus']

/** The figures of a character that a reader types. */
export function OwnFiguresForm({ figures, language, onChange }: OwnFiguresFormProps): JSX.Element {
  const { t, formats } = language
  const id = useId()
  const problems = figureProblems(figures)
  const labelOf = (field: FigureProblem['field']): string =>
    t.has(`own.${field}`) ? t(`own.${field}`) : t(`abilities.${field}`)
  const sentence = (problem: FigureProblem): string => {
    const field = labelOf(problem.field)
    if (problem.field === 'damage') return t('own.wrong-damage', { field })
    const [minimum, maximum] = problem.bounds.map(formats.integer)
    return t('own.wrong-number', { field, minimum: minimum ?? '', maximum: maximum ?? '' })
  }
  const describing = (field: FigureProblem['field']) => {
    const isWrong = problems.some((problem) => problem.field === field)
    return { isWrong, describedBy: isWrong ? `${id}-${field}` : undefined }
  }
  const typed = (field: Typed): JSX.Element => (
    <TextField
      key={field}
      label={t(`own.${field}`)}
      value={figures[field]}
      isNumber={NUMBERS.includes(field)}
      {...(field === 'name' ? {} : describing(field))}
      onChange={(text) => onChange({ ...figures, [field]: text })}
    />
  )
  return (
    <fieldset class="encounter-own">
      <legend class="visually-hidden">{t('own.title', { name: figures.name.trim() || t('own.nameless') })}</legend>
      {typed('name')}
      {NUMBERS.map(typed)}
      {typed('damage')}
      <SelectField
        label={t('own.type')}
        value={figures.type}
        options={['untyped' as const, ...DAMAGE_TYPES].map((value) => ({ value, text: t(`damage-types.${value}`) }))}
        onChange={(type) => onChange({ ...figures, type })}
      />
      <SelectField
        label={t('own.kind')}
        value={figures.kind}
        options={(['melee', 'ranged'] as const).map((value) => ({ value, text: t(`own.${value}`) }))}
        onChange={(kind) => onChange({ ...figures, kind })}
      />
      <fieldset class="encounter-own">
        <legend>{t('own.saves')}</legend>
        {ABILITIES.map((ability) => (
          <TextField
            key={ability}
            label={t(`abilities.${ability}`)}
            value={figures.saves[ability]}
            isNumber
            {...describing(ability)}
            onChange={(text) => onChange({ ...figures, saves: { ...figures.saves, [ability]: text } })}
          />
        ))}
      </fieldset>
      {problems.map((problem) => (
        <p key={problem.field} id={`${id}-${problem.field}`} class="problem">
          <span class="problem-sentence">{sentence(problem)}</span>
        </p>
      ))}
    </fieldset>
  )
}
