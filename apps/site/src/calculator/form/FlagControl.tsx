import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { noBreakNodes } from '../../shared/no-break.tsx'
import type { ControlProps } from './control-props.ts'

interface FlagControlProps extends ControlProps {
  readonly value: boolean
}

/** A field that is on or off. */
export function FlagControl({ id, name, label, value, problem, type, t }: FlagControlProps): JSX.Element {
  /** The new value is shown immediately, before its answer arrives. */
  const [pressed, setPressed] = useState<boolean>()
  const press = (isOn: boolean): void => {
    setPressed(isOn)
    type(isOn ? 'yes' : 'no')
  }
  return (
    <div class="control flag">
      <label>
        <input
          type="checkbox"
          name={name}
          checked={pressed ?? value}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => press(event.currentTarget.checked)}
        />
        <span>{noBreakNodes(label, t)}</span>
      </label>
      {problem?.(`${id}-problem`)}
    </div>
  )
}
