import sheet from './live.css?url'
import { loadSheet } from './load-sheet.ts'
import { sheetAddress } from './sheet-address.ts'

/** Loads the style of interactive parts, if the page does not have it. */
export const liveSheet = (): Promise<void> => loadSheet(sheetAddress(sheet))
