import type { Roll } from '@rulestone/core/dice'

/** A piece of a roll as it is laid out on a line. */
export type RollPart =
  | { readonly kind: 'die'; readonly value: number; readonly sides: number; readonly kept: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'sign'; readonly text: '+' | '−' | '(' | ')' }

/** What is noticed about a roll: a d20 that counts shows a 20 or a 1. */
export type Notice = 'natural-20' | 'natural-1'

const sign = (text: '+' | '−' | '(' | ')'): RollPart => ({ kind: 'sign', text })

/** The pieces of a roll in reading order: every die, kept or dropped, and every number and sign between them. */
export function rollParts(roll: Roll): RollPart[] {
  switch (roll.kind) {
    case 'constant':
      return [{ kind: 'number', value: roll.total }]
    case 'pool':
      return roll.dice.map((die) => ({ kind: 'die', sides: roll.expression.sides, ...die }))
    case 'sum':
      return roll.terms.flatMap((term, index) => {
        const inner = rollParts(term.roll)
        const operand = term.roll.kind === 'sum' ? [sign('('), ...inner, sign(')')] : inner
        if (term.sign === -1) return [sign('−'), ...operand]
        return index === 0 ? operand : [sign('+'), ...operand]
      })
  }
}

/** What is noticed about a roll; nothing when both or neither happened. */
export function noticeOf(parts: readonly RollPart[]): Notice | undefined {
  const d20s = parts.flatMap((part) => (part.kind === 'die' && part.kept && part.sides === 20 ? [part.value] : []))
  const [highest, lowest] = [d20s.includes(20), d20s.includes(1)]
  if (highest === lowest) return undefined
  return highest ? 'natural-20' : 'natural-1'
}

/** The pieces of a roll as words for a screen reader: `12, 7 (dropped) + 5`. */
export const spokenParts = (parts: readonly RollPart[], dropped: string): string =>
  parts
    .map((part, index) => {
      if (part.kind === 'sign') return part.text
      const comma = parts[index + 1]?.kind === 'die' && part.kind === 'die' ? ',' : ''
      return `${part.value}${part.kind === 'die' && !part.kept ? ` (${dropped})` : ''}${comma}`
    })
    .join(' ')
