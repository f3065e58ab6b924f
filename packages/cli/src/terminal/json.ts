/** What JSON can hold. A map becomes an object whose members stand in the order of the map. */
export type Json = string | number | boolean | readonly Json[] | ReadonlyMap<string, Json> | JsonObject

/** An object of JSON. */
export interface JsonObject {
  readonly [key: string]: Json
}

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value)

const writeMembers = (members: Iterable<readonly [string, Json]>): string =>
  `{${Array.from(members, ([key, value]) => `${JSON.stringify(key)}:${writeJson(value)}`).join(',')}}`

/**
 * A value as JSON. Unlike in `JSON.stringify`, a map keeps the order of its members, so that −1 can stand before 0.
 *
 * @example
 * writeJson({ outcomes: new Map([['-1', 'a'], ['0', 'b']]) }) // => '{"outcomes":{"-1":"a","0":"b"}}'
 */
export function writeJson(value: Json): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  if (isArray(value)) return `[${value.map(writeJson).join(',')}]`
  return writeMembers(value instanceof Map ? value : Object.entries(value))
}
