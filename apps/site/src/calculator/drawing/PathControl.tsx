import type { Field } from '@rulestone/core'
import { type Compass, type PathStep, readPath, writePath } from '@rulestone/core/calculators/fields'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { T } from '../../shared/make-t.ts'
import { Drawing } from './Drawing.tsx'
import type { GridDrawing } from './drawing-text.ts'
import { extendTo, withLastToggled, withStep } from './extend-path.ts'
import { Legend } from './Legend.tsx'

interface PathControlProps {
  /** the id of the control, on the calculator's own page */
  readonly partId: string | undefined
  readonly id: string
  readonly name: string
  readonly field: Extract<Field, { type: 'path' }>
  readonly value: string
  readonly drawing: GridDrawing
  readonly path: NonNullable<GridDrawing['path']>
  readonly isReady: boolean
  readonly type: (text: string) => void
  readonly t: T
}

/** The direction of each key: arrows, and the keys of a number pad by their code. */
const KEYS: Readonly<Record<string, Compass>> = {
  ArrowUp: 'n',
  ArrowRight: 'e',
  ArrowDown: 's',
  ArrowLeft: 'w',
  Numpad8: 'n',
  Numpad9: 'ne',
  Numpad6: 'e',
  Numpad3: 'se',
  Numpad2: 's',
  Numpad1: 'sw',
  Numpad4: 'w',
  Numpad7: 'nw',
}

/** A path on the drawn grid, changed by clicking squares or by keys. */
export function PathControl(props: PathControlProps): JSX.Element {
  const { partId, id, name, field, value, drawing, path, isReady, type, t } = props
  const [start] = path.squares
  /** The path after the last click, before its answer has arrived. */
  const [pressed, setPressed] = useState<string>()
  const svg = useRef<HTMLDivElement>(null)
  const isAhead = pressed !== undefined && pressed !== value
  const read = readPath(isAhead ? pressed : value, field.longest)
  const all = read.ok ? read.value : []
  /** The steps that were possible: those after an impassable square are dropped when the path changes. */
  const steps = isAhead ? all : all.slice(0, path.squares.length - 1)
  const set = (next: readonly PathStep[]): void => {
    const text = writePath(next.slice(0, field.longest))
    setPressed(text)
    type(text)
  }
  const onPress = (event: MouseEvent): void => {
    const box = svg.current?.querySelector('svg')?.getBoundingClientRect()
    const columns = drawing.rows[0]?.length ?? 0
    if (!box || !start || !isReady) return
    const x = Math.floor(((event.clientX - box.left) / box.width) * columns)
    const y = Math.floor(((event.clientY - box.top) / box.height) * drawing.rows.length)
    if (x < 0 || y < 0 || x >= columns || y >= drawing.rows.length) return
    set(extendTo(start, path.across, steps, { x, y }))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isReady) return
    const direction = KEYS[event.key] ?? KEYS[event.code]
    const next =
      direction !== undefined
        ? withStep(steps, direction)
        : event.key === '*'
          ? withLastToggled(steps)
          : event.key === 'Backspace'
            ? steps.slice(0, -1)
            : undefined
    if (!next) return
    event.preventDefault()
    set(next)
  }
  const hasSteps = steps.length > 0
  return (
    <div class="path-control" id={partId}>
      <div
        ref={svg}
        class="table-frame path-grid"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are those of the path
        tabIndex={0}
        aria-label={t('site.path.grid', { field: t(`fields.${name}.label`) })}
        aria-describedby={`${id}-keys`}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        <Drawing {...{ drawing, t }} isInteractive />
      </div>
      <p class="path-tools needs-script" inert={!isReady}>
        <button type="button" class="plain" disabled={!hasSteps} onClick={() => set(steps.slice(0, -1))}>
          {t('site.path.back')}
        </button>
        <button type="button" class="plain" disabled={!hasSteps} onClick={() => set([])}>
          {t('site.path.clear')}
        </button>
        <button
          type="button"
          class="plain"
          aria-pressed={steps.at(-1)?.difficult === true}
          disabled={!hasSteps}
          onClick={() => set(withLastToggled(steps))}
        >
          {t('site.path.difficult')}
        </button>
      </p>
      <p class="hint needs-script" id={`${id}-keys`}>
        {t('site.path.keys')}
      </p>
      <Legend {...{ drawing, t }} />
    </div>
  )
}
