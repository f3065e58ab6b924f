import type { Entry } from '@rulestone/text'

/** A Chinese entry about cover without words, or with the given properties. */
export const madeEntry = (said: Partial<Entry> = {}): Entry => ({
  id: 'cover',
  locale: 'zh',
  file: 'rules/combat/cover.zh.md',
  title: '',
  aliases: [],
  summary: '',
  kind: 'rule',
  ruleset: 'srd-5.2.1',
  source: [],
  related: [],
  counterparts: [],
  calculator: 'folded',
  chapter: 'combat',
  headings: [],
  blocks: [],
  hash: '',
  staleBlocks: [],
  ...said,
})
