import type { JSX } from 'preact'
import { useModule } from '../state/use-module.ts'
import type { Asked } from './question-words.ts'

const load = () => import('./AskedLine.tsx')
const onServer = import.meta.env.SSR ? await load() : undefined

/** Hydration leaves the content of an element with this as the server wrote it. */
const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' } }

/** What a calculator is asked, for paper. Its code (1 kB) is fetched when the answer may change; until then the HTML stays. */
export function LazyAskedLine({ isReached, ...asked }: Asked & { readonly isReached: boolean }): JSX.Element {
  const code = useModule(load, isReached) ?? onServer
  return code ? <code.AskedLine {...asked} /> : <p class="hint asked" hidden {...AS_SERVED} />
}
