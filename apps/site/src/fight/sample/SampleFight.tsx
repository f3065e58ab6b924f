import type { JSX } from 'preact'
import type { FightContext } from '../fight-context.ts'
import { readDocument } from '../fight-document.ts'

/** Opens a sample fight on an empty table. Its document is loaded only then. */
export function SampleFight({ context }: { readonly context: FightContext }): JSX.Element {
  const { language, actions } = context
  const { t } = language
  const open = async (): Promise<void> => {
    const { default: text } = await import('./sample-fight.json?raw')
    const sample = readDocument(text)
    if (sample.ok) actions.replace(sample.value)
  }
  return (
    <p class="fight-sample">
      <button type="button" class="live" onClick={open}>
        {t('sample.do')}
      </button>{' '}
      <span class="hint">{t('sample.hint')}</span>
    </p>
  )
}
