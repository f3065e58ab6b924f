import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import type { CalculatorProps } from '../embedding/calculator-props.ts'
import type { CalculatorActions, CalculatorState } from '../state/calculator-state.ts'
import { Drawing } from './Drawing.tsx'
import type { GridDrawing } from './drawing-text.ts'
import { Legend } from './Legend.tsx'
import { PathControl } from './PathControl.tsx'

export interface DrawnProps extends Pick<CalculatorProps, 'id' | 'ordinal' | 'fields'> {
  /** the id of the drawing, on the calculator's own page */
  readonly partId: string | undefined
  readonly drawing: GridDrawing
  readonly state: CalculatorState
  readonly actions: CalculatorActions
  readonly t: T
}

/** The drawing of an answer. A path in it is also a control. */
export function Drawn({ partId, id, ordinal, fields, drawing, state, actions, t }: DrawnProps): JSX.Element {
  const { path } = drawing
  const field = path && fields[path.field]
  if (!path || field?.type !== 'path') {
    return (
      <div class="drawn" id={partId}>
        <Drawing {...{ drawing, t }} />
        <Legend {...{ drawing, t }} />
      </div>
    )
  }
  return (
    <PathControl
      key={state.revision}
      id={`${id}-${ordinal}-${path.field}-grid`}
      name={path.field}
      value={String(state.input[path.field] ?? '')}
      isReady={state.status === 'ready'}
      type={(text) => actions.type(path.field, text)}
      {...{ partId, field, drawing, path, t }}
    />
  )
}
