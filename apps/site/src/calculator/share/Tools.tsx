import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useModule } from '../../shared/use-module.ts'
import { EditionBeside } from './EditionBeside.tsx'
import type { ToolsProps } from './tools-props.ts'

const loadShare = () => import('./Share.tsx')

/** Buttons to compare an answer and to share it. */
export function Tools(props: ToolsProps): JSX.Element {
  const { partId, state, actions, t } = props
  const [isOpen, setOpen] = useState(false)
  const share = useModule(loadShare, isOpen)
  return (
    <div class="tools needs-script" id={partId} inert={state.status !== 'ready'}>
      {/* One button starts and ends a comparison, so that it keeps the focus. */}
      <button type="button" class="plain" onClick={state.compared ? actions.stopComparing : actions.compare}>
        {t(state.compared ? 'site.stop-comparing' : 'site.compare')}
      </button>
      <EditionBeside {...props} />
      <details class="share" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('site.share')}</summary>
        {isOpen && share ? <share.Share {...props} /> : null}
      </details>
    </div>
  )
}
