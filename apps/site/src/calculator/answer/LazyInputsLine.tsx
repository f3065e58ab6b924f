import type { JSX } from 'preact'
import { useModule } from '../../shared/use-module.ts'
import type { AnsweredQuestion } from './question-words.ts'

const load = () => import('./InputsLine.tsx')
const onServer = import.meta.env.SSR ? await load() : undefined

/** Makes hydration keep the server-rendered content of an element. */
const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' } }

/**
 * The inputs of a calculator for print. Its code (1 kB) is fetched when the answer may change; until then the HTML
 * stays.
 */
export function LazyInputsLine({
  isCodeNeeded,
  ...asked
}: AnsweredQuestion & { readonly isCodeNeeded: boolean }): JSX.Element {
  const code = useModule(load, isCodeNeeded) ?? onServer
  return code ? <code.InputsLine {...asked} /> : <p class="hint asked" hidden {...AS_SERVED} />
}
