export type { Block, BlockContent, Item, Span } from './block.ts'
export type { Measure } from './common.ts'
export type { Rule } from './rule.ts'
export { rule as ruleSchema } from './rule.ts'
