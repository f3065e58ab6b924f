import type { JSX } from 'preact'
import type { DiePart } from './roll-parts.ts'
import { writeFace } from './write-face.ts'

/** The outlines of the usual dice in a square of 24; other dice are round. */
const OUTLINES: Readonly<Record<number, string>> = {
  4: 'M12 2.5 23 21.5H1z',
  6: 'M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z',
  8: 'M12 1 22 12 12 23 2 12z',
  10: 'M12 1 23 10v4L12 23 1 14v-4z',
  12: 'M12 1.2 23.3 9.4 19 22.5H5L.7 9.4z',
  20: 'M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4z',
}

/** A round die as wide as its number: a circle up to three digits. */
const roundOutline = (width: number): string => `M12 1H${width - 12}a11 11 0 1 1 0 22H12a11 11 0 1 1 0-22z`

/** The outline of a kind of die, without a number. */
export const Outline = ({ sides }: { readonly sides: number }): JSX.Element => (
  <svg class="die" viewBox="0 0 24 24" aria-hidden="true">
    <path class="outline" d={OUTLINES[sides] ?? roundOutline(24)} />
  </svg>
)

/** The maximum number of digits inside an outline, and the width of each further one. */
const MOST_DIGITS = 3
const DIGIT = 6

const MARKS = { success: '✓', failure: '✗' } as const

/** The outline of a die with its number, struck out if it was dropped. */
function Face({ sides, value, kept }: Pick<DiePart, 'sides' | 'value' | 'kept'>): JSX.Element {
  const natural = kept && sides === 20 && (value === 20 || value === 1) ? ` natural-${value}` : ''
  const face = writeFace(value)
  const width = 24 + Math.max(0, face.length - MOST_DIGITS) * DIGIT
  const outline = width === 24 && sides !== undefined ? OUTLINES[sides] : undefined
  return (
    <svg class={`die${kept ? '' : ' dropped'}${natural}`} viewBox={`0 0 ${width} 24`} aria-hidden="true">
      <path class="outline" d={outline ?? roundOutline(width)} />
      <text
        class={face.length > 2 ? 'face small' : 'face'}
        x={width / 2}
        y={sides === 4 && outline ? '18.5' : '16.3'}
        text-anchor="middle"
      >
        {face}
      </text>
      {kept ? null : <path class="strike" d={`M2 20 ${width - 2} 4`} />}
    </svg>
  )
}

/** One die with its changes: rerolled, exploded, added, a success or a failure. */
export function Die({ rerolled, thrown, exploded, extra, mark, ...face }: DiePart): JSX.Element {
  if (!(rerolled || thrown || exploded || extra || mark)) return <Face {...face} />
  return (
    <span class={`die-story${mark ? ` ${mark}` : ''}`}>
      {extra ? <span class="die-note high">+</span> : null}
      {rerolled ? <s class="die-note">{rerolled.map(writeFace).join(' ')}</s> : null}
      {thrown ? <span class="die-note">{thrown.map(writeFace).join(' ')} →</span> : null}
      <Face {...face} />
      {exploded ? <span class="die-note high">!</span> : null}
      {mark ? <span class="die-note">{MARKS[mark]}</span> : null}
    </span>
  )
}
