import type { SearchIndex } from '@rulestone/search/build'
import { creatures } from './creatures.ts'
import { dice } from './dice.ts'
import { encounter } from './encounter.ts'
import { fight } from './fight.ts'
import { rules } from './rules.ts'
import { search } from './search.ts'
import { spells } from './spells.ts'

/** The index that the bundle contains: a site builds it beforehand. */
declare const SEARCH_INDEX: SearchIndex

/** What works where there is no file system. */
export function withoutFiles(): string {
  dice()
  rules()
  fight()
  search(SEARCH_INDEX)
  spells()
  creatures()
  encounter()
  return 'dice, rules, a fight, an encounter, a search, spells and creatures work'
}
