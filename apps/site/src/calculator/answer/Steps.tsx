import type { Step, StepValue } from '@rulestone/core'
import type { JSX } from 'preact'
import type { RuleLink } from '../../library/rule-links.ts'
import type { T } from '../../shared/make-t.ts'
import { kept } from '../../shared/no-break.tsx'

interface StepsProps {
  readonly steps: readonly Step[]
  readonly rules: Readonly<Record<string, RuleLink>>
  /** whether the calculator is on its own page, where steps are unfolded and have ids */
  readonly isOnPage: boolean
  readonly write: (value: StepValue) => string
  readonly t: T
}

/** Why: the steps as a ledger, each with the rule it applied. */
export function Steps({ steps, rules, isOnPage, write, t }: StepsProps): JSX.Element {
  return (
    <details class="steps" open={isOnPage}>
      <summary>{t('site.steps')}</summary>
      <ol>
        {steps.map(({ rule, id, values }, index) => {
          const written = Object.entries(values).map(([name, value]) => [name, write(value)])
          const link = rules[rule]
          return (
            <li key={`${rule} ${id}`} id={isOnPage ? `step-${index + 1}` : undefined}>
              <span class="step-sentence">{kept(t(`steps.${id}`, Object.fromEntries(written)), t)}</span>
              {link === undefined ? null : (
                <a class="rule step-rule" data-rule={rule} href={link.href}>
                  {link.title}
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
