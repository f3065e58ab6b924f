import type { JSX } from 'preact'

/** The outlines of the dice as they lie on the table, in a square of 24; other dice are round. */
const OUTLINES: Readonly<Record<number, string>> = {
  4: 'M12 2.5 23 21.5H1z',
  6: 'M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z',
  8: 'M12 1 22 12 12 23 2 12z',
  10: 'M12 1 23 10v4L12 23 1 14v-4z',
  12: 'M12 1.2 23.3 9.4 19 22.5H5L.7 9.4z',
  20: 'M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4z',
}
const ROUND = 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z'

interface DieProps {
  readonly sides: number
  readonly value: number
  readonly kept: boolean
}

/** One die as it fell: its outline with the number in it, struck out when it was dropped. */
export function Die({ sides, value, kept }: DieProps): JSX.Element {
  const natural = kept && sides === 20 && (value === 20 || value === 1) ? ` natural-${value}` : ''
  return (
    <svg class={`die${kept ? '' : ' dropped'}${natural}`} viewBox="0 0 24 24" aria-hidden="true">
      <path class="outline" d={OUTLINES[sides] ?? ROUND} />
      <text class={value > 99 ? 'face small' : 'face'} x="12" y={sides === 4 ? '18.5' : '16.3'} text-anchor="middle">
        {value}
      </text>
      {kept ? null : <path class="strike" d="M2 20 22 4" />}
    </svg>
  )
}
