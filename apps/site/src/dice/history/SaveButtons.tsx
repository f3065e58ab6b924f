import type { JSX } from 'preact'
import { saveFile } from '../../shared/save-file.ts'
import { historyCsv, historyJson } from './history-files.ts'
import type { HistoryProps } from './history-props.ts'
import type { SavedRoll } from './saved-roll.ts'

interface SaveButtonsProps extends Pick<HistoryProps, 't'> {
  readonly rolls: readonly SavedRoll[]
}

/** Saves the history as a file. */
export function SaveButtons({ rolls, t }: SaveButtonsProps): JSX.Element {
  const saveJson = (): void => saveFile('rolls.json', new Blob([historyJson(rolls)], { type: 'application/json' }))
  // The byte order mark tells spreadsheets that this is UTF-8.
  const saveCsv = (): void => saveFile('rolls.csv', new Blob(['\ufeff', historyCsv(rolls)], { type: 'text/csv' }))
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
