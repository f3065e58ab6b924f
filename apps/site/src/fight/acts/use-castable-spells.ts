import type { CastableSpell } from '../castable-spells.ts'
import { plainName } from '../plain-name.ts'
import { useFightData } from '../use-fight-data.ts'

/** The spells of the language of the page; none until they are loaded, or without a connection. */
export function useCastableSpells(): readonly CastableSpell[] {
  const spells = useFightData<CastableSpell>('spells.json')
  return typeof spells === 'object' ? spells : []
}

/** The spell with a name, in the language of the page or in English. */
export const spellNamed = (spells: readonly CastableSpell[], typed: string): CastableSpell | undefined =>
  spells.find(({ name, english }) =>
    [name, english].some((one) => one !== undefined && plainName(one) === plainName(typed)),
  )
