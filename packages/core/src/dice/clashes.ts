import { DIALECTS, type DialectName } from './dialect.ts'
import { format } from './format.ts'
import { type ParseOptions, parse } from './parse.ts'

/** How one dialect reads a text: in canonical notation, or not at all. */
export interface Reading {
  readonly dialect: DialectName
  readonly meaning: string | undefined
}

/**
 * How each dialect reads a text, when they disagree; nothing when all that understand it mean the same.
 *
 * @example
 * clashes('10d10>5') // => [{ dialect: 'strict', meaning: '10d10>5' }, { dialect: 'roll20', meaning: '10d10>=5' }, { dialect: 'foundry', meaning: '10d10>5' }, { dialect: 'avrae', meaning: '10d10>5' }]
 * clashes('4d6kh3') // => []
 */
export function clashes(text: string, options: Omit<ParseOptions, 'dialect'> = {}): Reading[] {
  const readings = (Object.keys(DIALECTS) as DialectName[]).map((dialect): Reading => {
    const parsed = parse(text, { ...options, dialect })
    return { dialect, meaning: parsed.ok ? format(parsed.value) : undefined }
  })
  const meanings = new Set(readings.flatMap(({ meaning }) => meaning ?? []))
  return meanings.size > 1 ? readings : []
}
