import type { Creature } from '@rulestone/core'
import type { ComponentChildren, JSX, Ref } from 'preact'
import { useState } from 'preact/hooks'
import { noBreakNodes } from '../shared/no-break.tsx'
import { type FightContext, nameOf } from './fight-context.ts'
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

interface SheetFormProps {
  readonly onSubmit: () => void
  /** the text of its button; without it, the form has buttons of its own */
  readonly submit?: string
  readonly isMain?: boolean
  readonly disabled?: boolean
  readonly class?: string
  readonly element?: Ref<HTMLFormElement>
  readonly children: ComponentChildren
}

/** A form in a sheet, with its button at the end. */
export function SheetForm(props: SheetFormProps): JSX.Element {
  const {
    onSubmit,
    submit,
    isMain = false,
    disabled = false,
    class: name = 'fight-form',
    element = null,
    children,
  } = props
  return (
    <form
      ref={element}
      class={name}
      onSubmit={(event) => {
        event.preventDefault()
        if (!disabled) onSubmit()
      }}
    >
      {children}
      {submit === undefined ? null : (
        <button type="submit" class={isMain ? 'live strong' : 'live'} disabled={disabled}>
          {submit}
        </button>
      )}
    </form>
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

interface CreatureFlagsProps {
  readonly context: FightContext
  readonly creatures: readonly Creature[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** A checkbox for each creature. */
export const CreatureFlags = ({ context, creatures, chosen, onChange }: CreatureFlagsProps): JSX.Element => (
  <>
    {creatures.map(({ id }) => (
      <Flag
        key={id}
        label={nameOf(context, id)}
        checked={chosen.includes(id)}
        onChange={(checked) => onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
      />
    ))}
  </>
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
