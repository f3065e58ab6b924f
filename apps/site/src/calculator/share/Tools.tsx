import type { Fields, Step } from '@rulestone/core'
import type { NumberFormats } from '@rulestone/text/number-formats'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { T } from '../../shared/make-t.ts'
import type { WriteValue } from '../answer/write-step-value.ts'
import type { CalculatorProps } from '../embedding/calculator-props.ts'
import type { CalculatorActions, CalculatorState } from '../embedding/use-calculator.ts'
import { useModule } from '../embedding/use-module.ts'

/** What the tools work with. */
export interface ToolsProps extends CalculatorProps {
  readonly state: CalculatorState
  readonly actions: CalculatorActions
  readonly steps: readonly Step[]
  readonly write: WriteValue
  readonly t: T
  readonly formats: NumberFormats
}

/** The field that chooses an edition, by the name that all calculators give it. */
const EDITION = 'ruleset'

/** The two editions, where a calculator has both. */
function editionsOf(fields: Fields): readonly [string, string] | undefined {
  const field = Object.hasOwn(fields, EDITION) ? fields[EDITION] : undefined
  const [first, second] = field?.type === 'choice' ? field.options : []
  return first === undefined || second === undefined ? undefined : [first, second]
}

const loadShare = () => import('./Share.tsx')

/** What can be done with an answer: compare it, and take it along. */
export function Tools(props: ToolsProps): JSX.Element {
  const { fields, state, actions, t } = props
  const [isOpen, setOpen] = useState(false)
  const share = useModule(loadShare, isOpen)
  const editions = editionsOf(fields)
  return (
    <div class="tools needs-script" inert={state.status !== 'ready'}>
      {/* The same button stops it: who pressed it at a keyboard is still there. */}
      <button type="button" class="plain" onClick={state.kept ? actions.stopComparing : actions.compare}>
        {t(state.kept ? 'site.stop-comparing' : 'site.compare')}
      </button>
      {editions ? (
        <button type="button" class="plain" onClick={() => actions.compareOptions(EDITION, editions)}>
          {t('site.both-editions')}
        </button>
      ) : null}
      <details class="share" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('site.share')}</summary>
        {isOpen && share ? <share.Share {...props} /> : null}
      </details>
    </div>
  )
}
