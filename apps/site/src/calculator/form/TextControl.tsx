import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { ControlProps } from './control-props.ts'
import { Label } from './Label.tsx'

interface TextControlProps extends ControlProps {
  readonly value: string
}

/** A text field for dice or a path. */
export function TextControl({ id, name, label, value, problem, type, t }: TextControlProps): JSX.Element {
  const [draft, setDraft] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const onInput = (text: string): void => {
    setDraft(text)
    type(text)
  }
  /** The button disappears with the problem, so the focus moves to the field. */
  const take = (text: string): void => {
    onInput(text)
    input.current?.focus()
  }
  return (
    <div class="control dice-text">
      <Label {...{ id, name, text: label, t }} />
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
      {problem?.(`${id}-problem`, take)}
    </div>
  )
}
