const list = (items: readonly string[]): string => items.join(', ')

/** Messages about the file of a party. */
export const PARTY_PROBLEMS = {
  yaml: (message: string): string => `Unexpected YAML, expected a list of members: ${message}`,
  missing: (field: string, expected: string): string => `Unexpected end, expected ${field}: ${expected}.`,
  unknownField: (got: string, near: string | undefined, expected: readonly string[]): string =>
    `Unexpected field (${got}), expected ${near === undefined ? '' : `perhaps ${near}; `}one of: ${list(expected)}.`,
  wrong: (field: string, got: string, expected: string, near: string | undefined): string =>
    `Unexpected value of ${field} (${got}), expected ${expected}${near === undefined ? '' : `; perhaps ${near}`}.`,
  dice: (field: string, got: string): string =>
    `Unexpected value of ${field} (${got}), expected dice, such as 1d8+3. Tip: rulestone roll says where the mistake is.`,
  taken: (got: string): string => `Unexpected name (${got}), expected one that is not taken. Tip: names differ.`,
  both: (fields: readonly string[]): string => `Unexpected ${fields.join(' with ')}, expected one of the two.`,
  oneOf: (options: readonly string[]): string => `one of: ${list(options)}`,
  integer: (minimum: number, maximum: number): string => `a whole number from ${minimum} to ${maximum}`,
  text: (longest: number): string => `a text of at most ${longest} characters`,
  list: (least: number, most: number): string => `a list of ${least} to ${most}`,
  object: (fields: readonly string[]): string => `fields, some of: ${list(fields)}`,
} as const
