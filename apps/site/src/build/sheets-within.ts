import { zstdCompressSync } from 'node:zlib'
import { hashOf } from './own-hashes.ts'
import { withPolicy } from './policy.ts'

/** What a server sends before it waits for an answer: ten packets of 1460 bytes, less some 1500 for the headers of a page. */
const FIRST_FLIGHT_BYTES = 13_000

/** A page of fewer bytes is in it, without being weighed: no page keeps more than a third and a bit when it is compressed. */
const SURELY_SHORT_BYTES = 38_000

/** What hosts make of a page, with gzip or the least of brotli, for each byte that zstd makes of it, a quarter of the work. */
const HOSTS_SHARE = 0.945

/** About as many bytes as a host sends. */
const compressedBytes = (page: string): number => zstdCompressSync(page).length * HOSTS_SHARE

/** Whether a page is under way for longer than one trip. */
const isLong = (page: string): boolean =>
  Buffer.byteLength(page) > SURELY_SHORT_BYTES && compressedBytes(page) > FIRST_FLIGHT_BYTES

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/gu

/**
 * A page that takes several trips, with its style sheets in it: asking for them would be one more. Shorter pages share
 * the files, which a browser keeps.
 *
 * @param sheetAt the text of a sheet by its address
 */
export function withSheetsWithin(page: string, sheetAt: (address: string) => string): string {
  if (!isLong(page)) return page
  const hashes = new Set<string>()
  const whole = page.replace(SHEET, (_, address: string) => {
    const sheet = sheetAt(address)
    hashes.add(`'${hashOf(sheet)}'`)
    return `<style data-sheet="${address}">${sheet}</style>`
  })
  return withPolicy(whole, (policy) => policy.replace(/style-src[^;]*/u, (sources) => [sources, ...hashes].join(' ')))
}
