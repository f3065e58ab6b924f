import type { JSX } from 'preact'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly isNumber?: boolean
  readonly isWrong?: boolean
  readonly describedBy?: string | undefined
  readonly onChange: (text: string) => void
}

/** A text field with its label. */
export const TextField = ({
  label,
  value,
  isNumber = false,
  isWrong = false,
  describedBy,
  onChange,
}: TextFieldProps): JSX.Element => (
  <label class="encounter-field">
    <span>{label}</span>
    <input
      type="text"
      inputmode={isNumber ? 'numeric' : 'text'}
      autocomplete="off"
      spellcheck={false}
      value={value}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
)

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  /** whether only screen readers get the label */
  readonly isLabelHidden?: boolean
  readonly onChange: (value: Value) => void
}

/** A choice of one of some options, with its label. */
export const SelectField = <Value extends string>({
  label,
  value,
  options,
  isLabelHidden = false,
  onChange,
}: SelectFieldProps<Value>): JSX.Element => (
  <label class="encounter-field">
    <span class={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
    <span class="encounter-select">
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  </label>
)
