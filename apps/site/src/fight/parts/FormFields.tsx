import type { JSX, Ref } from 'preact'
import { useId } from 'preact/hooks'
import type { FightLanguage } from '../log/fight-language.ts'
import { feetText, typedFeet } from '../typed-figures.ts'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly numeric?: boolean
  /** whether a decimal point may be typed */
  readonly decimal?: boolean
  readonly placeholder?: string
  readonly problem?: string | undefined
  readonly first?: boolean
  /** texts to choose from, besides any other */
  readonly suggestions?: readonly string[]
}

/** A text field of one line. */
export function TextField(props: TextFieldProps): JSX.Element {
  const {
    label,
    value,
    onChange,
    numeric = false,
    decimal = false,
    placeholder,
    problem,
    first = false,
    suggestions = [],
  } = props
  const list = useId()
  return (
    <label class="fight-field">
      <span>{label}</span>
      <input
        type="text"
        inputmode={decimal ? 'decimal' : numeric ? 'numeric' : 'text'}
        autocomplete="off"
        autofocus={first}
        placeholder={placeholder}
        value={value}
        list={suggestions.length > 0 ? list : undefined}
        aria-invalid={problem !== undefined}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {suggestions.length > 0 ? (
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ) : null}
      {problem === undefined ? null : <span class="problem">{problem}</span>}
    </label>
  )
}

interface LengthFieldProps {
  readonly language: FightLanguage
  /** the key of its label, which has the reader's unit */
  readonly label: string
  /** the typed text; until then the feet are shown */
  readonly typed: string | undefined
  readonly feet: number
  readonly onChange: (text: string) => void
}

/** The example length in the error message. */
const EXAMPLE_FEET = 5

/** A field for a length in the reader's unit. */
export function LengthField({ language, label, typed, feet, onChange }: LengthFieldProps): JSX.Element {
  const { t, units, unit } = language
  const isWrong = typed !== undefined && typedFeet(typed, units) === undefined
  return (
    <TextField
      label={t(label, { unit })}
      value={typed ?? feetText(feet, units)}
      numeric
      decimal={units !== 'feet'}
      problem={isWrong ? t('distance.wrong', { unit, example: feetText(EXAMPLE_FEET, units) }) : undefined}
      onChange={onChange}
    />
  )
}

interface AmountFieldProps {
  readonly label: string
  readonly value: string
  readonly hint: string
  readonly isWrong: boolean
  /** `none` if the sheet has keys of its own */
  readonly inputmode: 'none' | 'numeric'
  readonly element?: Ref<HTMLInputElement>
  readonly onChange: (text: string) => void
}

/** The large field of a sheet that asks for one thing. */
export function AmountField(props: AmountFieldProps): JSX.Element {
  const { label, value, hint, isWrong, inputmode, element = null, onChange } = props
  return (
    <>
      <label class="fight-field fight-amount">
        <span>{label}</span>
        <input
          ref={element}
          type="text"
          inputmode={inputmode}
          autocomplete="off"
          autofocus
          value={value}
          aria-invalid={isWrong}
          aria-describedby="fight-amount-hint"
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      <p id="fight-amount-hint" class={isWrong ? 'problem' : 'hint'} role={isWrong ? 'alert' : undefined}>
        <span class={isWrong ? 'problem-sentence' : undefined}>{hint}</span>
      </p>
    </>
  )
}

interface StepperProps {
  readonly value: number
  readonly maximum?: number
  readonly text: string
  /** the labels of its buttons */
  readonly fewer: string
  readonly more: string
  readonly onChange: (value: number) => void
}

/** A count with two buttons. */
export const Stepper = ({ value, maximum = Infinity, text, fewer, more, onChange }: StepperProps): JSX.Element => (
  <div class="fight-stepper">
    <button type="button" aria-label={fewer} disabled={value <= 0} onClick={() => onChange(value - 1)}>
      −
    </button>
    <output>{text}</output>
    <button type="button" aria-label={more} disabled={value >= maximum} onClick={() => onChange(value + 1)}>
      +
    </button>
  </div>
)
