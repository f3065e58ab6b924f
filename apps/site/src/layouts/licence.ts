/** The attribution that the licence of the SRD requires on every page, word for word. */
export const ATTRIBUTION =
  'This work includes material from the System Reference Document 5.2.1 (“SRD 5.2.1”) by Wizards of the Coast LLC, available at https://www.dndbeyond.com/srd. The SRD 5.2.1 is licensed under the Creative Commons Attribution 4.0 International License, available at https://creativecommons.org/licenses/by/4.0/legalcode.'

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
