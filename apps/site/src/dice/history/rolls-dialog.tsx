import { render } from 'preact'
import { closeByClick } from '../../shared/dialog.ts'
import { loadSheet } from '../../shared/load-sheet.ts'
import { sheetAddress } from '../../shared/sheet-address.ts'
import sheet from '../roll-history.css?url'
import { Tray } from '../tray/Tray.tsx'
import { historyProps } from './history-props.ts'
import { RollHistory } from './RollHistory.tsx'

let dialog: HTMLDialogElement | undefined

/**
 * Shows the tray and the history of rolls in a dialog.
 *
 * @param address the URL of the page of rolls
 * @throws Error if its strings cannot be fetched
 */
export async function openRolls(address: string): Promise<void> {
  if (!dialog) {
    const [props] = await Promise.all([historyProps(address), loadSheet(sheetAddress(sheet))])
    const made = document.createElement('dialog')
    made.className = 'search-dialog rolls-dialog'
    made.setAttribute('aria-label', props.t('title'))
    closeByClick(made)
    document.body.append(made)
    render(
      <>
        <button type="button" class="plain search-close" onClick={() => made.close()}>
          {props.roll('close')}
        </button>
        <h2>{props.t('title')}</h2>
        <Tray {...props} />
        <RollHistory {...props} />
      </>,
      made,
    )
    dialog = made
  }
  if (!dialog.open) dialog.showModal()
}
