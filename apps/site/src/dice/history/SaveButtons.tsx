import type { JSX } from 'preact'
import type { HistoryProps } from './history-props.ts'
import type { SavedRoll } from './saved-roll.ts'

interface SaveButtonsProps extends Pick<HistoryProps, 't'> {
  readonly rolls: readonly SavedRoll[]
}

/** Saves the history as a file. */
export function SaveButtons({ rolls, t }: SaveButtonsProps): JSX.Element {
  const saveJson = async (): Promise<void> => (await import('./history-files.ts')).saveJson(rolls)
  const saveCsv = async (): Promise<void> => (await import('./history-files.ts')).saveCsv(rolls)
  return (
    <>
      <button type="button" class="plain" onClick={saveJson}>
        {t('save', { format: 'JSON' })}
      </button>
      <button type="button" class="plain" onClick={saveCsv}>
        {t('save', { format: 'CSV' })}
      </button>
    </>
  )
}
