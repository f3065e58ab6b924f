import type { ComponentType, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A component whose code is loaded when it is first shown, so that a first visit does not load it. */
export function loadedWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element | null {
  let loaded: ComponentType<Props> | undefined
  return function LoadedWhenShown(props) {
    const [, setLoaded] = useState(loaded !== undefined)
    useEffect(() => {
      if (loaded !== undefined) return
      load().then(
        (component) => {
          loaded = component
          setLoaded(true)
        },
        // Without a connection it is not shown.
        () => undefined,
      )
    }, [])
    const Component = loaded
    return Component === undefined ? null : <Component {...props} />
  }
}
