/** A JSON value. A map becomes an object whose members have the order of the map. */
export type Json = string | number | boolean | readonly Json[] | ReadonlyMap<string, Json> | JsonObject

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json
}

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value)

const writeMembers = (members: Iterable<readonly [string, Json]>): string =>
  `{${Array.from(members, ([key, value]) => `${JSON.stringify(key)}:${writeJson(value)}`).join(',')}}`

/**
 * A value as JSON. Unlike with `JSON.stringify`, the members of a map keep their order, so that −1 can come before 0.
 *
 * @example
 * writeJson({ outcomes: new Map([['-1', 'a'], ['0', 'b']]) }) // => '{"outcomes":{"-1":"a","0":"b"}}'
 */
export function writeJson(value: Json): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  if (isArray(value)) return `[${value.map(writeJson).join(',')}]`
  return writeMembers(value instanceof Map ? value : Object.entries(value))
}

/** A value without functions, as the JSON that it is written as. */
export const toJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value))
