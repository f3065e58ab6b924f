import type { JSX } from 'preact'
import type { UnitSystem } from '../../display/units.ts'
import { type T, under } from '../../shared/make-t.ts'
import { Label } from './Label.tsx'
import { LazyPicker } from './LazyPicker.tsx'
import { namedOption } from './named-options.ts'

interface PresetsProps {
  /** the id of the input */
  readonly id: string
  readonly presets: readonly string[]
  /** the preset that was applied last */
  readonly value: string | undefined
  readonly start: (preset: string) => void
  readonly system: UnitSystem
  readonly t: T
}

/** The states that a reader can start from, by name. */
export function Presets({ id, presets, value, start, system, t }: PresetsProps): JSX.Element {
  const options = presets.map((preset) => {
    const key = `presets.${preset}`
    const measured = `${key}.${system}`
    return namedOption(preset, t.has(measured) ? measured : key, t)
  })
  return (
    <div class="control picked presets">
      <Label id={id} text={t('site.presets')} t={t} />
      <LazyPicker {...{ id, options, value, pick: start, t: under(t, 'site.') }} />
    </div>
  )
}
