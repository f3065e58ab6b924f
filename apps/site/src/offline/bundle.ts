/** Several files in one. Shared pieces are stored once, which more than halves the size. */
export interface Bundle {
  readonly pieces: readonly string[]
  /** the indexes of its pieces, by the path of a file */
  readonly files: Readonly<Record<string, readonly number[]>>
}

/** A page is split before each of its tags; other files are one piece. */
const piecesOf = (text: string): string[] => (text.startsWith('<') ? text.split(/(?=<[a-z])/u) : [text])

/**
 * @param files texts by path
 * @example
 * bundle([['a', '<p>x</p><p>y'], ['b', '<p>y']]) // => { pieces: ['<p>x</p>', '<p>y'], files: { a: [0, 1], b: [1] } }
 */
export function bundle(files: Iterable<readonly [path: string, text: string]>): Bundle {
  const numbers = new Map<string, number>()
  const numberOf = (piece: string): number => {
    const number = numbers.get(piece) ?? numbers.size
    numbers.set(piece, number)
    return number
  }
  const rows = Array.from(files, ([path, text]) => [path, piecesOf(text).map(numberOf)] as const)
  return { files: Object.fromEntries(rows), pieces: Array.from(numbers.keys()) }
}

/**
 * The files of a bundle.
 *
 * @example
 * unbundle({ pieces: ['<p>x</p>', '<p>y'], files: { a: [0, 1] } }) // => [['a', '<p>x</p><p>y']]
 */
export const unbundle = ({ pieces, files }: Bundle): [path: string, text: string][] =>
  Object.entries(files).map(([path, numbers]) => [path, numbers.map((number) => pieces[number] ?? '').join('')])
