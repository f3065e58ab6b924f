import type { Field } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { under } from '../../shared/make-t.ts'
import { noBreakNodes } from '../../shared/no-break.tsx'
import type { ControlProps } from './control-props.ts'
import { isPicked } from './is-picked.ts'
import { Label } from './Label.tsx'
import { LazyPicker } from './LazyPicker.tsx'
import { namedOptions } from './named-options.ts'

interface ChoiceControlProps extends ControlProps {
  readonly field: Extract<Field, { type: 'choice' }>
  readonly value: string
}

/** A field with one value out of several: a row of radio buttons, or a searchable list if there are many. */
export function ChoiceControl({ id, name, label, field, value, problem, type, t }: ChoiceControlProps): JSX.Element {
  /** The choice is shown immediately, before its answer arrives. */
  const [chosen, setChosen] = useState<string>()
  const choose = (option: string): void => {
    setChosen(option)
    type(option)
  }
  const options = namedOptions(name, field.options, t)
  const describedBy = problem ? `${id}-problem` : undefined
  const explained = problem?.(`${id}-problem`)
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
      <legend>{noBreakNodes(label, t)}</legend>
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
