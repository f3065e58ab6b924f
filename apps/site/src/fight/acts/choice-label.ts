import type { FightEvent } from '@rulestone/core'
import { attackName, creatureName, type FightLanguage } from '../log/fight-language.ts'

/** What distinguishes an event from others of its kind: target, means and way. */
export function choiceLabel(event: FightEvent, language: FightLanguage): string {
  const { t } = language
  const name = (id: string): string => creatureName(id, language)
  switch (event.kind) {
    case 'ready':
      return event.response.kind === 'attack'
        ? attackName(event.response.attack, language)
        : t(`responses.${event.response.kind}`)
    case 'help':
      return name(event.helping.kind === 'attack' ? event.helping.enemy : event.helping.ally)
    case 'hide':
      return event.heavilyObscured === true ? t('responses.obscured') : t(`covers.${event.cover ?? 'none'}`)
    case 'escape':
      return t(`choices.${event.skill}`, { target: name(event.from) })
    case 'shove':
      return t(`choices.${event.effect}`, { target: name(event.target) })
    default: {
      const whom = 'target' in event ? event.target : 'from' in event ? event.from : undefined
      const attack = 'attack' in event ? attackName(event.attack, language) : undefined
      const target = typeof whom === 'string' ? name(whom) : undefined
      if (attack !== undefined && target !== undefined) return t('choices.attack', { attack, target })
      return attack ?? target ?? ''
    }
  }
}
