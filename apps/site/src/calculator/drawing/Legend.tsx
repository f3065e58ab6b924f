import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import type { GridDrawing, Patch } from './drawing-text.ts'
import { gridLines } from './grid-lines.ts'
import { SHAPES, SquaresOfKind } from './SquaresOfKind.tsx'

interface LegendProps {
  readonly drawing: GridDrawing
  readonly t: T
}

const SINGLE_SQUARE: readonly Patch[] = [{ columns: [1, 1], rows: [1, 1] }]

/** The legend of a drawing. */
export function Legend({ drawing: { legend, origin }, t }: LegendProps): JSX.Element {
  return (
    <ul class="legend">
      <li class="legend-item north">{t('site.drawing.north')}</li>
      {origin ? (
        <li class="legend-item">
          <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">
            <circle class="drawn-origin" cx={0} cy={0} r={0.3} />
          </svg>
          {t(`words.${origin.word}`)}
        </li>
      ) : null}
      {legend.map(({ sign, kind, word }) => (
        <li key={sign} class="legend-item">
          <svg viewBox="-0.05 -0.05 1.1 1.1" aria-hidden="true">
            <SquaresOfKind kind={kind} patches={SINGLE_SQUARE} />
            {SHAPES[kind] === undefined ? <path class="grid-lines" d={gridLines(1, 1)} /> : null}
          </svg>
          {t(`words.${word}`)}
        </li>
      ))}
    </ul>
  )
}
