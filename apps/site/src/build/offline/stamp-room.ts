import { closeSync, openSync, writeSync } from 'node:fs'
import { LOCALES } from '@rulestone/text'
import type { Build, Offer } from '../../offline/parcel.ts'
import { type Stamp, stampFor, stampPage, stampText } from '../../offline/stamp.ts'

/** As long as each digest. */
const ROOM = '0'.repeat(16)

const roomFor = (name: string): Offer => ({ version: `${name}.${ROOM}`, bytes: 0 })

/** Stands for the build until all pages are packed. */
const PENDING: Pick<Build, 'version' | 'shell' | 'languages'> = {
  version: ROOM,
  shell: roomFor('shell'),
  languages: Object.fromEntries(LOCALES.map((locale) => [locale, roomFor(locale)])),
}

/**
 * A page with room for the stamp of its build, which is known when all pages are.
 *
 * @param file its place in the site, as `en/rules/cover/index.html`
 * @returns room: how many bytes stand before it; `undefined` where a page has no place for a stamp
 */
export function withRoomForStamp(page: string, file: string): { html: string; room: number | undefined } {
  const pending = stampFor(PENDING, file)
  const html = stampPage(page, pending)
  const at = html.indexOf(stampText(pending))
  return { html, room: at === -1 ? undefined : Buffer.byteLength(html.slice(0, at)) }
}

/** Writes a stamp into the room for it, and nothing else of the page: it need not be read again. */
export function writeStamp(path: string, room: number, stamp: Stamp): void {
  const file = openSync(path, 'r+')
  try {
    writeSync(file, stampText(stamp), room)
  } finally {
    closeSync(file)
  }
}
