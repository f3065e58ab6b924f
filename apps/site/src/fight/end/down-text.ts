import { creatureName, type FightLanguage } from '../log/fight-language.ts'
import type { CreatureSummary } from './summary.ts'

/** Who is down, and how each of them is left; undefined if nobody is. */
export function downText(creatures: readonly CreatureSummary[], language: FightLanguage): string | undefined {
  const { t, list } = language
  const down = creatures.flatMap(({ id, fate }) =>
    fate === 'standing' ? [] : [t('end.fate', { name: creatureName(id, language), fate: t(`end.fates.${fate}`) })],
  )
  return down.length === 0 ? undefined : list(down)
}
