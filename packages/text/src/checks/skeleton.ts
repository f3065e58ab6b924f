import type { Nodes } from 'mdast'
import { type Problem, START, startOf } from '../findings/index.ts'
import { isDirective, ruleOf, type SourceBlock, shape, showDirective } from '../markdown/index.ts'
import { allSegmentPairs, blockPairs, type Pair, pairs, type SegmentPair, surplus } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { ownNodes } from './passages/own-nodes.ts'

const CODES = ['blocks', 'shape', 'directives', 'links', 'bold'] as const

type Code = (typeof CODES)[number]

const directivesOf = (nodes: readonly Nodes[]): string[] => nodes.filter(isDirective).map(showDirective)

const linksOf = (nodes: readonly Nodes[]): string[] => [
  ...new Set(nodes.flatMap((node) => (node.type === 'link' ? (ruleOf(node) ?? []) : []))),
]

/** The number of bold texts. The bold text itself may differ, such as a full stop inside or outside it. */
const boldOf = (nodes: readonly Nodes[]): number => nodes.filter(({ type }) => type === 'strong').length

const headingsOf = ({ headings }: Pair['english']): string => headings.map(({ id }) => id).join('\n')

/** The first difference in the order of blocks. The check `headings` reports different headings. */
function* order({ english, translated }: Pair): Iterable<Problem<Code>> {
  if (headingsOf(english) !== headingsOf(translated)) return
  const length = Math.max(english.blocks.length, translated.blocks.length)
  for (let index = 0; index < length; index += 1) {
    const [source, target] = [english.blocks[index], translated.blocks[index]]
    if (source?.key === target?.key) continue
    const at = target ? startOf(target.node) : START
    const values = { got: target?.key ?? '–', expected: source?.key ?? '–' }
    yield { file: translated.file, ...at, code: 'blocks', values }
    return
  }
}

function* compareBlocks(file: string, source: SourceBlock, target: SourceBlock): Iterable<Problem<Code>> {
  const [expected, got] = [shape(source.node), shape(target.node)]
  if (expected === got) return
  yield { file, ...startOf(target.node), code: 'shape', values: { key: source.key, got, expected } }
}

function* compareSegments({ translated, source, target }: SegmentPair): Iterable<Problem<Code>> {
  const at = { file: translated.file, line: target.line, column: target.column }
  const [theirs, ours] = [ownNodes(source), ownNodes(target)]
  const lists = { directives: directivesOf, links: linksOf } as const
  for (const code of ['directives', 'links'] as const) {
    const [expected, got] = [lists[code](theirs), lists[code](ours)]
    const [missing, extra] = [surplus(expected, got), surplus(got, expected)]
    if (missing.length + extra.length > 0) {
      yield { ...at, code, values: { key: source.key, got: extra, expected: missing } }
    }
  }
  const [expected, got] = [boldOf(theirs), boldOf(ours)]
  if (expected !== got) yield { ...at, code: 'bold', values: { key: source.key, got, expected } }
}

/** A translation has the blocks of the English, and each segment the same directives, links and bold texts. */
export const skeleton: Check = defineCheck({
  id: 'skeleton',
  severity: 'error',
  byRule: true,
  description: 'the blocks of the English, and in each segment the same directives, links and bold texts',
  examples: {
    good: [
      { en: 'Words.\n\nMore.', zh: '字。\n\n又一段。' },
      { en: '**A.** Words.', zh: '**甲**：字。' },
      { en: '- a\n- b\n  - c', zh: '- 甲\n- 乙\n  - 丙' },
      { en: '| a | b |\n|:--|---|\n| c | d |', th: '|ก|ข|\n|---|---|\n|ค|ง|' },
      { en: '[a](rule:a), [b](rule:b) and [a](rule:a).', zh: '[乙](rule:b)、[甲](rule:a)。' },
      { en: '::calculator{id="attack" ac="12" cover="half"}', zh: '::calculator{cover="half" ac="12" id="attack"}' },
      { en: 'Roll :dice[1d4], :dice[1d6].', zh: '掷:dice[1d6]或:dice[1d4]。' },
      // Headings differ, so blocks are not compared.
      { en: '## A {#a}\n\nWords.', zh: '字。' },
    ],
    bad: [
      { en: 'a\n\nb', zh: '甲', code: 'blocks', at: '1:1' },
      { en: 'a', zh: '甲\n\n乙', code: 'blocks', at: '10:1' },
      { en: 'a', zh: '- 甲', code: 'blocks', at: '8:1' },
      { en: '::table{id="cover"}\n\na', zh: '甲\n\n::table{id="cover"}', code: 'blocks', at: '8:1' },
      {
        en: '- a\n- b',
        zh: '- 甲',
        code: 'shape',
        values: { key: 'list-1', got: 'list(item)', expected: 'list(item, item)' },
      },
      { en: '- a\n- b', zh: '- 甲\n  - 乙', code: 'shape' },
      { en: '- a', zh: '1. 甲', code: 'shape' },
      { en: '| a |\n|---|\n| b |', zh: '|甲|\n|---|\n|乙|\n|丙|', code: 'shape' },
      { en: '| a | b |\n|---|---|\n| c | d |', zh: '|甲|乙|\n|---|---|\n|丙|', code: 'shape' },
      { en: '::table{id="cover"}', zh: '::table{id="skills"}', code: 'directives', at: '8:1' },
      { en: '::calculator{id="attack" ac="12"}', zh: '::calculator{id="attack" ac="13"}', code: 'directives' },
      { en: '- :dice[1d4]\n- b', zh: '- 甲\n- 乙', code: 'directives' },
      { en: 'Roll :dice[1d4].', th: 'ทอย :dice[1d6]', code: 'directives' },
      { en: 'Roll :dice[1d4] or :dice[1d4].', zh: '掷:dice[1d4]。', code: 'directives' },
      { en: '[a](rule:a)', zh: '甲', code: 'links' },
      { en: 'a', zh: '[甲](rule:a)', code: 'links' },
      {
        en: '## A {#a}\n\n[b](rule:b)',
        zh: '## 甲 {#a}\n\n[丙](rule:c)',
        code: 'links',
        values: { key: 'a.p-1', got: ['c'], expected: ['b'] },
      },
      { en: '**A.** Words.', zh: '甲：字。', code: 'bold' },
    ],
  },
  codes: CODES,
  *check(corpus) {
    for (const pair of pairs(corpus)) {
      yield* order(pair)
      for (const { source, target } of blockPairs(pair)) yield* compareBlocks(pair.translated.file, source, target)
    }
    for (const segments of allSegmentPairs(corpus)) yield* compareSegments(segments)
  },
})
