import type { Problem } from '../finding.ts'
import { isDirective, showDirective } from '../markdown/directive.ts'
import { ruleOf } from '../markdown/rule-link.ts'
import { shape } from '../markdown/shape.ts'
import type { SourceBlock } from '../markdown/source-block.ts'
import { START, startOf } from '../read/place.ts'
import { type Check, defineCheck } from './check.ts'
import { blockPairs, type Pair, pairs, surplus } from './translations.ts'

const CODES = ['blocks', 'shape', 'directives', 'links'] as const

type Code = (typeof CODES)[number]

const directivesOf = ({ nodes }: SourceBlock): string[] => nodes.filter(isDirective).map(showDirective)

const linksOf = ({ nodes }: SourceBlock): string[] => [
  ...new Set(nodes.flatMap((node) => (node.type === 'link' ? (ruleOf(node) ?? []) : []))),
]

const headingsOf = ({ headings }: Pair['english']): string => headings.map(({ id }) => id).join('\n')

/** The first block in which the order of blocks differs. Where headings differ the check of headings says so. */
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

function* compare(file: string, source: SourceBlock, target: SourceBlock): Iterable<Problem<Code>> {
  const at = { file, ...startOf(target.node) }
  const [expected, got] = [shape(source.node), shape(target.node)]
  if (expected !== got) yield { ...at, code: 'shape', values: { key: source.key, got, expected } }
  const lists = { directives: directivesOf, links: linksOf } as const
  for (const code of ['directives', 'links'] as const) {
    const [theirs, ours] = [lists[code](source), lists[code](target)]
    const [missing, extra] = [surplus(theirs, ours), surplus(ours, theirs)]
    if (missing.length + extra.length > 0) {
      yield { ...at, code, values: { key: source.key, got: extra, expected: missing } }
    }
  }
}

/** A translation has the blocks of the English, with the same directives and the same links in each. */
export const skeleton: Check = defineCheck({
  id: 'skeleton',
  severity: 'error',
  codes: CODES,
  *check(context) {
    for (const pair of pairs(context)) {
      yield* order(pair)
      for (const { source, target } of blockPairs(pair)) yield* compare(pair.translated.file, source, target)
    }
  },
})
