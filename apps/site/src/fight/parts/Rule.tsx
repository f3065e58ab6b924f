import type { JSX } from 'preact'
import type { FightLanguage } from '../log/fight-language.ts'

interface RuleProps {
  readonly id: string
  readonly language: FightLanguage
}

/** The rule that a line cites. */
export function Rule({ id, language }: RuleProps): JSX.Element | null {
  const link = language.rules[id]
  return link === undefined ? null : (
    <a class="rule fight-rule" data-rule={link.id ?? id} href={link.href}>
      {link.title}
    </a>
  )
}
