import type { Result } from '../result.ts'
import type { NotationError } from './notation-error.ts'
import type { Expression } from './syntax.ts'

/** What replaces ambiguous notation, by meaning. */
const REPLACEMENTS = { 'reroll-once': 'ro', 'reroll-until': 'rr', 'drop-lowest': 'dl', 'another-die': '+d' } as const

/** The text with its problem repaired, once for each thing that the writer may have meant. */
function repairs(text: string, problem: NotationError): string[] {
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

/** How many times a repair is repeated: each time the whole text is parsed again. */
const MOST_REPAIRS = 50

/**
 * The texts that the writer may have meant and that parse. Where the same problem comes up again, it is repaired the
 * same way.
 */
export function suggestionsFor(
  text: string,
  problem: NotationError,
  parse: (text: string) => Result<Expression, NotationError>,
): string[] {
  return repairs(text, problem).flatMap((repaired, way) => {
    let candidate: string | undefined = repaired
    for (let repair = 0; repair < MOST_REPAIRS && candidate !== undefined; repair += 1) {
      const parsed = parse(candidate)
      if (parsed.ok) return [candidate]
      candidate = parsed.error.code === problem.code ? repairs(candidate, parsed.error)[way] : undefined
    }
    return []
  })
}
