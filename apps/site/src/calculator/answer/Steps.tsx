import type { Step, StepKinds } from '@rulestone/core'
import type { JSX } from 'preact'
import type { RuleLink } from '../../library/rule-links.ts'
import type { T } from '../../shared/make-t.ts'
import { noBreakNodes } from '../../shared/no-break.tsx'
import { stepSentence } from './step-sentence.ts'
import type { WriteValue } from './write-step-value.ts'

interface StepsProps {
  readonly steps: readonly Step[]
  readonly stepKinds: StepKinds
  readonly rules: Readonly<Record<string, RuleLink>>
  /** whether the calculator is on its own page, where steps are expanded and have ids */
  readonly isOnPage: boolean
  readonly write: WriteValue
  readonly t: T
}

/** The steps of the answer, each with the rule it applied. */
export function Steps({ steps, stepKinds, rules, isOnPage, write, t }: StepsProps): JSX.Element {
  return (
    <details class="steps" open={isOnPage}>
      <summary>{t('site.steps')}</summary>
      <ol>
        {steps.map((step, index) => {
          const { rule, kind } = step
          const link = rules[rule]
          return (
            <li key={`${rule} ${kind}`} id={isOnPage ? `step-${index + 1}` : undefined}>
              <span class="step-sentence">{noBreakNodes(stepSentence(stepKinds, step, write, t), t)}</span>
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
