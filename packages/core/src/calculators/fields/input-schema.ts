import { DEFAULT_LIMITS } from '../../dice/limits.ts'
import type { Calculator, Field, FieldValue } from '../calculator.ts'
import { COMPASS } from '../shared/path.ts'

/** The JSON Schema of a field. */
export type FieldSchema = { readonly default: FieldValue } & (
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly enum: readonly string[] }
  | { readonly type: 'string'; readonly minLength: number; readonly maxLength: number }
  | { readonly type: 'string'; readonly pattern: string }
  | {
      readonly type: 'array'
      readonly items: { readonly type: 'string'; readonly enum: readonly string[] }
      readonly uniqueItems: true
    }
)

/** The JSON Schema of the input of a calculator. */
export interface InputSchema {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema'
  readonly type: 'object'
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly additionalProperties: false
}

const STEP = `(?:${COMPASS.join('|')})\\*?`

function fieldSchema(field: Field): FieldSchema {
  switch (field.type) {
    case 'integer':
      return { type: 'integer', minimum: field.minimum, maximum: field.maximum, default: field.default }
    case 'flag':
      return { type: 'boolean', default: field.default }
    case 'choice':
      return { type: 'string', enum: field.options, default: field.default }
    case 'several': {
      const items = { type: 'string', enum: field.options } as const
      return { type: 'array', items, uniqueItems: true, default: field.default }
    }
    case 'dice':
      return { type: 'string', minLength: 1, maxLength: DEFAULT_LIMITS.length, default: field.default }
    case 'path':
      return { type: 'string', pattern: `^(?:${STEP}(?: ${STEP}){0,${field.longest - 1}})?$`, default: field.default }
  }
}

/**
 * The input of a calculator as a JSON Schema (draft 2020-12), for a form, a tool or another language. No field is
 * required: one that is left out has its default. Two rules are not in the schema: the notation of dice, and the
 * options of a field that offers fewer of them in some states; `readState` checks both.
 *
 * @example
 * inputSchema(diceCalculator).properties['at-least'] // => { type: 'integer', minimum: -1000000, maximum: 1000000, default: 15 }
 */
export const inputSchema = ({ fields }: Pick<Calculator, 'fields'>): InputSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, fieldSchema(field)])),
  additionalProperties: false,
})
