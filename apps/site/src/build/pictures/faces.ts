import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import type { ByLocale, Locale } from '@rulestone/text'

const LATIN = 'source-serif-4'

/** The faces of each language by the names of their packages; the first that has a character draws it. */
const FACES: ByLocale<readonly string[]> = { en: [LATIN], zh: ['noto-serif-sc', LATIN], th: [LATIN, 'noto-serif-thai'] }

/** A file of a face, for some of its characters. */
interface Slice {
  readonly name: string
  readonly file: string
  /** the first and the last character of each range (both included) */
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const { resolve: fileOf } = createRequire(import.meta.url)

/** Ranges as CSS writes them: `U+20,U+2000-206F`. */
const rangesOf = (text: string): Slice['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

/** The slices of a face. Latin comes first, that words in it are drawn whole. */
function slicesOf(face: string): Slice[] {
  const folder = `@fontsource-variable/${face}`
  const subsets: Readonly<Record<string, string>> = JSON.parse(readFileSync(fileOf(`${folder}/unicode.json`), 'utf8'))
  return Object.entries(subsets)
    .map(([subset, ranges]) => {
      const name = `${face}-${subset.replace(/[[\]]/gu, '')}`
      return { name, file: fileOf(`${folder}/files/${name}-wght-normal.woff2`), ranges: rangesOf(ranges) }
    })
    .toReversed()
}

const slices = new Map(Array.from(new Set(Object.values(FACES).flat()), (face) => [face, slicesOf(face)]))

const registered = new Set<string>()

function register({ name, file }: Slice): void {
  if (registered.has(name)) return
  if (!GlobalFonts.registerFromPath(file, name)) throw new RangeError(`file is "${file}", expected a font.`)
  registered.add(name)
}

/**
 * The families that draw a text, as a canvas takes them.
 *
 * @throws RangeError when no face has one of its characters
 */
export function familiesOf(text: string, locale: Locale): string {
  const candidates = FACES[locale].flatMap((face) => slices.get(face) ?? [])
  const wanted = new Set<Slice>()
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0
    const slice = candidates.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last))
    if (!slice) throw new RangeError(`text holds "${character}", which no face of ${locale} has.`)
    wanted.add(slice)
  }
  for (const slice of wanted) register(slice)
  return candidates.flatMap((slice) => (wanted.has(slice) ? [`"${slice.name}"`] : [])).join(', ')
}
