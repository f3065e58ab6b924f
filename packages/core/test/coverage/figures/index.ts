import type { Figures } from '../says.ts'
import { actions } from './actions.ts'
import { conditions } from './conditions.ts'
import { creatures } from './creatures.ts'
import { d20Tests } from './d20-tests.ts'
import { damageAndHealing } from './damage-and-healing.ts'
import { movement } from './movement.ts'
import { surroundings } from './surroundings.ts'

/** Each figure that the Rules Glossary states, as core gives it. */
export const FIGURES: Figures = {
  ...d20Tests,
  ...creatures,
  ...actions,
  ...movement,
  ...damageAndHealing,
  ...conditions,
  ...surroundings,
}
