import type { JSX } from 'preact'
import { useModule } from './use-module.ts'

interface Part<Props> {
  readonly default: (props: Props) => JSX.Element
}

/** Nothing is set: what was sent with the page stays until the code is there. */
export const AS_SENT = { dangerouslySetInnerHTML: { __html: '' } }

/**
 * A part that few calculators have: only pages that have it fetch its code.
 *
 * @param served its code on the server, which draws at once
 */
export const lazyPart = <Props extends object>(load: () => Promise<Part<Props>>, served: Part<Props> | undefined) =>
  function LazyPart(props: Props & { readonly isWanted: boolean }): JSX.Element {
    const part = useModule(load, props.isWanted) ?? served
    if (!part) return <div {...AS_SENT} />
    return (
      <div>
        <part.default {...props} />
      </div>
    )
  }
