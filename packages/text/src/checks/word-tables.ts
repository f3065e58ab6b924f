import { runningText } from '../markdown/running-text.ts'
import { placeAt } from '../read/place.ts'
import { type Check, defineCheck } from './check.ts'

/** A number, but not the name of a die: `d20` is a word. */
const FIGURE = /(?<![\p{Nd}\p{L}])\p{Nd}+/u

/** A table that is written in Markdown holds words; figures stand in tables from core. */
export const wordTables: Check = defineCheck({
  id: 'word-tables',
  severity: 'error',
  codes: ['figure'],
  *check({ entries }) {
    for (const { file, text, blocks } of entries) {
      const tables = blocks.flatMap(({ nodes }) => nodes.filter((node) => node.type === 'table'))
      for (const { position } of tables.flatMap(runningText)) {
        const start = position?.start.offset ?? 0
        const figure = FIGURE.exec(text.slice(start, position?.end.offset))
        if (!figure) continue
        yield { file, ...placeAt(text, start + figure.index), code: 'figure', values: { got: figure[0] } }
      }
    }
  },
})
