import type { Fields } from '@rulestone/core'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useModule } from '../../shared/use-module.ts'
import type { ToolsProps } from './tools-props.ts'

/** The id of the edition field in every calculator. */
const EDITION = 'ruleset'

/** The two editions, if a calculator has both. */
function editionsOf(fields: Fields): readonly [string, string] | undefined {
  const field = Object.hasOwn(fields, EDITION) ? fields[EDITION] : undefined
  const [first, second] = field?.type === 'choice' ? field.options : []
  return first === undefined || second === undefined ? undefined : [first, second]
}

const loadShare = () => import('./Share.tsx')

/** Buttons to compare an answer and to share it. */
export function Tools(props: ToolsProps): JSX.Element {
  const { partId, fields, state, actions, t } = props
  const [isOpen, setOpen] = useState(false)
  const share = useModule(loadShare, isOpen)
  const editions = editionsOf(fields)
  return (
    <div class="tools needs-script" id={partId} inert={state.status !== 'ready'}>
      {/* One button starts and ends a comparison, so that it keeps the focus. */}
      <button type="button" class="plain" onClick={state.compared ? actions.stopComparing : actions.compare}>
        {t(state.compared ? 'site.stop-comparing' : 'site.compare')}
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
