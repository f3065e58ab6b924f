import { type SpellCastingTime, type SpellId, spell } from '@rulestone/compendium'
import { type Entry, type Locale, rangeWords, spellFacts, spellWords } from '@rulestone/text'
import type { ElementContent } from 'hast'
import { content } from '../library/content.ts'
import { onceEach } from '../library/once.ts'
import { figureById } from '../reading/figure-nodes.ts'

/** A fact of a spell with its label. */
interface Fact {
  readonly label: string
  readonly nodes: readonly ElementContent[]
}

/** The words in which a language states the facts of spells. */
export const wordsIn = onceEach((locale: Locale) => spellWords(content.library, locale))

const text = (value: string): ElementContent => ({ type: 'text', value })

/** The kind of a casting time, for filters. */
export function castingKind(time: SpellCastingTime): 'action' | 'bonus-action' | 'reaction' | 'minutes' | 'hours' {
  if (typeof time === 'string') return time
  return 'minutes' in time ? 'minutes' : 'hours'
}

/** The range, which can be shown in other units. */
export function rangeNodes(locale: Locale, id: SpellId): readonly ElementContent[] {
  const { range } = spell(id)
  return [typeof range === 'string' ? text(rangeWords(wordsIn(locale), range)) : figureById(locale, `${id}-range`)]
}

/** The facts of a spell that its page shows above the words. */
export const factsOf = (locale: Locale, id: SpellId, entry: Pick<Entry, 'trigger' | 'material'>): readonly Fact[] =>
  spellFacts(wordsIn(locale), spell(id), entry).map((fact) => ({
    label: fact.label,
    nodes: fact.id === 'range' ? rangeNodes(locale, id) : [text(fact.text)],
  }))
