import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import type { CalculatorProps } from '../embedding/calculator-props.ts'
import type { CalculatorActions, CalculatorState } from '../embedding/use-calculator.ts'
import { Drawing, Legend } from './Drawing.tsx'
import type { Drawing as Squares } from './drawing-text.ts'
import { PathControl } from './PathControl.tsx'

/** What a drawing is made from. */
export interface DrawnProps extends Pick<CalculatorProps, 'id' | 'ordinal' | 'fields'> {
  readonly drawing: Squares
  readonly state: CalculatorState
  readonly actions: CalculatorActions
  readonly t: T
}

/** The drawing of an answer; a path in it can be changed where it is drawn. */
export default function Drawn({ id, ordinal, fields, drawing, state, actions, t }: DrawnProps): JSX.Element {
  const { path } = drawing
  const field = path && fields[path.field]
  if (!path || field?.type !== 'path') {
    return (
      <div class="drawn">
        <Drawing {...{ drawing, t }} />
        <Legend {...{ drawing, t }} />
      </div>
    )
  }
  return (
    <PathControl
      key={state.version}
      id={`${id}-${ordinal}-${path.field}-grid`}
      name={path.field}
      value={String(state.input[path.field] ?? '')}
      isReady={state.status === 'ready'}
      type={(text) => actions.type(path.field, text)}
      {...{ field, drawing, path, t }}
    />
  )
}
