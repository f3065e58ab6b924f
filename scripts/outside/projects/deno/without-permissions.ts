import { dice } from './uses/dice.ts'
import { fight } from './uses/fight.ts'
import { rules } from './uses/rules.ts'

dice()
rules()
fight()
