import type { Field } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/fields'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { under } from '../../shared/make-t.ts'
import { noBreakNodes } from '../../shared/no-break.tsx'
import type { ControlProps } from './control-props.ts'
import { isPicked } from './is-picked.ts'
import { LazyPicker } from './LazyPicker.tsx'
import { namedOptions } from './named-options.ts'

interface SeveralControlProps extends ControlProps {
  readonly field: Extract<Field, { type: 'several' }>
  readonly value: readonly string[]
}

/** A field with any number of options: checkboxes, or a searchable list and the selected options. */
export function SeveralControl({ id, name, label, field, value, problem, type, t }: SeveralControlProps): JSX.Element {
  const options = namedOptions(name, field.options, t)
  /** The last selection, before its answer has arrived. */
  const [pressed, setPressed] = useState<readonly string[]>()
  const chosen = pressed ?? value
  const set = (option: string, isOn: boolean): void => {
    const next = field.options.filter((one) => (one === option ? isOn : chosen.includes(one)))
    setPressed(next)
    type(toText(next))
  }
  const picked = isPicked(
    field,
    options.map((option) => option.name),
  )
  const remove = (option: string): void => {
    set(option, false)
    document.getElementById(id)?.focus()
  }
  return (
    <fieldset class="control choice several" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{noBreakNodes(label, t)}</legend>
      {picked ? (
        <>
          <LazyPicker
            {...{ id, label, t: under(t, 'site.'), pick: (option: string) => set(option, true) }}
            options={options.filter((option) => !chosen.includes(option.id))}
            invalid={problem !== undefined}
          />
          <p class="chips">
            {options
              .filter((option) => chosen.includes(option.id))
              .map((option) => (
                <button
                  key={option.id}
                  type="button"
                  class="chip"
                  aria-label={t('site.remove', { option: option.name })}
                  onClick={() => remove(option.id)}
                >
                  {option.name} ×
                </button>
              ))}
          </p>
        </>
      ) : (
        <div class="segments chips">
          {options.map((option) => (
            <label key={option.id}>
              <input
                type="checkbox"
                name={id}
                value={option.id}
                checked={chosen.includes(option.id)}
                onChange={(event) => set(option.id, event.currentTarget.checked)}
              />
              <span>{option.name}</span>
            </label>
          ))}
        </div>
      )}
      {problem?.(`${id}-problem`)}
    </fieldset>
  )
}
