import type { PriceAndWeight } from '../src/index.ts'

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
