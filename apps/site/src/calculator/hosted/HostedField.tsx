import type { Field, FieldValue, Unit } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/fields'
import type { JSX } from 'preact'
import { unitWords } from '../../display/units.ts'
import type { T } from '../../shared/make-t.ts'
import { namedOptions } from '../form/named-options.ts'

interface HostedFieldProps {
  /** the id of the control */
  readonly id: string
  /** the id of the field */
  readonly name: string
  readonly field: Field
  readonly label: string
  readonly value: FieldValue | undefined
  /** what is wrong with the typed text, and what to do */
  readonly problem: string | undefined
  /** sets the field to a typed text */
  readonly type: (text: string) => void
  readonly t: T
}

/** The name of a unit, as it stands after a large number. */
const unitName = (unit: Unit, t: T): string => unitWords({ value: 10, unit }, 'noun', () => '', t).trim()

/** A field of a calculator as a control of the browser. */
export function HostedField({ id, name, field, label, value, problem, type, t }: HostedFieldProps): JSX.Element {
  const explained =
    problem === undefined ? null : (
      <p class="problem" id={`${id}-problem`} role="status">
        {problem}
      </p>
    )
  const common = {
    id,
    'aria-invalid': problem !== undefined,
    'aria-describedby': explained ? `${id}-problem` : undefined,
  }
  const onInput = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => type(currentTarget.value)
  const text = value === undefined ? '' : toText(value)
  switch (field.type) {
    case 'flag':
      return (
        <p class="field flag">
          <label>
            <input
              type="checkbox"
              checked={value === true}
              onChange={(event) => type(event.currentTarget.checked ? 'yes' : 'no')}
            />{' '}
            {label}
          </label>
        </p>
      )
    case 'several': {
      const chosen = typeof value === 'object' ? value : []
      const toggle = (option: string, isOn: boolean): void =>
        type(toText(field.options.filter((one) => (one === option ? isOn : chosen.includes(one)))))
      return (
        <fieldset class="field">
          <legend>{label}</legend>
          {namedOptions(name, field.options, t).map((option) => (
            <label key={option.id}>
              <input
                type="checkbox"
                checked={chosen.includes(option.id)}
                onChange={(event) => toggle(option.id, event.currentTarget.checked)}
              />{' '}
              {option.name}
            </label>
          ))}
        </fieldset>
      )
    }
    case 'choice':
      return (
        <p class="field">
          <label for={id}>{label}</label>
          <select {...common} value={text} onChange={(event) => type(event.currentTarget.value)}>
            {namedOptions(name, field.options, t).map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        </p>
      )
    case 'integer':
      return (
        <div class="field">
          <label for={id}>{field.unit ? `${label} (${unitName(field.unit, t)})` : label}</label>
          <input
            {...common}
            type="number"
            min={field.minimum}
            max={field.maximum}
            step={field.step ?? 1}
            defaultValue={text}
            onInput={onInput}
          />
          {explained}
        </div>
      )
    case 'path':
    case 'dice':
      return (
        <div class="field">
          <label for={id}>{label}</label>
          <input {...common} type="text" autocomplete="off" spellcheck={false} defaultValue={text} onInput={onInput} />
          {explained}
        </div>
      )
  }
}
