import { FIGURE_ROWS, RULE_ROWS } from './rows.ts'

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

const table = (head: readonly string[], rows: readonly (readonly (number | string)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const held = RULE_ROWS.filter(({ by }) => by.length > 0)
const without = RULE_ROWS.filter(({ by }) => by.length === 0)

/** The list of the exports that hold each rule and each figure, for developers. */
export const COVERAGE = `# Where core holds the rules

Generated from \`test/coverage\` by \`pnpm coverage\`. A test compares each figure with the book, and this file with its
source.

## Rules with a number or a procedure

${table(
  ['Rule', 'Source', 'Exports'],
  held.map(({ id, title, source, by }) => [`${title} (\`${id}\`)`, source, code(by)]),
)}

## Figures of the Rules Glossary

${table(
  ['Headword', 'Figure', 'Value', 'Exports'],
  FIGURE_ROWS.map(({ headword, what, stated, answer }) => [
    headword,
    what,
    stated,
    answer === 'none' ? '' : code(answer.by),
  ]),
)}

## Rules without a number or a procedure

${table(
  ['Rule', 'Source', 'What it is'],
  without.map(({ id, title, source, because }) => [`${title} (\`${id}\`)`, source, because]),
)}
`
