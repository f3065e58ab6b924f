import { format, type Roll, type RolledOperation, totalsByLabel } from '@rulestone/core'

/** A part of a roll as data: what was rolled, its total, and the dice, terms or operands it is made of. */
function partData(roll: Roll): object {
  const { expression, total } = roll
  const common = { expr: format(expression), total }
  switch (roll.kind) {
    case 'constant':
      return common
    case 'pool':
      return { ...common, dice: roll.dice }
    case 'sum':
      return { ...common, terms: roll.terms.map(({ sign, roll: term }) => ({ sign, ...partData(term) })) }
    case 'operation':
      return { ...common, ...operationData(roll) }
  }
}

function operationData({ expression, operands, kept }: RolledOperation): object {
  return {
    operation: expression.kind === 'call' ? expression.name : expression.kind,
    ...(expression.kind === 'labelled' ? { label: expression.label } : {}),
    ...(kept ? { kept } : {}),
    operands: operands.map(partData),
  }
}

/**
 * The totals of a roll by label; empty without labels.
 *
 * @example
 * labelTotals(roll(seededRandom(''), parse('2d1[fire]+1').value)) // => [['fire', 2], ['', 1]]
 * labelTotals(roll(seededRandom(''), parse('2d1+1').value)) // => []
 */
export function labelTotals(roll: Roll): (readonly [label: string, total: number])[] {
  const totals = totalsByLabel(roll)
  return totals.size > 1 || !totals.has('') ? [...totals] : []
}

/** A roll as data, with its totals by label if there are labels; `''` is the part without a label. */
export function rollData(roll: Roll): object {
  const labels = labelTotals(roll)
  return { ...partData(roll), ...(labels.length > 0 ? { labels: Object.fromEntries(labels) } : {}) }
}
