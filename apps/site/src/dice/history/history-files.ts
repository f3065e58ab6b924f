import { csv } from '../../shared/csv.ts'
import { saveFile } from '../../shared/save-file.ts'
import type { SavedDie, SavedRoll } from './saved-roll.ts'

/** Spreadsheets take a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/u

/** Escapes a text that a spreadsheet would compute as a formula. */
const plain = (text: string): string => (FORMULA.test(text) && !/^-?\d+$/u.test(text) ? `'${text}` : text)

/** The CSV columns of a history. */
const COLUMNS = ['time', 'label', 'dice', 'faces', 'total', 'seed', 'turn', 'title', 'address'] as const

/** A dropped die is in parentheses. */
const faceText = ({ value, kept }: SavedDie): string => (kept ? String(value) : `(${value})`)

/** A history as CSV, newest first; times are in UTC. */
export function historyCsv(history: readonly SavedRoll[]): string {
  const rows = history.map((roll) => {
    const values: Readonly<Record<(typeof COLUMNS)[number], string>> = {
      time: new Date(roll.time).toISOString(),
      label: roll.label ?? '',
      dice: roll.dice,
      faces: roll.faces.map(faceText).join(' '),
      total: String(roll.total),
      seed: roll.seed ?? '',
      turn: roll.turn === undefined ? '' : String(roll.turn),
      title: roll.title,
      address: roll.address,
    }
    return COLUMNS.map((name) => plain(values[name]))
  })
  return csv([COLUMNS, ...rows])
}

/** A history as JSON with the name of its format. */
export const historyJson = (history: readonly SavedRoll[]): string =>
  `${JSON.stringify({ format: 'rulestone-rolls', version: 1, rolls: history }, undefined, 2)}\n`

/** Saves a history as a JSON file. */
export const saveJson = (history: readonly SavedRoll[]): void =>
  saveFile('rolls.json', new Blob([historyJson(history)], { type: 'application/json' }))

/** Saves a history as a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export const saveCsv = (history: readonly SavedRoll[]): void =>
  saveFile('rolls.csv', new Blob(['\ufeff', historyCsv(history)], { type: 'text/csv' }))
