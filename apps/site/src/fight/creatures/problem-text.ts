import type { FightLanguage } from '../log/fight-language.ts'
import type { LineProblem } from './creature-line.ts'

/** What is wrong with a line, and what to do. */
export function lineProblemText(
  { code, got, minimum = 0, maximum = 0 }: LineProblem,
  { t, formats }: FightLanguage,
): string {
  return t(`line.${code}`, { got, minimum: formats.number(minimum), maximum: formats.number(maximum) })
}

/** What is wrong with a field of its own, and what to do. */
export function fieldProblemText(problem: LineProblem, language: FightLanguage, { isLength = false } = {}): string {
  const { t, formats, units } = language
  const { code, minimum = 0, maximum = 0 } = problem
  if (code === 'no-name' || code === 'no-damage') return t(`form.${code}`)
  if (code !== 'number' && code !== 'bounds') return lineProblemText(problem, language)
  return t(isLength && units !== 'feet' ? 'figures.wrong-length' : 'figures.wrong', {
    minimum: formats.number(minimum),
    maximum: formats.number(maximum),
  })
}
