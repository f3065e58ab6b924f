import type { ComponentType, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A component whose code comes after the page. */
interface Later<Props> {
  (props: Props): JSX.Element | null
  /** loads the code before it is needed */
  load(): void
}

/** A component whose code is loaded when it is first shown or when `load` is called, so that the page does not wait for it. */
export function loadedLater<Props extends object>(get: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: ComponentType<Props> | undefined
  const load = async (): Promise<void> => {
    loaded ??= await get()
  }
  function LoadedLater(props: Props): JSX.Element | null {
    const [, setLoaded] = useState(loaded !== undefined)
    useEffect(() => {
      // Without a connection it is not shown.
      if (loaded === undefined)
        load().then(
          () => setLoaded(true),
          () => undefined,
        )
    }, [])
    const Component = loaded
    return Component === undefined ? null : <Component {...props} />
  }
  return Object.assign(LoadedLater, { load: () => void load().catch(() => undefined) })
}
