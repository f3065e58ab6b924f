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
export const shapeProblem = (root: RootSchema | Schema, value: unknown): ShapeProblem | undefined =>
  firstOf(problemsOf(root, value))

/**
 * All problems of plain data, in its own order: each place that does not have the shape of the schema. None if it has it.
 *
 * @example
 * const schema = { type: 'object', properties: { armor: { type: 'boolean' } }, required: ['armor'], additionalProperties: false } as const
 * shapeProblems(schema, { armour: 1 }).map(({ code, path }) => `${code} ${path}`) // => ['missing /armor', 'unknown-field /armour']
 * shapeProblems(schema, { armor: true }) // => []
 */
export const shapeProblems = (schema: RootSchema | Schema, value: unknown): readonly ShapeProblem[] => [
  ...problemsOf(schema, value),
]

/** The first of some items; the others are not looked for. */
function firstOf<Item>(items: Iterable<Item>): Item | undefined {
  for (const item of items) return item
  return undefined
}

type Problems = Generator<ShapeProblem, void, undefined>

/** The problems of a value, one by one, so that the first is found without the others. */
function* problemsOf(root: RootSchema | Schema, value: unknown): Problems {
  const definitions = '$defs' in root ? (root.$defs ?? {}) : {}
  yield* inSchema(root, value, '')

  function* inSchema(schema: Schema, found: unknown, path: string): Problems {
    if ('$ref' in schema) return yield* inSchema(definitionOf(schema.$ref), found, path)
    if ('anyOf' in schema) return yield* inAny(schema, found, path)
    if ('type' in schema && schema.type === 'array' && Array.isArray(found)) {
      const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
      if (found.length < minItems || found.length > maxItems) yield wrongValue(path, found, schema)
      else for (const index of found.keys()) yield* inSchema(items, found[index], pointer(path, index))
    } else if ('type' in schema && schema.type === 'object' && isObject(found)) yield* inFields(schema, found, path)
    else if (!isPlain(schema, found)) yield wrongValue(path, found, schema)
  }

  function definitionOf(reference: string): Schema {
    const definition = definitions[reference.replace('#/$defs/', '')]
    if (definition === undefined) throw new Error(`${reference} is not defined`)
    return definition
  }

  /** Of several schemas, the one with the same `kind` says what is wrong. */
  function* inAny({ anyOf }: Extract<Schema, { anyOf: unknown }>, found: unknown, path: string): Problems {
    const firsts = anyOf.map((one) => firstOf(inSchema(one, found, path)))
    if (firsts.some((first) => first === undefined)) return
    const deeper = firsts.findIndex(
      (problem) => problem && problem.path !== path && problem.path !== pointer(path, 'kind'),
    )
    const meant = anyOf[deeper]
    if (meant) yield* inSchema(meant, found, path)
    else yield wrongValue(path, found, { anyOf })
  }

  function* inFields(schema: ObjectSchema, found: Readonly<Record<string, unknown>>, path: string): Problems {
    const { properties = {}, required = [], additionalProperties } = schema
    const known = { enum: Object.keys(properties) }
    const kind = properties['kind']
    // `kind` comes first, so that an object of another kind is told by it.
    if (kind) yield* inSchema(kind, found['kind'], pointer(path, 'kind'))
    for (const name of required) {
      if (name !== 'kind' && (!Object.hasOwn(found, name) || found[name] === undefined))
        yield {
          code: 'missing',
          path: pointer(path, name),
          found: undefined,
          expected: properties[name] ?? known,
        } as const
    }
    for (const name of Object.keys(found)) {
      if (name === 'kind' && kind) continue
      const place = pointer(path, name)
      const schemaOfField = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
      if (found[name] === undefined) continue
      if (schemaOfField === false || schemaOfField === undefined)
        yield { code: 'unknown-field', path: place, found: found[name], expected: known } as const
      else yield* inSchema(schemaOfField, found[name], place)
    }
  }
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
