import type { Field } from '@rulestone/core'
import type { JSX } from 'preact'
import type { ControlProps } from './Controls.tsx'
import { Problem } from './Problem.tsx'

interface ChoiceControlProps extends ControlProps {
  readonly field: Extract<Field, { type: 'choice' }>
  readonly value: string
}

/** One of several: a row of radio buttons drawn as one strip. */
export function ChoiceControl({ id, name, field, value, problem, type, t }: ChoiceControlProps): JSX.Element {
  return (
    <fieldset class="control choice" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{t(`fields.${name}.label`)}</legend>
      <div class="segments">
        {field.options.map((option) => (
          <label key={option}>
            <input type="radio" name={id} value={option} checked={option === value} onChange={() => type(option)} />
            <span>{t(`fields.${name}.options.${option}`)}</span>
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`} problem={problem} />
    </fieldset>
  )
}
