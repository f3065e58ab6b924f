import { FRONT_MATTER_CODES, isCreature } from '../corpus/index.ts'
import { type Check, defineCheck, type Example } from './framework/check.ts'

/** Markup in a plain text. */
const MARKUP = /\]\(|\*\*|`|:(?:dice|value|table|calculator)[[{]/

/** Sources without pages. */
const WITHOUT_PAGES = /^(?:Free Rules \(2024\)|How to Play)(?:,|$)/

const ENGLISH = `---
id: rule
title: Rule
aliases: []
summary: One sentence.
kind: rule
ruleset: srd-5.2.1
source: [{ heading: 'Playing the Game', page: 5 }]
related: []
---
`
const CHINESE = '---\nid: rule\ntitle: 题\nsummary: 一句话。\n---\n'

const english = (text: string): Example => ({ files: { 'rules/a/rule.en.md': text } })
const edited = (from: string | RegExp, to: string): Example => english(ENGLISH.replace(from, to))
const chinese = (line: string): Example => ({
  files: { 'rules/a/rule.zh.md': CHINESE.replace(/(?=---\n$)/, `${line}\n`) },
})

/** Nested lists of aliases, whose size is exponential. */
const BOMB = Array.from({ length: 12 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(', ')}]`)

/** Front matter fits its schema, has the id of the file name, and a summary of plain text. */
export const frontMatter: Check = defineCheck({
  id: 'front-matter',
  severity: 'error',
  byRule: true,
  description: 'the schema, the id of the file name, the page of each source, a summary of plain text',
  examples: {
    good: [
      { en: 'Words.', zh: '字。', th: 'คำ' },
      english(ENGLISH),
      chinese('translation: { of: 3f9c1d20ab47, status: reviewed }'),
      edited('related: []', 'calculator: open'),
      edited(/source: .*/, "source: [{ heading: 'Free Rules (2024), Skills' }]"),
    ],
    bad: [
      { ...english('Words.\n'), code: 'no-front-matter', at: '1:1' },
      { ...edited('id: rule', 'id: cloak'), code: 'id-differs', at: '2:5' },
      { ...edited('id: rule', 'id: Rule'), code: 'wrong-format', at: '2:5' },
      { ...edited(/^summary.*\n/m, ''), code: 'missing-key', at: '2:1' },
      { ...edited('kind:', 'sort:'), code: ['missing-key', 'unknown-key'], at: ['2:1', '6:1'] },
      {
        ...edited('related', 'relatd'),
        code: 'unknown-key',
        values: {
          got: 'relatd',
          expected: [
            'id',
            'title',
            'aliases',
            'summary',
            'allow',
            'kind',
            'ruleset',
            'source',
            'related',
            'counterparts',
            'calculator',
          ],
        },
      },
      { ...edited('kind: rule', 'kind: spells'), code: 'unknown-value', at: '6:7' },
      { files: { 'spells/fireball.en.md': ENGLISH }, code: 'unknown-key', at: ['2:1', '6:1', '7:1', '8:1'] },
      { ...edited('aliases: []', 'aliases: cover'), code: 'wrong-type', at: '4:10' },
      { ...edited('page: 5', 'page: 0'), code: 'too-short', at: '8:47' },
      { ...edited('page: 5', 'page: 5, line: 2'), code: 'unknown-key', at: '8:50' },
      { ...edited(/source: .*/, 'source: []'), code: 'too-short', at: '8:9' },
      { ...edited(/source: .*/, "source: [{ heading: 'Rules Glossary, Skill' }]"), code: 'missing-key', at: '8:10' },
      { ...edited('One sentence.', 'a'.repeat(161)), code: 'too-long', at: '5:10' },
      { ...edited('title: Rule', `title: ${'a'.repeat(201)}`), code: 'too-long', at: '3:8' },
      { ...edited('title: Rule', "title: ''"), code: 'too-short', at: '3:8' },
      { ...edited('One sentence.', 'A [link](rule:cover).'), code: 'summary-markup', at: '5:10' },
      { ...edited('One sentence.', 'Roll :dice[1d20].'), code: 'summary-markup', at: '5:10' },
      { ...edited('title: Rule', 'title: [Rule'), code: 'yaml-bracket', at: '3:8', values: { got: '[Rule' } },
      { ...edited('title: Rule', 'title: "Rule'), code: 'yaml-quote', at: '3:8', values: { got: '"Rule' } },
      { ...edited('title: Rule', "title: 'Rule"), code: 'yaml-quote', at: '3:8' },
      { ...edited('aliases: []', 'title: again'), code: 'yaml-duplicate-key', at: '4:1', values: { got: 'title' } },
      { ...edited('title: Rule', 'title:\n\t- Rule'), code: 'yaml-tab', at: '4:1' },
      { ...edited('title: Rule', 'title: Rule: two'), code: 'yaml-colon', at: '3:8', values: { got: 'Rule: two' } },
      { ...edited('title: Rule', 'title Rule'), code: 'yaml-no-colon', at: '3:1' },
      { ...edited('title: Rule', 'title: @rule'), code: 'yaml-start', at: '3:8' },
      { ...edited('aliases: []', 'aliases:\n  a: 1\n b: 2'), code: 'yaml-indent', at: '6:1' },
      { ...edited('page: 5', 'page: 5 line: 2'), code: 'yaml-comma', at: '8:47' },
      { ...edited('title: Rule', 'title: "Rule" two'), code: 'yaml', at: '3:15', values: { got: 'two' } },
      { ...edited('aliases: []', 'aliases: &a [x]\nb: *a'), code: 'yaml-alias', at: '2:1' },
      { ...english(`---\na0: &a0 [x]\n${BOMB.join('\n')}\n---\n`), code: 'yaml-alias', at: '2:1' },
      { ...english(`---\nid: ${'['.repeat(2_400)}\n---\n`), code: 'yaml-deep' },
      { ...chinese('kind: rule'), code: 'unknown-key', at: '5:1' },
      { ...chinese('translation: { of: yes, status: reviewed }'), code: 'wrong-format', at: '5:20' },
      { ...chinese('translation: { of: 123456789012, status: reviewed }'), code: 'wrong-type', at: '5:20' },
      { ...chinese('translation: { of: 3f9c1d20ab47, status: done }'), code: 'unknown-value', at: '5:42' },
    ],
  },
  codes: [...FRONT_MATTER_CODES, 'id-differs', 'summary-markup'],
  *check({ entries }) {
    for (const { file, id, yaml, frontMatter, problems } of entries) {
      yield* problems
      if (!frontMatter) continue
      if (frontMatter.id !== undefined && frontMatter.id !== id) {
        yield { file, ...yaml.at(['id']), code: 'id-differs', values: { got: frontMatter.id, expected: id } }
      }
      // The source of a creature comes from its facts, which have no page.
      const sources = frontMatter.sort === 'source' && !isCreature(id) ? frontMatter.source : []
      for (const [index, { heading, page }] of sources.entries()) {
        if (page !== undefined || WITHOUT_PAGES.test(heading)) continue
        yield { file, ...yaml.at(['source', index]), code: 'missing-key', values: { key: `source.${index}.page` } }
      }
      const markup = MARKUP.exec(frontMatter.summary)
      if (markup) yield { file, ...yaml.at(['summary']), code: 'summary-markup', values: { got: markup[0] } }
    }
  },
})
