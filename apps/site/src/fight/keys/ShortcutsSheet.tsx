import type { JSX } from 'preact'
import type { FightContext } from '../fight-context.ts'
import { Flag } from '../parts/Choices.tsx'
import { Sheet } from '../Sheet.tsx'
import { keyOf, SHORTCUTS } from './shortcuts.ts'

/** Keys that the browser or a part of the page handles. */
const OTHER_KEYS = [
  ['digits', '1–9'],
  ['arrows', '↑ ↓'],
  ['enter', 'Enter'],
  ['escape', 'Esc'],
] as const

/** The list of the shortcuts, and the switch that turns them off. */
export function ShortcutsSheet({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, shortcuts } = context
  const { t } = language
  const rows = [...SHORTCUTS.map(({ id }) => [id, keyOf(id)] as const), ...OTHER_KEYS]
  return (
    <Sheet context={context} title={t('keys.title')} closing={t('close')}>
      <Flag label={t('keys.on')} checked={shortcuts.areOn} onChange={shortcuts.turn} />
      <p class="hint">{t('keys.hint')}</p>
      <dl class="fight-shortcuts">
        {rows.map(([id, key]) => (
          <div key={id}>
            <dt>
              <kbd class="fight-key">{key}</kbd>
            </dt>
            <dd>{t(`keys.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
