import type { JSX } from 'preact'
import type { DrawnProps } from './Drawn.tsx'
import { useModule } from './use-module.ts'

const load = () => import('./Drawn.tsx')

/** The server draws at once; only pages that have a drawing fetch the code of it. */
const served = import.meta.env.SSR ? await load() : undefined

/** Nothing is set: what was sent with the page stays until the code is there. */
const AS_SENT = { __html: '' }

/** The drawing of an answer, whose code is fetched when it is wanted. */
export function LazyDrawn(props: DrawnProps): JSX.Element {
  const module = useModule(load, true) ?? served
  if (!module) return <div class="drawn-place" dangerouslySetInnerHTML={AS_SENT} />
  return (
    <div class="drawn-place">
      <module.Drawn {...props} />
    </div>
  )
}
