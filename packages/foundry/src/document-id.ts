import { createHash } from 'node:crypto'

/** The letters and digits of ids in Foundry. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 16

/**
 * The id of a document in Foundry: 16 letters and digits, always the same for the same name.
 *
 * @example
 * documentId('page cover') === documentId('page cover') // => true
 */
export const documentId = (name: string): string =>
  Array.from(createHash('sha256').update(name).digest().subarray(0, LENGTH), (byte) => CHARACTERS[byte % 62]).join('')
