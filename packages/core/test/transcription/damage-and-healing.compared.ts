import * as core from '../../src/index.ts'
import { figuresOf, rowsOf, slug } from './cells.ts'
import { type Comparison, compare, pick } from './comparison.ts'
import * as book from './damage-and-healing.ts'
import { compareWorked } from './worked.ts'

const rulesOfDamage = figuresOf(book.RULES_OF_DAMAGE)
const rulesOfRests = figuresOf(book.RULES_OF_RESTS)

/** “Damage and Healing” in “Playing the Game”, and what “Rules Glossary” says of it. */
export const DAMAGE_AND_HEALING: readonly Comparison[] = [
  compare(
    book.DAMAGE_TYPES,
    core.DAMAGE_TYPES,
    rowsOf(book.DAMAGE_TYPES).map((row) => slug(row('Type'))),
  ),
  compare(book.RULES_OF_DAMAGE, pick(core.srd521, rulesOfDamage), rulesOfDamage),
  compare(book.RULES_OF_RESTS, pick(core.srd521, rulesOfRests), rulesOfRests),
  compareWorked(book.WORKED_DAMAGE, {
    'Half damage': core.halfDamage,
    Resistance: (damage) => core.damageTaken({ dealt: damage, resistance: true }).value,
    Vulnerability: (damage) => core.damageTaken({ dealt: damage, vulnerability: true }).value,
    'Penalty of 5': (damage) => core.damageTaken({ dealt: damage, adjustment: -5 }).value,
    'Aura, Resistance, Vulnerability': (damage) =>
      core.damageTaken({ dealt: damage, adjustment: -5, resistance: true, vulnerability: true }).value,
  }),
]
