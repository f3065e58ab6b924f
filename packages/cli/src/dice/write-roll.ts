import { type Die, format, type Roll, type RolledOperation } from '@rulestone/core'

const MARKS = { success: '✓', failure: '✗' } as const

/**
 * A die and what happened to it: `1→4` was rerolled, `1→2` counts as more or less than it showed, `6!` exploded, `+3`
 * is an extra die, `✓` and `✗` are a success and a failure. A die that does not count is in parentheses.
 *
 * @example
 * writeDie({ value: 4, kept: true, thrown: [1, 4] }) // => '1→4'
 * writeDie({ value: 15, kept: true, thrown: [6, 6, 3], exploded: true }) // => '6,6,3→15!'
 * writeDie({ value: 2, kept: false, thrown: [2], extra: true, mark: 'failure' }) // => '(+2✗)'
 */
export function writeDie({ value, kept, thrown, exploded, extra, mark }: Die): string {
  const isShown = thrown.length === 0 || thrown.at(-1) === value
  const shown = isShown ? [...thrown.slice(0, -1), value].join('→') : `${thrown.join()}→${value}`
  const written = `${extra ? '+' : ''}${shown}${exploded ? '!' : ''}${mark ? MARKS[mark] : ''}`
  return kept ? written : `(${written})`
}

/**
 * A roll as a calculation: every die, those that do not count in parentheses.
 *
 * @example
 * writeRoll(roll(seededRandom(''), parse('2d1kh1+3').value)) // => '2d1kh1 [1 (1)] + 3'
 */
export function writeRoll(roll: Roll): string {
  switch (roll.kind) {
    case 'constant':
      return String(roll.total)
    case 'pool':
      return `${format(roll.expression)} [${roll.dice.map(writeDie).join(' ')}]`
    case 'sum':
      return roll.terms
        .map(({ sign, roll: term }, index) => {
          const operator = index === 0 ? (sign === -1 ? '-' : '') : sign === -1 ? ' - ' : ' + '
          return operator + (isSumLike(term) ? `(${writeRoll(term)})` : writeRoll(term))
        })
        .join('')
    case 'operation':
      return writeOperation(roll)
  }
}

/** Whether a roll is written with operators of no higher precedence than + and −. */
const isSumLike = (roll: Roll): boolean =>
  roll.kind === 'sum' || (roll.kind === 'operation' && roll.expression.kind === 'compared')

/** Whether a roll needs parentheses next to × and ÷, or before a label. */
function isLoose(roll: Roll): boolean {
  if (isSumLike(roll)) return true
  if (roll.kind !== 'operation') return false
  const { expression } = roll
  return expression.kind === 'product' || (expression.kind === 'quotient' && !expression.written)
}

const writeFactor = (roll: Roll): string => (isLoose(roll) ? `(${writeRoll(roll)})` : writeRoll(roll))

/** Operands separated by commas, each with its total unless that is obvious. */
const writeOperands = ({ operands, kept = [] }: RolledOperation): string =>
  operands
    .map((operand, index) => {
      const written = operand.kind === 'constant' ? writeRoll(operand) : `${writeRoll(operand)} = ${operand.total}`
      return kept[index] === false ? `(${written})` : written
    })
    .join(', ')

function writeOperation(roll: RolledOperation): string {
  const { expression, operands } = roll
  const factors = operands.map(writeFactor)
  switch (expression.kind) {
    case 'product':
      return factors.join(' * ')
    case 'quotient':
      return expression.written ? `${expression.rounding}(${factors.join(' / ')})` : factors.join(' / ')
    case 'call':
      return `${expression.name}(${writeOperands(roll)})`
    case 'compared': {
      const [left] = operands.map(writeRoll)
      return `(${left}) ${expression.comparison === '!=' ? '<>' : expression.comparison} ${factors[1]}`
    }
    case 'labelled':
      return `${factors[0]}[${expression.label}]`
    case 'group': {
      const modifiers = format(expression).slice(`{${expression.members.map(format).join()}}`.length)
      return `{${writeOperands(roll)}}${modifiers}`
    }
  }
}
