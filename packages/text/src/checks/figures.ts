import { figuresInText } from '../markdown/figures-in-text.ts'
import { runningText } from '../markdown/running-text.ts'
import type { SourceBlock } from '../markdown/source-block.ts'
import { startOf } from '../read/place.ts'
import { type Check, defineCheck } from './check.ts'
import { blockPairs, pairs, surplus } from './translations.ts'

const figuresOf = ({ node }: SourceBlock): string[] =>
  figuresInText(
    runningText(node)
      .map(({ value }) => value)
      .join('\n'),
  )

/** A translation says the same figures as the English, block by block. */
export const figures: Check = defineCheck({
  id: 'figures',
  severity: 'error',
  codes: ['differ'],
  *check(context) {
    for (const pair of pairs(context)) {
      for (const { source, target } of blockPairs(pair)) {
        const [theirs, ours] = [figuresOf(source), figuresOf(target)]
        const [missing, extra] = [surplus(theirs, ours), surplus(ours, theirs)]
        if (missing.length + extra.length === 0) continue
        const values = { key: source.key, got: extra, expected: missing }
        yield { file: pair.translated.file, ...startOf(target.node), code: 'differ', values }
      }
    }
  },
})
