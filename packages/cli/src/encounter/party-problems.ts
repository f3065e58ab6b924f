import type { ErrorCode } from 'yaml'

const list = (items: readonly string[]): string => items.join(', ')

/** What the syntax of YAML wants, and how to mend what is not so. */
interface YamlMistake {
  readonly expected: string
  readonly tip: string
}

const FIELD: YamlMistake = {
  expected: 'a field and its value, such as level: 5',
  tip: 'write a colon and a space after each field, and indent all fields of a member alike',
}

/** The mistakes by the codes of the parser. */
const YAML_MISTAKES: Readonly<Partial<Record<ErrorCode, YamlMistake>>> = {
  BAD_ALIAS: { expected: 'a value', tip: 'put quotation marks around a text that begins with *' },
  BAD_DQ_ESCAPE: { expected: 'a text', tip: 'use single quotation marks, in which a backslash is itself' },
  BAD_INDENT: { expected: '] or }', tip: 'close each [ with ] and each { with }' },
  BAD_SCALAR_START: { expected: 'a value', tip: 'put quotation marks around a text that begins with such a character' },
  BLOCK_AS_IMPLICIT_KEY: FIELD,
  DUPLICATE_KEY: { expected: 'each field once', tip: 'delete one of the two' },
  MISSING_CHAR: {
    expected: 'a closing quotation mark, or - before a member',
    tip: 'close each quotation mark, and begin each member with -',
  },
  MULTILINE_IMPLICIT_KEY: FIELD,
  MULTIPLE_DOCS: { expected: 'one list', tip: 'put all members into one list, without ---' },
  TAB_AS_INDENT: { expected: 'spaces', tip: 'indent with spaces instead of tabs' },
  UNEXPECTED_TOKEN: { expected: 'the end of the value', tip: 'put quotation marks around the whole text' },
}

/** What is wrong with YAML, by the code of the parser. */
export const yamlMistake = (code: ErrorCode): YamlMistake =>
  YAML_MISTAKES[code] ?? { expected: 'a list of members in YAML', tip: 'the README has an example' }

/** Messages about the file of a party. */
export const PARTY_PROBLEMS = {
  yaml: (got: string, { expected, tip }: YamlMistake): string =>
    `Unexpected ${got === '' ? 'end' : `YAML (${got})`}, expected ${expected}. Tip: ${tip}.`,
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
