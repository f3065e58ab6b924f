import { type ByLocale, SOURCE_LOCALE } from '@rulestone/text'
import type { Card } from './card.ts'
import { type Fitted, fit, type Type, type Wish } from './fit.ts'

/** The size of preview images that other sites ask for, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const

/** Positions in pixels: margins from the left; baselines and tops from above. */
export const PLACES = {
  left: 96,
  right: 1104,
  /** the name of the site after its logo, and the kind of page at the right margin */
  head: 112,
  site: 152,
  section: 404,
  titleTop: 170,
  title: 304,
  /** the title if there is an English name below it, and that name */
  upperTitle: 252,
  english: 312,
  hairline: 348,
  summaryTop: 380,
  /** the lowest last line of the summary */
  summary: 566,
} as const

/** How a kind of text is set. Single lines have no height. */
type Voice = Pick<Wish, 'weight' | 'sizes' | 'rise' | 'leading' | 'spacing'>

const oneLine = { rise: 0, leading: 1 } as const

const SITE: Voice = { weight: 600, sizes: [36, 36], ...oneLine }
const ENGLISH: Voice = { weight: 400, sizes: [38, 26], ...oneLine }

/** Strokes of Han are finer, and Thai has marks above and below: each script has its own weight and leading. */
const VOICES: ByLocale<{ readonly section: Voice; readonly title: Voice; readonly summary: Voice }> = {
  en: {
    section: { weight: 400, sizes: [26, 20], spacing: 0.08, ...oneLine },
    title: { weight: 600, sizes: [92, 44], rise: 0.74, leading: 1.14 },
    summary: { weight: 400, sizes: [42, 30], rise: 0.74, leading: 1.42 },
  },
  zh: {
    section: { weight: 500, sizes: [30, 24], ...oneLine },
    title: { weight: 700, sizes: [92, 44], rise: 0.88, leading: 1.3 },
    summary: { weight: 500, sizes: [42, 30], rise: 0.88, leading: 1.62 },
  },
  th: {
    section: { weight: 400, sizes: [30, 24], ...oneLine },
    title: { weight: 600, sizes: [92, 44], rise: 1.1, leading: 1.5 },
    summary: { weight: 400, sizes: [42, 30], rise: 1.1, leading: 1.65 },
  },
}

/** A line of text as it is drawn. */
export interface Line {
  readonly text: string
  readonly type: Type
  readonly color: 'ink' | 'quiet'
  /** where it begins or ends, on its baseline */
  readonly x: number
  readonly y: number
  readonly align: 'left' | 'right'
}

/** Stacks lines; the first is at `y`. */
const place = ({ lines, type, step }: Fitted, look: Omit<Line, 'text' | 'type'>): Line[] =>
  lines.map((text, index) => ({ ...look, text, type, y: look.y + index * step }))

const NAME = 'Rulestone'

/** Lays out an image: every line of text with its position, from the top. */
export function layOut({ locale, names, section = '', title, english = '', summary }: Card): Line[] {
  const voices = VOICES[locale]
  const width = PLACES.right - PLACES.left
  const set = (text: string, voice: Voice, other: Partial<Wish> = {}): Fitted =>
    fit({ text, locale, names, width, height: 0, ...voice, ...other })
  const titleEnd = english === '' ? PLACES.title : PLACES.upperTitle
  const head = set(title, voices.title, { height: titleEnd - PLACES.titleTop })
  const text = set(summary, voices.summary, { height: PLACES.summary - PLACES.summaryTop })
  const start = { x: PLACES.left, align: 'left' } as const
  return [
    ...place(set(NAME, SITE, { locale: SOURCE_LOCALE }), { ...start, x: PLACES.site, y: PLACES.head, color: 'ink' }),
    ...place(set(section.toUpperCase(), voices.section, { width: PLACES.right - PLACES.section }), {
      x: PLACES.right,
      y: PLACES.head,
      align: 'right',
      color: 'quiet',
    }),
    ...place(head, { ...start, y: titleEnd - (head.lines.length - 1) * head.step, color: 'ink' }),
    ...place(set(english, ENGLISH, { locale: SOURCE_LOCALE }), { ...start, y: PLACES.english, color: 'quiet' }),
    ...place(text, { ...start, y: PLACES.summaryTop + text.rise, color: 'ink' }),
  ]
}
