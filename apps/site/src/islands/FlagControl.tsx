import type { JSX } from 'preact'
import type { ControlProps } from './Controls.tsx'
import { Problem } from './Problem.tsx'

interface FlagControlProps extends ControlProps {
  readonly value: boolean
}

/** On or off. */
export function FlagControl({ id, name, value, problem, type, t }: FlagControlProps): JSX.Element {
  return (
    <div class="control flag">
      <label>
        <input
          type="checkbox"
          name={name}
          checked={value}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => type(event.currentTarget.checked ? 'yes' : 'no')}
        />
        <span>{t(`fields.${name}.label`)}</span>
      </label>
      <Problem id={`${id}-problem`} problem={problem} />
    </div>
  )
}
