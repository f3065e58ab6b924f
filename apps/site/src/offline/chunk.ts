import { fnv } from '../shared/fnv.ts'

/** Some files in one: each is a row of pieces, and what several pages have in common stands there once. */
export interface Packed {
  readonly pieces: readonly string[]
  /** the numbers of its pieces by the path of a file */
  readonly files: Readonly<Record<string, readonly number[]>>
}

/** Between the fields inside the long attributes of islands. */
const FIELD_SEAM = /(?<=\],)(?=&quot;)/u

/** The pieces of a page: a seam is before each opening tag, and between fields. */
function piecesOf(page: string): string[] {
  const pieces: string[] = []
  let start = 0
  for (let tag = page.indexOf('<', 1); tag !== -1; tag = page.indexOf('<', tag + 1)) {
    if (page[tag + 1] === '/') continue
    pieces.push(page.slice(start, tag))
    start = tag
  }
  pieces.push(page.slice(start))
  return pieces.flatMap((piece) => (piece.includes('],&quot;') ? piece.split(FIELD_SEAM) : [piece]))
}

/**
 * Packs files that travel together.
 *
 * @param files texts by path
 * @example
 * packFiles([['a', '<p>x</p><p>y'], ['b', '<p>y']]) // => { pieces: ['<p>x</p>', '<p>y'], files: { a: [0, 1], b: [1] } }
 */
export function packFiles(files: Iterable<readonly [path: string, text: string]>): Packed {
  const numbers = new Map<string, number>()
  const numberOf = (piece: string): number => {
    const number = numbers.get(piece) ?? numbers.size
    numbers.set(piece, number)
    return number
  }
  const rows = Array.from(files, ([path, text]) => {
    const pieces = text.startsWith('<') ? piecesOf(text) : [text]
    return [path, pieces.map(numberOf)] as const
  })
  return { files: Object.fromEntries(rows), pieces: Array.from(numbers.keys()) }
}

/**
 * Takes one file out.
 *
 * @example
 * unpackFile({ pieces: ['<p>x</p>', '<p>y'], files: { a: [0, 1] } }, 'a') // => '<p>x</p><p>y'
 */
export const unpackFile = ({ pieces, files }: Packed, path: string): string | undefined =>
  files[path]?.map((number) => pieces[number] ?? '').join('')

/** About how many files share a chunk. */
const FILES_PER_CHUNK = 20

/** Where a row of paths is cut depends on the path alone, so that a new file moves no other cut. */
const isCut = (path: string): boolean => fnv(path) % FILES_PER_CHUNK === 0

/** Groups paths into chunks, in their order; a path that comes or goes changes one chunk, or joins or parts two. */
export function cutPaths(paths: Iterable<string>): string[][] {
  const groups: string[][] = []
  for (const path of Array.from(paths).sort()) {
    const last = groups.at(-1)
    if (last === undefined || isCut(path)) groups.push([path])
    else last.push(path)
  }
  return groups
}
