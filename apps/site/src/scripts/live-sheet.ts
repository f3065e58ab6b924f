import { sheetAddress } from '../lib/sheet-address.ts'
import sheet from '../styles/live.css?url'
import { loadSheet } from './load-sheet.ts'

/** The style of what is live, where the page began without it. */
export const liveSheet = (): Promise<void> => loadSheet(sheetAddress(sheet))
