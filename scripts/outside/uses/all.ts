import { dice } from './dice.ts'
import { fight } from './fight.ts'
import { rules } from './rules.ts'
import { search } from './search.ts'
import { searchIndex } from './search-index.ts'

dice()
rules()
fight()
search(searchIndex())
console.log('dice, rules, a fight and a search work')
