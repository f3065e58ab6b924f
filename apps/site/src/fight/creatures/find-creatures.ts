import type { CompendiumCreature } from '../compendium-creatures.ts'
import { plainName } from '../plain-name.ts'

type Named = Pick<CompendiumCreature, 'name' | 'english' | 'others'>

/** How well a creature fits a query: the lower, the better. */
const RANKS = { called: 0, begins: 1, word: 2, inside: 3, other: 4 }

/** How well a name fits a query, if it does: it begins with it, a word of it does, or it has it inside. */
function rankOfName(name: string, query: string): number | undefined {
  const at = name.indexOf(query)
  if (at < 0) return undefined
  if (at === 0) return RANKS.begins
  return /\s|-/u.test(name.charAt(at - 1)) ? RANKS.word : RANKS.inside
}

/** How well another name fits a query, if it does: players call it just this, or the name begins with it. */
function rankOfOther(name: string, query: string): number | undefined {
  if (name === query) return RANKS.called
  return name.startsWith(query) ? RANKS.other : undefined
}

/**
 * The creatures whose name has the typed text, in the language of the page or in English, or that players call so, the likeliest
 * first.
 *
 * @example
 * const goblins = [{ name: 'Goblin Boss', others: [] }, { name: 'Goblin Warrior', others: ['goblin'] }]
 * findCreatures(goblins, 'goblin').map(({ name }) => name) // => ['Goblin Warrior', 'Goblin Boss']
 */
export function findCreatures<Item extends Named>(creatures: readonly Item[], typed: string): readonly Item[] {
  const query = plainName(typed)
  if (query === '') return []
  return creatures
    .flatMap((item) => {
      const ranks = [
        ...[item.name, item.english ?? ''].map((name) => rankOfName(plainName(name), query)),
        ...item.others.map((name) => rankOfOther(plainName(name), query)),
      ].filter((rank) => rank !== undefined)
      return ranks.length === 0 ? [] : [{ item, rank: Math.min(...ranks) }]
    })
    .toSorted((one, other) => one.rank - other.rank || one.item.name.length - other.item.name.length)
    .map(({ item }) => item)
}
