import { z } from 'zod'
import { byLanguage, edition, id } from './common.ts'

const named = z.strictObject({ id: z.string(), name: byLanguage })

/** A calculator: its input as JSON Schema, and the names of its fields. */
export const calculator = z
  .strictObject({
    id,
    editions: z.array(edition).describe('those that it can compute; the first is the default'),
    topic: id,
    title: byLanguage,
    caption: byLanguage.describe('what it computes'),
    rules: z.array(id).describe('the rules that it applies'),
    input: z.record(z.string(), z.unknown()).describe('the JSON Schema (2020-12) of its input'),
    fields: z.array(
      z.strictObject({
        id: z.string(),
        label: byLanguage,
        hint: byLanguage.optional(),
        options: z.array(named).optional().describe('the values that it takes'),
      }),
    ),
    figures: z.array(named).describe('the figures of its results'),
    examples: z
      .array(
        z.strictObject({
          id: z.string(),
          source: z.string(),
          input: z.record(z.string(), z.unknown()).describe('fields that are left out have their default'),
          figures: z.record(z.string(), z.string()).describe('integers or fractions, such as `3/5`'),
        }),
      )
      .describe('worked examples, each with figures of its result'),
  })
  .meta({ id: 'Calculator', description: 'A calculator: its input as JSON Schema, and the names of its fields.' })

export type Calculator = z.infer<typeof calculator>
