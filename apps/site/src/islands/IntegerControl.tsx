import type { Field } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { NumberFormats } from '../lib/numbers.ts'
import type { ControlProps } from './Controls.tsx'
import { Label } from './Label.tsx'
import { Problem } from './Problem.tsx'

interface IntegerControlProps extends ControlProps {
  readonly field: Extract<Field, { type: 'integer' }>
  readonly value: number
  readonly formats: NumberFormats
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }

/** Nothing yet, or a sign that waits for its number. */
const UNFINISHED = /^\s*[+\-−]?\s*$/u

/** A number with a button on each side. A number still being typed is left alone until it says something. */
export function IntegerControl(props: IntegerControlProps): JSX.Element {
  const { id, name, field, value, problem, type, formats, t } = props
  const write = (number: number): string => (field.signed ? formats.signed(number) : String(number).replace('-', '−'))
  const [draft, setDraft] = useState<string>()
  /** Where the buttons and keys have come to: they may be quicker than the code of the calculator. */
  const [stepped, setStepped] = useState<number>()
  const current = stepped ?? value
  const label = t(`fields.${name}.label`)
  const hint = `fields.${name}.hint`
  const set = (number: number): void => {
    const bounded = Math.max(field.minimum, Math.min(field.maximum, number))
    setDraft(undefined)
    setStepped(bounded)
    type(String(bounded))
  }
  const onInput = (text: string): void => {
    setDraft(text)
    setStepped(undefined)
    if (!UNFINISHED.test(text)) type(text)
  }
  const onBlur = (): void => {
    if (draft !== undefined && UNFINISHED.test(draft)) set(value)
    else if (problem === undefined) setDraft(undefined)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    set(current + step)
  }
  return (
    <div class="control integer">
      <Label id={id} text={label} hint={t.has(hint) ? t(hint) : undefined} />
      <div class="stepper">
        <button
          type="button"
          aria-label={t('site.less', { field: label })}
          disabled={current <= field.minimum}
          onClick={() => set(current - 1)}
        >
          −
        </button>
        <input
          id={id}
          name={name}
          type="text"
          inputmode={field.minimum < 0 ? 'text' : 'numeric'}
          autocomplete="off"
          role="spinbutton"
          aria-valuenow={current}
          aria-valuetext={write(current)}
          aria-valuemin={field.minimum}
          aria-valuemax={field.maximum}
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
          disabled={current >= field.maximum}
          onClick={() => set(current + 1)}
        >
          +
        </button>
      </div>
      <Problem id={`${id}-problem`} problem={problem} />
    </div>
  )
}
