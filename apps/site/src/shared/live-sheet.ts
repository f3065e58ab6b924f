import sheet from './live.css?url'
import { loadSheet } from './load-sheet.ts'
import { sheetAddress } from './sheet-address.ts'

/** The style of what is live, where the page began without it. */
export const liveSheet = (): Promise<void> => loadSheet(sheetAddress(sheet))
