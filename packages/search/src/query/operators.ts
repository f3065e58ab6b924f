/** How a value is compared. */
export type Relation = ':' | '=' | '<' | '<=' | '>' | '>='

/** A condition in a query: `kind:condition`, `level<=3`. */
export interface Condition {
  readonly key: string
  readonly relation: Relation
  readonly value: string
  /** as typed */
  readonly source: string
}

/** A query, taken apart. */
export interface Operators {
  /** what is left to search for, with the exact words but without their quotation marks */
  readonly text: string
  readonly conditions: readonly Condition[]
  /** words after a minus sign */
  readonly excluded: readonly string[]
  /** words in quotation marks */
  readonly exact: readonly string[]
}

const QUOTED = '"([^"]*)"|“([^“”]*)”|「([^「」]*)」'

/** A minus sign or a key counts only at the start of a word, so that 2d6-1 and 3:30 stay text. */
const OPERATOR = new RegExp(
  `(?<!\\S)(?:(-)(?:${QUOTED}|(\\p{L}\\S*))|(\\p{L}[\\p{L}\\p{M}-]*)(<=|>=|[:：=<>])(?:${QUOTED}|([^\\s"“「]+))(?!\\S))|${QUOTED}`,
  'gu',
)

/**
 * Reads the operators of a query: `key:value`, `key<=number`, `-word` and “exact words”. Which keys exist is not known
 * here.
 *
 * @example
 * readOperators('fall -water kind:hazard').text // => 'fall'
 * readOperators('fall -water kind:hazard').excluded // => ['water']
 * readOperators('level<=3').conditions // => [{ key: 'level', relation: '<=', value: '3', source: 'level<=3' }]
 * readOperators('“half cover” bow').exact // => ['half cover']
 * readOperators('2d6-1 at 3:30').text // => '2d6-1 at 3:30'
 */
export function readOperators(typed: string): Operators {
  const conditions: Condition[] = []
  const excluded: string[] = []
  const exact: string[] = []
  const text = typed.replace(OPERATOR, (source: string, ...groups: (string | undefined)[]) => {
    const [minus, ...rest] = groups
    const without = rest.slice(0, 4).find((part) => part !== undefined)
    if (minus !== undefined) {
      if (without) excluded.push(without.trim())
      return ' '
    }
    const [key, relation] = rest.slice(4, 6)
    const value = rest.slice(6, 10).find((part) => part !== undefined)
    if (key !== undefined && relation !== undefined && value !== undefined) {
      conditions.push({
        key: key.toLowerCase(),
        relation: relation === '：' ? ':' : (relation as Relation),
        value: value.trim(),
        source,
      })
      return ' '
    }
    const words = rest
      .slice(10, 13)
      .find((part) => part !== undefined)
      ?.trim()
    if (words) exact.push(words)
    return ` ${words ?? ''} `
  })
  return { text: text.replace(/\s+/gu, ' ').trim(), conditions, excluded, exact }
}
