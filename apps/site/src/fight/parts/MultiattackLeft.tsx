import { type Creature, multiattackLeft } from '@rulestone/core'
import type { JSX } from 'preact'
import { attackName, type FightLanguage } from '../log/fight-language.ts'

/** What a creature can still do of the Multiattack that it has begun; empty if nothing. */
export function multiattackText(creature: Creature, language: FightLanguage): string {
  const { t, formats } = language
  const left = multiattackLeft(creature).map(({ id, times }) =>
    t('special.times', { name: attackName(id, language), times: formats.integer(times) }),
  )
  return left.length === 0
    ? ''
    : t('left.multiattack', { left: left.reduce((one, other) => t('left.or', { one, other })) })
}

/** What is left of the Multiattack of a creature, as a line. */
export function MultiattackLeft({
  creature,
  language,
}: {
  readonly creature: Creature
  readonly language: FightLanguage
}): JSX.Element | null {
  const text = multiattackText(creature, language)
  return text === '' ? null : <p class="hint">{text}</p>
}
