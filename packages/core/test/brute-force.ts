import type { Distribution, Expression, Keep } from '../src/dice/index.ts'

/** Every way in which `count` dice can fall, one by one: `sides` to the power of `count` of them. */
export function* falls(count: number, sides: number): Generator<number[]> {
  const dice = new Array<number>(count).fill(1)
  for (;;) {
    yield [...dice]
    let index = 0
    while (index < count && dice[index] === sides) {
      dice[index] = 1
      index += 1
    }
    if (index === count) return
    dice[index] = (dice[index] ?? 0) + 1
  }
}

/** What a player keeps: lay the dice out in order, turn over those that each keep or drop takes away, add the rest. */
export function keptTotal(dice: readonly number[], keeps: readonly Keep[]): number {
  const inOrder = [...dice].sort((a, b) => a - b)
  const away = new Set<number>()
  for (const { kind, end, count } of keeps) {
    for (const [place] of inOrder.entries()) {
      const fromEnd = end === 'lowest' ? place : inOrder.length - 1 - place
      const named = fromEnd < count
      if (named === (kind === 'drop')) away.add(place)
    }
  }
  return inOrder.reduce((total, value, place) => (away.has(place) ? total : total + value), 0)
}

/** The total of every equally likely way in which the dice of an expression can fall. */
export function totals(expression: Expression): number[] {
  switch (expression.kind) {
    case 'constant':
      return [expression.value]
    case 'pool':
      return Array.from(falls(expression.count, expression.sides), (dice) => keptTotal(dice, expression.keeps))
    case 'sum':
      return expression.terms.reduce<number[]>(
        (sums, { sign, expression: term }) => {
          const values = totals(term)
          return sums.flatMap((sum) => values.map((value) => sum + sign * value))
        },
        [0],
      )
  }
}

/** How often each total occurs, as text: `3×1 4×2`. Without a minus sign before 0. */
export function tally(values: Iterable<number>): string {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Array.from(counts)
    .sort(([a], [b]) => a - b)
    .map(([value, count]) => `${value}×${count}`)
    .join(' ')
}

/** A distribution in the same form, from its weights. */
export const tallyOf = ({ minimum, weights }: Distribution): string =>
  weights.flatMap((weight, index) => (weight === 0n ? [] : [`${minimum + index}×${weight}`])).join(' ')
