import type { CompendiumCreature } from '../compendium-creatures.ts'
import { plainName } from '../plain-name.ts'

type Named = Pick<CompendiumCreature, 'name' | 'english'>

/** How well a name fits a query: 0 if it begins with it, 1 if a word of it does, 2 if it has it inside. */
function rankOf(name: string, query: string): number {
  const at = name.indexOf(query)
  return at <= 0 ? at : /\s|-/u.test(name.charAt(at - 1)) ? 1 : 2
}

/**
 * The creatures whose name has the typed text, in the language of the page or in English, the likeliest first.
 *
 * @example
 * findCreatures([{ name: 'Hobgoblin Warrior' }, { name: 'Goblin Boss' }], 'goblin') // => [{ name: 'Goblin Boss' }, { name: 'Hobgoblin Warrior' }]
 */
export function findCreatures<Item extends Named>(creatures: readonly Item[], typed: string): readonly Item[] {
  const query = plainName(typed)
  if (query === '') return []
  return creatures
    .flatMap((item) => {
      const ranks = [item.name, item.english ?? ''].flatMap((name) => {
        const rank = rankOf(plainName(name), query)
        return rank < 0 ? [] : [rank]
      })
      return ranks.length === 0 ? [] : [{ item, rank: Math.min(...ranks) }]
    })
    .toSorted((one, other) => one.rank - other.rank || one.item.name.length - other.item.name.length)
    .map(({ item }) => item)
}
