import sources from '@rulestone/content/sources.json' with { type: 'json' }

/** The attribution that the licences of the sources require on every page, word for word. */
export const ATTRIBUTION: string = sources.flatMap(({ attribution = '' }) => attribution || []).join(' ')

/** A piece of a text: a URL, or the words around it. */
export interface TextPiece {
  readonly text: string
  readonly isAddress: boolean
}

/**
 * Splits a text at its URLs, so that they can be links; the pieces together are the text.
 *
 * @example
 * linkedPieces('at https://a.b/c.') // => [{ text: 'at ', isAddress: false }, { text: 'https://a.b/c', isAddress: true }, { text: '.', isAddress: false }]
 */
export const linkedPieces = (text: string): TextPiece[] =>
  text
    .split(/(https:\/\/\S+[^\s.])/u)
    .map((piece, index) => ({ text: piece, isAddress: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
