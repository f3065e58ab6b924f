import { z } from 'zod'
import { id, language, measure } from './common.ts'

/** Running text with the same marks and the same meaning. */
const span = z
  .strictObject({
    text: z.string(),
    strong: z.literal(true).optional(),
    emphasis: z.literal(true).optional(),
    language: language.optional().describe('the language of the text, where it is not that of the record'),
    rule: id.optional().describe('links to this rule or heading'),
    spell: id.optional().describe('links to this spell'),
    creature: id.optional().describe('links to this creature'),
    term: id.optional().describe('names this term, which has no rule of its own'),
    figure: id.optional().describe('shows this figure'),
    value: z.number().optional().describe('the number that the text shows, if it shows a figure without a unit'),
    measure: measure.optional(),
    dice: z.string().optional().describe('dice that can be rolled, in dice notation'),
  })
  .meta({ id: 'Span', description: 'Running text with the same marks and the same meaning.' })

const common = {
  key: z.string().describe('the same in every language; the id of the element on its page'),
  markdown: z.string().describe('CommonMark, with tables of GitHub; links are absolute'),
  text: z.string(),
  stale: z.literal(true).optional().describe('translated from an older version of the English'),
}

const spans = z.array(span)

/** An item of a list, or a cell of a table. */
const item = z.strictObject({ spans })

/** The value of a field of a calculator. */
const fieldValue = z.union([z.int(), z.boolean(), z.string(), z.array(z.string())])

/** A top-level part of a rule, a spell or a creature. */
export const block = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('heading'), ...common, depth: z.int().min(2).max(3), spans }),
    z.strictObject({ kind: z.literal('paragraph'), ...common, spans }),
    z.strictObject({
      kind: z.literal('list'),
      ...common,
      ordered: z.boolean(),
      start: z.int().optional().describe('the number of the first item of an ordered list'),
      items: z.array(item),
    }),
    z.strictObject({
      kind: z.literal('table'),
      ...common,
      table: id.optional().describe('the id of the table; absent if the table has only words'),
      caption: z.string().optional(),
      header: z.array(item),
      rows: z.array(z.array(item)),
    }),
    z.strictObject({
      kind: z.literal('calculator'),
      ...common,
      calculator: id.describe('the id of the calculator'),
      title: z.string(),
      input: z.record(z.string(), fieldValue).describe('the fields that the text fills in; others have their default'),
      url: z.url().describe('the page of the calculator, filled in'),
    }),
  ])
  .meta({ id: 'Block', description: 'A top-level part of a rule, a spell or a creature.' })

export type Span = z.infer<typeof span>
export type Item = z.infer<typeof item>
export type Block = z.infer<typeof block>

type WithoutForms<B> = B extends unknown ? Omit<B, keyof typeof common> : never

/** The content of a block, without its forms as Markdown and text. */
export type BlockContent = WithoutForms<Block>
