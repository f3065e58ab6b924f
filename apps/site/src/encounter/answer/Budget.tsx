import { type ChallengeRating, ENCOUNTER_DIFFICULTIES } from '@rulestone/core'
import { encounterBudget, encounterDifficulty, encounterExperience } from '@rulestone/core/creatures-and-characters'
import type { JSX } from 'preact'
import type { RuleLink } from '../../library/rule-links.ts'
import { noBreakNodes } from '../../shared/no-break.tsx'
import type { PageLanguage } from '../language.ts'

interface BudgetProps {
  readonly ratings: readonly ChallengeRating[]
  readonly levels: readonly number[]
  readonly rule: RuleLink
  readonly language: PageLanguage
}

/** What the encounter budget of the rules says. */
export function Budget({ ratings, levels, rule, language: { t, formats } }: BudgetProps): JSX.Element {
  const experiencePoints = encounterExperience(ratings)
  const difficulty = encounterDifficulty({ experiencePoints, levels })
  const budgets = ENCOUNTER_DIFFICULTIES.map((one) => [
    one,
    formats.integer(encounterBudget({ difficulty: one, levels })),
  ])
  return (
    <section class="encounter-budget" aria-labelledby="encounter-budget">
      <h2 id="encounter-budget">{t('budget.title')}</h2>
      <p>
        {noBreakNodes(
          t('budget.is', { difficulty: t(`budget.${difficulty}`), cost: formats.integer(experiencePoints) }),
          t,
        )}
      </p>
      <p>{noBreakNodes(t('budget.budgets', Object.fromEntries(budgets)), t)}</p>
      <p class="hint">
        {t('budget.rule')}{' '}
        <a class="rule" href={rule.href}>
          {rule.title}
        </a>
      </p>
    </section>
  )
}
