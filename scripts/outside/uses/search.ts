import { type NamesDocument, openIndex, search as searchFor, type TextDocument } from '@rulestone/search'
import { expectEqual } from './expect.ts'

/** A rule found by its name and by a word of its text. */
export function search({ names, text }: { names: NamesDocument; text: TextDocument }): void {
  const index = openIndex(names, text)
  expectEqual('search dawn', searchFor(index, 'dawn')[0]?.id, 'dawn')
  expectEqual('search roll', searchFor(index, 'roll')[0]?.kind, 'text')
}
