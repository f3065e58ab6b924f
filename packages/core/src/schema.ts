/** The part of JSON Schema (draft 2020-12) in which core describes its stored data. */
export type Schema =
  | { readonly $ref: string }
  | { readonly const: string | number | boolean }
  | { readonly enum: readonly (string | number)[] }
  | { readonly type: 'boolean' }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'string'; readonly pattern?: string; readonly maxLength?: number }
  | { readonly type: 'array'; readonly items: Schema; readonly minItems?: number; readonly maxItems?: number }
  | ObjectSchema
  | { readonly anyOf: readonly Schema[] }

/** An object with named fields, or a record: fields of one kind under any name. */
export interface ObjectSchema {
  readonly type: 'object'
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties: false | Schema
}

/** A schema of its own, with the definitions that it refers to. */
export type RootSchema = ObjectSchema & {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema'
  readonly title: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** Why a value does not have the shape of a schema. */
export interface ShapeProblem {
  readonly code: 'missing' | 'unknown-field' | 'wrong-value'
  /** the place as a JSON Pointer, such as `/creatures/ogre/armorClass`; empty for the whole value */
  readonly path: string
  /** the value there; undefined if it is missing */
  readonly found: unknown
  /** what is expected there; for a field that is unknown, the names of those that are known */
  readonly expected: Schema
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pointer = (path: string, key: string | number): string =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** A value that is not what a schema expects. */
export const wrongValue = (path: string, found: unknown, expected: Schema): ShapeProblem => ({
  code: 'wrong-value',
  path,
  found,
  expected,
})

/** The first problem of a value; undefined if it has the shape of the schema. */
export function shapeProblem(root: RootSchema | Schema, value: unknown): ShapeProblem | undefined {
  const definitions = '$defs' in root ? (root.$defs ?? {}) : {}

  function problemOf(schema: Schema, found: unknown, path: string): ShapeProblem | undefined {
    if ('$ref' in schema) return problemOf(definitionOf(schema.$ref), found, path)
    if ('anyOf' in schema) return problemOfAny(schema, found, path)
    if ('type' in schema && schema.type === 'array' && Array.isArray(found)) {
      const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
      if (found.length < minItems || found.length > maxItems) return wrongValue(path, found, schema)
      return first(found.keys(), (index) => problemOf(items, found[index], pointer(path, index)))
    }
    if ('type' in schema && schema.type === 'object' && isObject(found)) return problemOfFields(schema, found, path)
    return isPlain(schema, found) ? undefined : wrongValue(path, found, schema)
  }

  function definitionOf(reference: string): Schema {
    const definition = definitions[reference.replace('#/$defs/', '')]
    if (definition === undefined) throw new Error(`${reference} is not defined`)
    return definition
  }

  /** Of several schemas, the one with the same `kind` says what is wrong. */
  function problemOfAny(schema: Extract<Schema, { anyOf: unknown }>, found: unknown, path: string) {
    const problems = schema.anyOf.map((one) => problemOf(one, found, path))
    if (problems.includes(undefined)) return undefined
    const deeper = problems.find((problem) => problem !== undefined && problem.path !== path && !isKind(problem, path))
    return deeper ?? wrongValue(path, found, schema)
  }

  const isKind = (problem: ShapeProblem, path: string): boolean => problem.path === pointer(path, 'kind')

  function problemOfFields(schema: ObjectSchema, found: Readonly<Record<string, unknown>>, path: string) {
    const { properties = {}, required = [], additionalProperties } = schema
    const known = { enum: Object.keys(properties) }
    // `kind` comes first, so that an object of another kind is told by it.
    const missing = (name: string): ShapeProblem | undefined =>
      Object.hasOwn(found, name) && found[name] !== undefined
        ? undefined
        : { code: 'missing', path: pointer(path, name), found: undefined, expected: properties[name] ?? known }
    return (
      (properties['kind'] && problemOf(properties['kind'], found['kind'], pointer(path, 'kind'))) ??
      first(required, missing) ??
      first(Object.keys(found), (name) => {
        const place = pointer(path, name)
        const schemaOfField = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
        if (found[name] === undefined) return undefined
        return schemaOfField === false || schemaOfField === undefined
          ? { code: 'unknown-field', path: place, found: found[name], expected: known }
          : problemOf(schemaOfField, found[name], place)
      })
    )
  }

  return problemOf(root, value, '')
}

function isPlain(schema: Schema, found: unknown): boolean {
  if ('const' in schema) return found === schema.const
  if ('enum' in schema) return schema.enum.some((one) => one === found)
  if (!('type' in schema)) return false
  switch (schema.type) {
    case 'boolean':
      return typeof found === 'boolean'
    case 'integer':
      return (
        typeof found === 'number' && Number.isSafeInteger(found) && found >= schema.minimum && found <= schema.maximum
      )
    case 'string':
      return (
        typeof found === 'string' &&
        found.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY) &&
        (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(found))
      )
    default:
      return false
  }
}

/** The first problem of a list of places. */
function first<Place>(
  places: Iterable<Place>,
  problemOf: (place: Place) => ShapeProblem | undefined,
): ShapeProblem | undefined {
  for (const place of places) {
    const problem = problemOf(place)
    if (problem !== undefined) return problem
  }
  return undefined
}
