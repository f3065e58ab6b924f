import { fail, type Result } from '@rulestone/core'
import { fnv } from '../../shared/fnv.ts'
import { type DocumentProblem, type Fight, type FightDocument, readDocument, writeDocument } from '../fight-document.ts'

/** The most characters of a link that browsers and servers of chats pass on. */
export const LINK_LIMIT = 8000

/** The most characters of a message in the strictest of the usual chats, Discord. */
export const CHAT_LIMIT = 2000

/** The most characters of a fight that a link can unpack to: a damaged or hostile one must not fill the memory. */
const UNPACKED_LIMIT = 2_000_000

const PREFIX = '#fight='
const VERSION = '1'

/** What is wrong with a link to a fight. */
export type LinkProblem = { readonly code: 'damaged' } | { readonly code: 'other-link' } | DocumentProblem

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const checkOf = (text: string): string => fnv(text).toString(36)

/** Whether the browser can make links. */
export const canLink = (): boolean => 'CompressionStream' in globalThis

/** A fight as the fragment of a link: the version, a check, and the document, packed. */
export async function linkFragment(document: FightDocument): Promise<string> {
  const text = writeDocument(document)
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  return `${PREFIX}${VERSION}.${checkOf(text)}.${toBase64Url(bytes)}`
}

/** Unpacks a text; throws if it is damaged or too long. */
async function unpacked(packed: string): Promise<string> {
  const stream = new Blob([fromBase64Url(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value
    if (text.length > UNPACKED_LIMIT) {
      await reader.cancel()
      throw new RangeError(`the fight has more than ${UNPACKED_LIMIT} characters.`)
    }
  }
  return text
}

/** Whether a fragment is that of a link to a fight. */
export const isFightLink = (fragment: string): boolean => fragment.startsWith(PREFIX)

/** Reads the fragment of a link to a fight. */
export async function readLink(fragment: string): Promise<Result<Fight, LinkProblem>> {
  const [version, check, packed = '', ...more] = fragment.slice(PREFIX.length).split('.')
  if (version !== VERSION) return fail({ code: /^\d+$/u.test(version ?? '') ? 'other-link' : 'damaged' })
  try {
    const text = await unpacked(packed)
    return more.length > 0 || checkOf(text) !== check ? fail({ code: 'damaged' }) : readDocument(text)
  } catch {
    return fail({ code: 'damaged' })
  }
}
