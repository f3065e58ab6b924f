import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noBreakNodes } from '../shared/no-break.tsx'
import { type LogLine, refusalLine } from './log/event-line.ts'
import type { FightLanguage } from './log/fight-language.ts'
import type { RefusedAct } from './snapshots.ts'
import { feetText, typedFeet } from './typed-figures.ts'

interface RuleProps {
  readonly id: string
  readonly language: FightLanguage
}

/** The rule that a line cites. */
export function Rule({ id, language }: RuleProps): JSX.Element | null {
  const link = language.rules[id]
  return link === undefined ? null : (
    <a class="rule fight-rule" data-rule={link.id ?? id} href={link.href}>
      {link.title}
    </a>
  )
}

/** Why something is not possible, with its rule. */
export function Reason({
  refusal,
  language,
}: {
  readonly refusal: RefusedAct
  readonly language: FightLanguage
}): JSX.Element {
  return <ReasonLine line={refusalLine(refusal, language)} language={language} />
}

/** A reason as a finished line. */
export function ReasonLine({
  line,
  language,
}: {
  readonly line: LogLine
  readonly language: FightLanguage
}): JSX.Element {
  return (
    <p class="fight-reason">
      <span class="problem-sentence">{noBreakNodes(line.sentence, language.t)}</span>{' '}
      <Rule id={line.rule} language={language} />
    </p>
  )
}

interface SegmentsProps<Id extends string> {
  readonly label: string
  readonly name: string
  readonly value: Id
  readonly options: readonly (readonly [id: Id, text: string])[]
  readonly onChange: (id: Id) => void
}

/** One of a few options, all visible. */
export function Segments<Id extends string>(props: SegmentsProps<Id>): JSX.Element {
  const { label, name, value, options, onChange } = props
  return (
    <fieldset class="choice fight-choice">
      <legend>{label}</legend>
      <div class="segments">
        {options.map(([id, text]) => (
          <label key={id}>
            <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
            <span>{text}</span>
          </label>
        ))}
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
}

/** A text field of one line. */
export function TextField(props: TextFieldProps): JSX.Element {
  const { label, value, onChange, numeric = false, decimal = false, placeholder, problem, first = false } = props
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
        aria-invalid={problem !== undefined}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
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

interface FoldProps {
  readonly title: string
  readonly children: ComponentChildren
}

/** Rarely needed content: rendered when it is expanded. */
export function Fold({ title, children }: FoldProps): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="fight-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : null}
    </details>
  )
}
