import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { ControlProps } from './Controls.tsx'
import { Label } from './Label.tsx'

interface DiceControlProps extends ControlProps {
  readonly value: string
}

/** Dice, or a path, as text. What is wrong with it is shown at its place below. */
export function DiceControl({ id, name, value, problem, type, t }: DiceControlProps): JSX.Element {
  const [draft, setDraft] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const onInput = (text: string): void => {
    setDraft(text)
    type(text)
  }
  /** The button that was pressed goes with the problem; the keyboard goes on in the field. */
  const take = (text: string): void => {
    onInput(text)
    input.current?.focus()
  }
  return (
    <div class="control dice-text">
      <Label {...{ id, name, text: t(`fields.${name}.label`), t }} />
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={draft ?? value}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={() => problem === undefined && setDraft(undefined)}
      />
      {problem?.draw(`${id}-problem`, take)}
    </div>
  )
}
