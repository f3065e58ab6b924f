import type { Field } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { under } from '../../shared/make-t.ts'
import { kept } from '../../shared/no-break.tsx'
import type { ControlProps } from './Controls.tsx'
import { isPicked } from './control-of.ts'
import { Label } from './Label.tsx'
import { LazyPicker } from './LazyPicker.tsx'
import type { PickOption } from './match-options.ts'

interface ChoiceControlProps extends ControlProps {
  readonly field: Extract<Field, { type: 'choice' }>
  readonly value: string
}

/** A name as a label begins; dice are written small wherever they stand. */
const capitalized = (name: string): string => (/^d\d/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1))

/** Something to pick, with what it is called. */
export function namedOption(id: string, key: string, t: ControlProps['t']): PickOption {
  const english = `english.${key}`
  return { id, name: capitalized(t(key)), ...(t.has(english) ? { english: t(english) } : {}) }
}

/** The options of a field with what they are called. */
export const namedOptions = (name: string, options: readonly string[], t: ControlProps['t']): PickOption[] =>
  options.map((id) => namedOption(id, `fields.${name}.options.${id}`, t))

/** One of several: a row of radio buttons drawn as one strip, or a list to search where there are many. */
export function ChoiceControl({ id, name, field, value, problem, type, t }: ChoiceControlProps): JSX.Element {
  /** What was chosen stands at once, however long its answer takes. */
  const [chosen, setChosen] = useState<string>()
  const choose = (option: string): void => {
    setChosen(option)
    type(option)
  }
  const options = namedOptions(name, field.options, t)
  const label = t(`fields.${name}.label`)
  const describedBy = problem ? `${id}-problem` : undefined
  const explained = problem?.draw(`${id}-problem`)
  if (
    isPicked(
      field,
      options.map((option) => option.name),
    )
  ) {
    return (
      <div class="control picked">
        <Label {...{ id, name, text: label, t }} />
        <LazyPicker
          {...{ id, options, value, describedBy, pick: type, t: under(t, 'site.') }}
          invalid={problem !== undefined}
        />
        {explained}
      </div>
    )
  }
  return (
    <fieldset class="control choice" aria-describedby={describedBy}>
      <legend>{kept(label, t)}</legend>
      <div class="segments">
        {options.map((option) => (
          <label key={option.id}>
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === (chosen ?? value)}
              onChange={() => choose(option.id)}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
      {explained}
    </fieldset>
  )
}
