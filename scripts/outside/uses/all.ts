import { dice } from './dice.ts'
import { fight } from './fight.ts'
import { rules } from './rules.ts'
import { search } from './search.ts'
import { searchIndex } from './search-index.ts'
import { spells } from './spells.ts'

dice()
rules()
fight()
search(searchIndex())
spells()
console.log('dice, rules, a fight, a search and spells work')
