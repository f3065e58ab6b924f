import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type * as Loaded from './Picker.tsx'
import type { PickerProps } from './picker-props.ts'

/** A picker whose code (1.4 kB) is fetched on the first interaction; until then an input that looks the same. */
export function LazyPicker(props: PickerProps): JSX.Element {
  const [loaded, setLoaded] = useState<{ readonly module: typeof Loaded; readonly startsFocused: boolean }>()
  const stub = useRef<HTMLInputElement>(null)
  const load = (): void => {
    import('./Picker.tsx').then(
      (module) => setLoaded({ module, startsFocused: document.activeElement === stub.current }),
      () => undefined,
    )
  }
  // It may have been focused before hydration.
  useEffect(() => {
    if (stub.current?.matches(':hover, :focus')) load()
  }, [])
  if (loaded) {
    const { Picker } = loaded.module
    return <Picker {...props} startsFocused={loaded.startsFocused} />
  }
  const { id, options, value, label, invalid, describedBy, t } = props
  const chosen = options.find((option) => option.id === value)?.name
  return (
    <div class="picker">
      <input
        ref={stub}
        id={id}
        type="text"
        role="combobox"
        readOnly
        autocomplete="off"
        aria-label={label}
        aria-expanded={false}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        placeholder={t('search')}
        value={chosen ?? ''}
        onPointerEnter={load}
        onFocus={load}
      />
    </div>
  )
}
