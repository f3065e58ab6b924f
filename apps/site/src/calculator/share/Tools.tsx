import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useModule } from '../../shared/use-module.ts'
import { againstLink } from './against-link.ts'
import { EditionBeside } from './EditionBeside.tsx'
import type { ToolsProps } from './tools-props.ts'

const loadShare = () => import('./Share.tsx')

/** Buttons to compare an answer and to share it. */
export function Tools(props: ToolsProps): JSX.Element {
  const { id, tag, partId, state, actions, t } = props
  const [isOpen, setOpen] = useState(false)
  const share = useModule(loadShare, isOpen)
  const against = againstLink(id, tag.split('-')[0] ?? tag, state.input)
  return (
    <div class="tools needs-script" id={partId} inert={state.status !== 'ready'}>
      {/* One button starts and ends a comparison, so that it keeps the focus. */}
      <button type="button" class="plain" onClick={state.compared ? actions.stopComparing : actions.compare}>
        {t(state.compared ? 'site.stop-comparing' : 'site.compare')}
      </button>
      <EditionBeside {...props} />
      {against === undefined ? null : <a href={against}>{t('site.against-all')}</a>}
      <details class="share" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('site.share')}</summary>
        {isOpen && share ? <share.Share {...props} /> : null}
      </details>
    </div>
  )
}
