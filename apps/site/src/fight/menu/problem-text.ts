import { EDITIONS } from '@rulestone/core'
import type { DocumentProblem } from '../fight-document.ts'
import { refusalLine } from '../log/event-line.ts'
import type { FightLanguage } from '../log/fight-language.ts'
import type { LinkProblem } from './fight-link.ts'

/** What is wrong with a text that should be a saved fight, and what to do. */
export function problemText(problem: DocumentProblem, language: FightLanguage): string {
  const { t, formats } = language
  if (problem.code === 'other-rules') {
    const known = language.list(EDITIONS.map((edition) => t(`edition.names.${edition}`)))
    return t('menu.problems.other-rules', { got: problem.got, known })
  }
  if ('got' in problem) return t(`menu.problems.${problem.code}`, { got: problem.got })
  if (problem.code !== 'refused') return t(`menu.problems.${problem.code}`)
  const { refusal } = problem
  return t('menu.problems.refused', {
    act: formats.integer(refusal.act + 1),
    reason: refusalLine(refusal, language).sentence,
  })
}

/** What is wrong with a link to a fight, and what to do. */
export const linkProblemText = (problem: LinkProblem, language: FightLanguage): string =>
  problem.code === 'damaged' || problem.code === 'other-link'
    ? language.t(`shared.problems.${problem.code}`)
    : problemText(problem, language)
