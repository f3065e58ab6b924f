import { type Offence, oneAgainstAll } from '@rulestone/compendium'
import { toNumber } from '@rulestone/core'
import type { NotationProblem } from '../../dice/notation-sentence.ts'
import type { AgainstRow } from './against-row.ts'

/** The rows of an offence as plain data, or what is wrong with its damage. */
export function rowsAgainst(offence: Offence): readonly AgainstRow[] | NotationProblem {
  const rows = oneAgainstAll(offence)
  if (!rows.ok) {
    const { code, at, ...expected } = rows.error
    return { code: `dice.${code}`, got: offence.damage, at, expected }
  }
  return rows.value.map(({ creature, defence, chance, meanDamage, rounds }) => ({
    id: creature,
    defence,
    chance: toNumber(chance),
    damage: toNumber(meanDamage),
    rounds,
  }))
}
