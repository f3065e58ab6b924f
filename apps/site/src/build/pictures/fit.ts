import { createCanvas } from '@napi-rs/canvas'
import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { breakLines, unbroken } from './break-lines.ts'
import { familiesOf } from './fonts.ts'

/** A font, as a canvas takes it. */
export interface Type {
  readonly lang: string
  readonly font: string
  readonly fontVariationSettings: string
  readonly letterSpacing: string
}

/** A text and how to set it. */
export interface Wish {
  readonly text: string
  readonly locale: Locale
  /** names that must not be broken */
  readonly names: readonly string[]
  readonly weight: number
  /** the preferred and the smallest size, in pixels */
  readonly sizes: readonly [most: number, least: number]
  /** the height above the first baseline and the distance between baselines, relative to the size */
  readonly rise: number
  readonly leading: number
  /** letter spacing, relative to the size */
  readonly spacing?: number
  /** the height down to the last baseline, and the width, in pixels */
  readonly height: number
  readonly width: number
}

/** A text in lines that fit. */
export interface Fitted {
  readonly lines: readonly string[]
  readonly type: Type
  /** the distance from the top to the first baseline, and between baselines, in pixels */
  readonly rise: number
  readonly step: number
}

const context = createCanvas(1, 1).getContext('2d')

/** Tries one size; undefined if the text does not fit. */
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

/** The step between sizes. */
const STEP = 2

/**
 * Sets a text in the largest size that fits. If it does not fit in the smallest size, it ends in an ellipsis after a
 * word. An empty text has no lines.
 *
 * @throws RangeError if not even one word fits, or no font has one of its characters
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
  throw new RangeError(`text is "${text}"; no word of it fits ${width} pixels.`)
}
