import { DIALECTS, type DialectName } from './dialect.ts'
import { format } from './format.ts'
import { type ParseOptions, parse } from './parse.ts'

/** How a dialect reads a text. */
export interface Reading {
  readonly dialect: DialectName
  /** in canonical notation; undefined if the dialect refuses the text */
  readonly meaning: string | undefined
}

const DIALECT_NAMES = Object.keys(DIALECTS) as DialectName[]

/**
 * How each dialect reads a text, if they disagree; nothing if all that accept it mean the same.
 *
 * @example
 * clashes('10d10>5') // => [{ dialect: 'strict', meaning: '10d10>5' }, { dialect: 'roll20', meaning: '10d10>=5' }, { dialect: 'foundry', meaning: '10d10>5' }, { dialect: 'avrae', meaning: '10d10>5' }]
 * clashes('4d6kh3') // => []
 */
export function clashes(text: string, options: Omit<ParseOptions, 'dialect'> = {}): Reading[] {
  const readings = DIALECT_NAMES.map((dialect): Reading => {
    const parsed = parse(text, { ...options, dialect })
    return { dialect, meaning: parsed.ok ? format(parsed.value) : undefined }
  })
  const meanings = new Set(readings.flatMap(({ meaning }) => meaning ?? []))
  return meanings.size > 1 ? readings : []
}
