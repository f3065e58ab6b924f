import type { JSX } from 'preact'
import { Key } from '../keys/Key.tsx'
import { digitOf } from '../keys/shortcuts.ts'

interface SegmentsProps<Id extends string> {
  readonly label: string
  readonly name: string
  readonly value: Id
  readonly options: readonly (readonly [id: Id, text: string])[]
  /** whether the keys 1 to 9 choose one */
  readonly hasDigits?: boolean
  readonly onChange: (id: Id) => void
}

/** One of a few options, all visible. */
export function Segments<Id extends string>(props: SegmentsProps<Id>): JSX.Element {
  const { label, name, value, options, hasDigits = false, onChange } = props
  return (
    <fieldset class="choice fight-choice">
      <legend>{label}</legend>
      <div class="segments">
        {options.map(([id, text], index) => {
          const digit = hasDigits ? digitOf(index) : undefined
          return (
            <label key={id}>
              <input
                type="radio"
                name={name}
                value={id}
                data-digit={digit}
                checked={id === value}
                onChange={() => onChange(id)}
              />
              <span>
                {text}
                {digit === undefined ? null : <Key>{digit}</Key>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

interface SelectProps<Id extends string> {
  readonly label: string
  readonly value: Id
  readonly options: readonly (readonly [id: Id, text: string])[]
  readonly onChange: (id: Id) => void
}

/** One of many options. */
export function Select<Id extends string>({ label, value, options, onChange }: SelectProps<Id>): JSX.Element {
  return (
    <label class="fight-field">
      <span>{label}</span>
      <span class="fight-select">
        <select
          value={value}
          onChange={({ currentTarget }) => {
            const [id] = options.find(([one]) => one === currentTarget.value) ?? []
            if (id !== undefined) onChange(id)
          }}
        >
          {options.map(([id, text]) => (
            <option key={id} value={id} selected={id === value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

interface FlagProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A checkbox. */
export const Flag = ({ label, checked, onChange }: FlagProps): JSX.Element => (
  <label class="flag">
    <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>{label}</span>
  </label>
)
