import { placeAt, startOf } from '../findings/index.ts'
import { runningText } from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** A number, but not that of a die such as `d20`. */
const FIGURE = /(?<![\p{Nd}\p{L}])\p{Nd}+/u

/** Tables in Markdown have no figures, which belong in tables of core, and rows with as many cells as the header. */
export const wordTables: Check = defineCheck({
  id: 'word-tables',
  severity: 'error',
  byRule: true,
  description: 'no figures in Markdown tables, and rows with as many cells as the header',
  excusable: true,
  examples: {
    good: [
      { en: '| Task | Roll |\n|---|---|\n| Climb | a d20 |' },
      { en: '| Task | Roll |\n|---|---|\n| Climb | two dice |' },
      { en: '| Task | Roll |\n|---|---|\n| Climb | :value[natural-hit] |' },
      { en: '| Task | Roll |\n|---|---|\n| Climb | :dice[2d6] |' },
      { en: '| Task | Roll |\n|---|---|\n| Climb | [d20](rule:x) |' },
      { en: 'DC 15' },
    ],
    bad: [
      { en: '| Task | Roll |\n|---|---|\n| Climb | +2 |', code: 'figure', at: '14:12' },
      { en: '| Task | Roll |\n|---|---|\n| Climb | DC 15 |', code: 'figure', at: '14:14' },
      { en: '| Task | Roll |\n|---|---|\n| Climb | **DC 15** |', code: 'figure', at: '14:16' },
      { th: '| Task | Roll |\n|---|---|\n| Climb | ต้องได้ ๑๕ |', code: 'figure', at: '10:19' },
      { en: '| Task | Roll |\n|---|---|\n| Climb | １５ |', code: 'figure', at: '14:11' },
      { en: '| Task | Roll |\n|---|---|\n| Climb | a d20 | Athletics |', code: 'cells' },
      { en: '| Task | Roll |\n|---|---|\n| Climb |', code: 'cells' },
    ],
  },
  codes: ['figure', 'cells'],
  *check({ entries }) {
    for (const { file, text, blocks } of entries) {
      const tables = blocks.flatMap(({ nodes }) => nodes.filter((node) => node.type === 'table'))
      for (const { children } of tables) {
        const expected = children[0]?.children.length ?? 0
        for (const row of children) {
          const got = row.children.length
          if (got !== expected) yield { file, ...startOf(row), code: 'cells', values: { got, expected } }
        }
      }
      for (const { position } of tables.flatMap(runningText)) {
        const start = position?.start.offset ?? 0
        const figure = FIGURE.exec(text.slice(start, position?.end.offset))
        if (!figure) continue
        yield { file, ...placeAt(text, start + figure.index), code: 'figure', values: { got: figure[0] } }
      }
    }
  },
})
