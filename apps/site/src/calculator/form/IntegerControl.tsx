import type { Field } from '@rulestone/core'
import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { measured, type UnitSystem, unitStep, unitWords } from '../../display/units.ts'
import type { ControlProps } from './control-props.ts'
import { Label } from './Label.tsx'

interface IntegerControlProps extends ControlProps {
  readonly field: Extract<Field, { type: 'integer' }>
  readonly value: number
  readonly formats: NumberFormats
  readonly system: UnitSystem
}

/** The number of steps of each key. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }

/** A field with a greater maximum is wider. */
const LONG = 1e5

/** A text that is not a number yet: empty, a sign or a decimal point. */
const UNFINISHED = /^\s*[+\-−]?\d*[.,]?\s*$/u

const hasNumber = (text: string): boolean => /\d/u.test(text) && !/[.,]\s*$/u.test(text)

/** A field with an integer and a button on each side. A text that is not a number yet changes nothing. */
export function IntegerControl(props: IntegerControlProps): JSX.Element {
  const { id, name, label, field, value, problem, type, formats, system, t } = props
  const { unit, minimum, maximum } = field
  /** An amount in the reader's units. */
  const inUnits = (value: number) => unit && measured({ value, unit }, system)
  const shown = (number: number): number => inUnits(number)?.value ?? number
  const write = (number: number): string =>
    field.signed ? formats.signed(number) : String(shown(number)).replace('-', '−')
  const [draft, setDraft] = useState<string>()
  /** The number after the last button or key, before its answer has arrived. */
  const [stepped, setStepped] = useState<number>()
  const current = stepped ?? value
  const step = unitStep(field.step ?? 1, unit, system)
  const set = (number: number): void => {
    const bounded = Math.max(minimum, Math.min(maximum, number))
    setDraft(undefined)
    setStepped(bounded)
    type(String(bounded))
  }
  /** A step moves to the next multiple of the step size: from 33 feet to 35. */
  const go = (steps: number): void => {
    const from = steps > 0 ? Math.floor(current / step) : Math.ceil(current / step)
    set((from + steps) * step)
  }
  const onInput = (text: string): void => {
    setDraft(text)
    setStepped(undefined)
    if (hasNumber(text) || !UNFINISHED.test(text)) type(text, system)
    else if (problem) type(String(value))
  }
  const onBlur = (): void => {
    if (draft !== undefined && !hasNumber(draft) && UNFINISHED.test(draft)) set(value)
    else if (problem === undefined) setDraft(undefined)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = STEPS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    go(steps)
  }
  const length = inUnits(current)
  const words = (form: string): string => (length ? unitWords(length, 'noun', () => form, t).trim() : form)
  return (
    <div class="control integer">
      <Label {...{ id, name, text: label, t }} />
      <div class={maximum < LONG ? 'stepper' : 'stepper long'}>
        <button
          type="button"
          aria-label={t('site.less', { field: label })}
          disabled={current <= minimum}
          onClick={() => go(-1)}
        >
          −
        </button>
        <input
          id={id}
          name={name}
          type="text"
          inputmode={minimum < 0 ? 'text' : unit && system !== 'feet' ? 'decimal' : 'numeric'}
          autocomplete="off"
          role="spinbutton"
          aria-valuenow={shown(current)}
          aria-valuetext={words(write(current))}
          aria-valuemin={shown(minimum)}
          aria-valuemax={shown(maximum)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={draft ?? write(current)}
          onInput={(event) => onInput(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={t('site.more', { field: label })}
          disabled={current >= maximum}
          onClick={() => go(1)}
        >
          +
        </button>
        {unit ? (
          <span class="unit" aria-hidden="true">
            {words('')}
          </span>
        ) : null}
      </div>
      {problem?.(`${id}-problem`)}
    </div>
  )
}
