import { creatures } from './creatures.ts'
import { dice } from './dice.ts'
import { encounter } from './encounter.ts'
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
creatures()
encounter()
console.log('dice, rules, a fight, an encounter, a search, spells and creatures work')
