import { SPELL_IDS, type SpellId } from '@rulestone/compendium'
import { SOURCE_LOCALE } from '@rulestone/text'
import { content } from './content.ts'
import { once } from './once.ts'
import type { Rule } from './rules.ts'

/** The spells that have words, by their ids in the compendium, in the order of the alphabet. */
export const allSpells = once(
  async (): Promise<ReadonlyMap<SpellId, Rule>> =>
    new Map(
      SPELL_IDS.flatMap((id): [SpellId, Rule][] => {
        const entries = content.library.spells.get(id)
        const source = entries?.[SOURCE_LOCALE]
        return entries && source ? [[id, { id: source.id, source, entries }]] : []
      }),
    ),
)
