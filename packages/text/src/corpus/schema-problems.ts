import { z } from 'zod'
import type { Problem } from '../findings/index.ts'
import type { YamlDocument } from './yaml-document.ts'

/** The codes of `SchemaProblem`. */
export const SCHEMA_CODES = [
  'missing-key',
  'unknown-key',
  'wrong-type',
  'unknown-value',
  'wrong-format',
  'too-long',
  'too-short',
] as const

/** A value that does not fit its schema. */
export type SchemaProblem = Problem<(typeof SCHEMA_CODES)[number]>

/** The schema at a path, without wrappers such as `optional`. */
function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schemaAt(schema.unwrap(), path)
  const [step, ...rest] = path
  if (step === undefined) return schema
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(step)], rest)
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest)
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest)
  return undefined
}

function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const at = schemaAt(schema, path)
  return at instanceof z.ZodObject ? Object.keys(at.shape) : []
}

const show = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)))

type Detail = Pick<SchemaProblem, 'code' | 'values'>

function detail(issue: z.core.$ZodIssue, path: readonly PropertyKey[]): Detail {
  const key = path.map(String).join('.')
  const got = show(issue.input)
  if (issue.input === undefined) return { code: 'missing-key', values: { key } }
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrong-type', values: { key, got, type: issue.expected } }
    case 'invalid_value':
      return { code: 'unknown-value', values: { key, got, expected: issue.values.map(String) } }
    case 'invalid_format':
      return { code: 'wrong-format', values: { key, got, expected: issue.pattern ?? issue.format } }
    case 'too_big':
      return { code: 'too-long', values: { key, got: lengthOf(issue.input), expected: Number(issue.maximum) } }
    case 'too_small':
      return { code: 'too-short', values: { key, got: lengthOf(issue.input), expected: Number(issue.minimum) } }
    default:
      return { code: 'wrong-type', values: { key, got, type: 'other' } }
  }
}

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return value.trim().length
  return Array.isArray(value) ? value.length : Number(value)
}

/** Valid data, or all problems. */
export type Checked<Value> = { readonly value: Value } | { readonly problems: readonly SchemaProblem[] }

/** The file, document and path of the data to check. */
export interface DataPlace {
  readonly file: string
  readonly document: YamlDocument
  readonly path?: readonly PropertyKey[]
}

/** Checks data from YAML against a schema. */
export function checkSchema<Value>(
  { file, document, path: base = [] }: DataPlace,
  data: unknown,
  schema: z.ZodType<Value>,
): Checked<Value> {
  const result = schema.safeParse(data, { reportInput: true })
  if (result.success) return { value: result.data }
  const problems = result.error.issues.flatMap((issue): SchemaProblem[] => {
    const path = [...base, ...issue.path]
    if (issue.code !== 'unrecognized_keys') return [{ file, ...document.at(path), ...detail(issue, path) }]
    const expected = knownKeys(schema, issue.path)
    return issue.keys.map((key) => ({
      file,
      ...document.keyAt([...path, key]),
      code: 'unknown-key',
      values: { got: [...path, key].join('.'), expected },
    }))
  })
  return { problems }
}
