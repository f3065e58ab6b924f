import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { ControlProps } from './Controls.tsx'
import { Label } from './Label.tsx'
import { Problem } from './Problem.tsx'

interface DiceControlProps extends ControlProps {
  readonly value: string
}

/** Dice as text. What is wrong with it is shown at its place below. */
export function DiceControl({ id, name, value, problem, type, t }: DiceControlProps): JSX.Element {
  const [draft, setDraft] = useState<string>()
  const hint = `fields.${name}.hint`
  const onInput = (text: string): void => {
    setDraft(text)
    type(text)
  }
  return (
    <div class="control dice-text">
      <Label id={id} text={t(`fields.${name}.label`)} hint={t.has(hint) ? t(hint) : undefined} />
      <input
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
      />
      <Problem id={`${id}-problem`} problem={problem} />
    </div>
  )
}
