import { createCanvas } from '@napi-rs/canvas'
import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { breakLines, unbroken } from './break-lines.ts'
import { familiesOf } from './faces.ts'

/** Type, as a canvas takes it. */
export interface Type {
  readonly lang: string
  readonly font: string
  readonly fontVariationSettings: string
  readonly letterSpacing: string
}

/** A text and how it is to be set. */
export interface Wish {
  readonly text: string
  readonly locale: Locale
  /** what is not to be broken inside */
  readonly names: readonly string[]
  readonly weight: number
  /** the size that is wanted and the least, in pixels */
  readonly sizes: readonly [most: number, least: number]
  /** what rises above the first baseline, and the distance of baselines; in sizes */
  readonly rise: number
  readonly leading: number
  /** between letters, in sizes */
  readonly spacing?: number
  /** from the top to the last baseline, and across; in pixels */
  readonly height: number
  readonly width: number
}

/** A text in lines that fit. */
export interface Fitted {
  readonly lines: readonly string[]
  readonly type: Type
  /** from the top to the first baseline, and from one to the next; in pixels */
  readonly rise: number
  readonly step: number
}

const context = createCanvas(1, 1).getContext('2d')

/** Tries one size; gives nothing where the text is too long for it. */
function fitAt(size: number, parts: readonly string[], families: string, wish: Wish): Fitted | undefined {
  const { locale, weight, rise, leading, height, width, spacing = 0 } = wish
  const type: Type = {
    lang: LANGUAGE_TAGS[locale],
    font: `${weight} ${size}px ${families}`,
    fontVariationSettings: `"wght" ${weight}`,
    letterSpacing: `${spacing * size}px`,
  }
  Object.assign(context, type)
  const measure = (text: string): number => context.measureText(text).width
  const lines = breakLines(parts, width, measure)
  const isLow = (rise + leading * (lines.length - 1)) * size <= height
  const isNarrow = lines.every((line) => measure(line) <= width)
  return isLow && isNarrow ? { lines, type, rise: rise * size, step: leading * size } : undefined
}

/** From one size to the next. */
const STEP = 2

/**
 * Sets a text as large as fits; one that is too long for the least size ends in an ellipsis, after a word. A text of
 * nothing has no line.
 *
 * @throws RangeError when not even one word fits, or no face has one of its characters
 */
export function fit(wish: Wish): Fitted {
  const { text, locale, names, sizes, width } = wish
  const [most, least] = sizes
  const families = familiesOf(`${text}…`, locale)
  const parts = unbroken(text, locale, names)
  for (let size = most; size >= least; size -= STEP) {
    const fitted = fitAt(size, parts, families, wish)
    if (fitted) return fitted
  }
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const last = parts[count - 1]?.replace(/[\s\p{P}]+$/u, '') ?? ''
    const fitted = fitAt(least, [...parts.slice(0, count - 1), `${last}…`], families, wish)
    if (fitted) return fitted
  }
  throw new RangeError(`text is "${text}", of which no word fits ${width} pixels.`)
}
