import type { PriceAndWeight } from '../src/index.ts'

const VULGAR = ['', '1/4', '1/2', '3/4'] as const

/** A weight as in the tables of the book: `1/4 lb.`, `58½ lb.`, or a dash. */
export function printWeight({ weightQuarterPounds }: Pick<PriceAndWeight, 'weightQuarterPounds'>): string {
  if (weightQuarterPounds === 0) return '—'
  const pounds = Math.floor(weightQuarterPounds / 4)
  const part = VULGAR[weightQuarterPounds % 4] ?? ''
  if (pounds === 0) return `${part} lb.`
  return `${pounds.toLocaleString('en-US')}${part.replace('1/2', '½')} lb.`
}

/** A cost as in the tables of the book: `1 SP`, `1,500 GP`. */
export function printCost({ costCopperPieces }: Pick<PriceAndWeight, 'costCopperPieces'>): string {
  const [value, coin] =
    costCopperPieces % 100 === 0
      ? [costCopperPieces / 100, 'GP']
      : costCopperPieces % 10 === 0
        ? [costCopperPieces / 10, 'SP']
        : [costCopperPieces, 'CP']
  return `${value.toLocaleString('en-US')} ${coin}`
}
