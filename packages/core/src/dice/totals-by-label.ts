import { labelsIn } from './labels-in.ts'
import type { Roll } from './roll.ts'

/**
 * The totals of a roll by label, such as the damage of each type. They add up to the total of the roll. Labels are in
 * lower case and in the order in which they are written; of nested labels the innermost counts. The key `''` has what has
 * no label, and what mixes labels other than by addition, such as `max(1d6[fire],1d6[cold])`.
 *
 * @example
 * totalsByLabel(roll(seededRandom(''), expectOk(parse('3d1[Fire]+2d1[cold]+1')))) // => new Map([['fire', 3], ['cold', 2], ['', 1]])
 */
export function totalsByLabel(roll: Roll): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  addTotals(roll, { sign: 1, label: '' }, totals)
  return totals
}

/** The sign and label of what encloses a part of a roll. */
interface Enclosing {
  readonly sign: 1 | -1
  readonly label: string
}

function addTotals(roll: Roll, { sign, label }: Enclosing, totals: Map<string, number>): void {
  if (roll.kind === 'sum') {
    for (const term of roll.terms) addTotals(term.roll, { sign: term.sign === sign ? 1 : -1, label }, totals)
    return
  }
  if (roll.kind === 'operation' && roll.expression.kind === 'labelled') {
    for (const inner of roll.operands) addTotals(inner, { sign, label: roll.expression.label.toLowerCase() }, totals)
    return
  }
  const inside = labelsIn(roll.expression)
  const [own = label] = inside
  const key = inside.length > 1 ? '' : own
  totals.set(key, (totals.get(key) ?? 0) + sign * roll.total)
}
