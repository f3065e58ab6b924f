import type { Result } from '../result.ts'
import type { NotationError } from './notation-error.ts'
import type { Expression } from './syntax.ts'

/** What may stand in place of an ambiguous sign, by meaning. */
const REPLACEMENTS = { 'reroll-once': 'ro', 'reroll-until': 'rr', 'drop-lowest': 'dl', 'another-die': '+d' } as const

/** How a text changes where the problem lies, one way for each thing that the writer may have meant. */
function changes(text: string, problem: NotationError): string[] {
  const before = text.slice(0, problem.at)
  switch (problem.code) {
    case 'ambiguous':
      return problem.meanings.map((meaning) => before + REPLACEMENTS[meaning] + text.slice(problem.at + problem.length))
    case 'compare-total':
      return [`(${before.trimEnd()})${text.slice(problem.at)}`]
    case 'unclosed':
      return [text + problem.expected]
    default:
      return []
  }
}

/** How often the same change is made before it is given up: each time the whole text is read again. */
const CHANGES = 50

/** The whole texts that the writer may have meant, of those that parse: where a problem recurs, it is mended alike. */
export function suggestionsFor(
  text: string,
  problem: NotationError,
  read: (text: string) => Result<Expression, NotationError>,
): string[] {
  return changes(text, problem).flatMap((changed, way) => {
    let candidate: string | undefined = changed
    for (let change = 0; change < CHANGES && candidate !== undefined; change += 1) {
      const parsed = read(candidate)
      if (parsed.ok) return [candidate]
      candidate = parsed.error.code === problem.code ? changes(candidate, parsed.error)[way] : undefined
    }
    return []
  })
}
