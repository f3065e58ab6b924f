import { expectOk, mean, odds, parse } from '@rulestone/core'

/** The abilities by their keys in https://github.com/foundryvtt/dnd5e. */
export const ABILITIES: Readonly<Record<string, string>> = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
}

/** The average of a formula. Fractions, and formulas that this program does not read, give the text in its place. */
export function amountOf(formula: string, otherwise = formula): string {
  if (formula.includes('/')) return otherwise
  const parsed = parse(formula)
  if (!parsed.ok) return otherwise
  const { numerator, denominator } = mean(expectOk(odds(parsed.value)))
  return String(Number(numerator) / Number(denominator))
}
