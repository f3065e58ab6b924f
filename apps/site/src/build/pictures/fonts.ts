import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import type { ByLocale, Locale } from '@rulestone/text'

const LATIN = 'source-serif-4'

/** The font packages of each language; the first one that has a character draws it. */
const FONTS: ByLocale<readonly string[]> = { en: [LATIN], zh: ['noto-serif-sc', LATIN], th: [LATIN, 'noto-serif-thai'] }

/** A font file for some of the characters of a font. */
interface FontFile {
  readonly name: string
  readonly file: string
  /** the first and the last character of each range, both inclusive */
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const { resolve: fileOf } = createRequire(import.meta.url)

/** Parses a CSS unicode range: `U+20,U+2000-206F`. */
const rangesOf = (text: string): FontFile['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

/** The files of a font. Latin comes first, so that Latin words are drawn in one font. */
function fontFilesOf(face: string): FontFile[] {
  const folder = `@fontsource-variable/${face}`
  const subsets: Readonly<Record<string, string>> = JSON.parse(readFileSync(fileOf(`${folder}/unicode.json`), 'utf8'))
  return Object.entries(subsets)
    .map(([subset, ranges]) => {
      const name = `${face}-${subset.replace(/[[\]]/gu, '')}`
      return { name, file: fileOf(`${folder}/files/${name}-wght-normal.woff2`), ranges: rangesOf(ranges) }
    })
    .toReversed()
}

const slices = new Map(Array.from(new Set(Object.values(FONTS).flat()), (face) => [face, fontFilesOf(face)]))

const registered = new Set<string>()

function register({ name, file }: FontFile): void {
  if (registered.has(name)) return
  if (!GlobalFonts.registerFromPath(file, name)) throw new RangeError(`file is "${file}", expected a font.`)
  registered.add(name)
}

/**
 * The font families that draw a text, as a canvas takes them.
 *
 * @throws RangeError if no font has one of its characters
 */
export function familiesOf(text: string, locale: Locale): string {
  const candidates = FONTS[locale].flatMap((face) => slices.get(face) ?? [])
  const wanted = new Set<FontFile>()
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0
    const slice = candidates.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last))
    if (!slice) throw new RangeError(`text contains "${character}", which no font of ${locale} has.`)
    wanted.add(slice)
  }
  for (const slice of wanted) register(slice)
  return candidates.flatMap((slice) => (wanted.has(slice) ? [`"${slice.name}"`] : [])).join(', ')
}
