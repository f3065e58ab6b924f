import type { Link } from 'mdast'
import type { SourceEntry } from '../corpus/index.ts'
import { startOf } from '../findings/index.ts'
import { nearest } from '../language/index.ts'
import { isWritten, plainText, ruleOf } from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { EXAMPLE_ENTRY } from './framework/example-entry.ts'
import { formVariants } from './term-forms/forms.ts'

/** The links of an entry that were written as `[text](target)`. */
const writtenLinks = ({ blocks, text }: SourceEntry): Link[] =>
  blocks.flatMap(({ nodes }) => nodes.filter((node) => node.type === 'link')).filter((link) => isWritten(link, text))

const comparable = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()

const related = (key: string, ids: string): string => EXAMPLE_ENTRY.replace('\n---\n', `\n${key}: [${ids}]\n---\n`)
const COVER = EXAMPLE_ENTRY.replace('id: rule\ntitle: Rule', 'id: cover\ntitle: Cover\naliases: [degrees of cover]')
const files = {
  'rules/a/cover.en.md': `${COVER}\n## Half Cover {#half-cover}`,
  'rules/a/cover.zh.md': '---\nid: cover\ntitle: 掩护\nsummary: 句。\n---\n\n## 半身掩护 {#half-cover}',
  'terms/a.yml': 'half-cover: { en: { name: Half Cover, aliases: [cover by half] } }',
}

/** Links have existing entries or headings as targets, and a name of the target as text. */
export const links: Check = defineCheck({
  id: 'links',
  severity: 'error',
  byRule: true,
  description: 'existing targets; the text is a name of the target in that language',
  examples: {
    good: [
      { en: '[Cover](rule:cover), [cover](rule:cover), [degrees of cover](rule:cover)', files },
      {
        en: '**[Half Cover](rule:half-cover)**, [half\ncover](rule:half-cover), [cover by half](rule:half-cover)',
        files,
      },
      { en: 'Cover:see[Half Cover](rule:half-cover)', files },
      { zh: '[掩护](rule:cover)和[半身掩护](rule:half-cover)', files },
    ],
    bad: [
      {
        en: 'See [Cover](rule:covr).',
        files,
        code: 'unknown-target',
        at: '12:5',
        values: { got: 'covr', expected: ['cover'] },
      },
      { en: '[Cover](rule:)', files, code: 'unknown-target' },
      { en: '[Cover](../cover)', files, code: 'no-rule' },
      { en: '[Cover](https://example.org)', files, code: 'no-rule' },
      { en: '[Cover](javascript:alert)', files, code: 'no-rule' },
      { en: '[Cover]()', files, code: 'no-rule' },
      { en: '[the cover](rule:cover)', files, code: 'wrong-text' },
      {
        en: '[the cover](rule:half-cover)',
        files,
        code: 'wrong-text',
        values: { expected: ['Half Cover', 'cover by half'] },
      },
      { en: '[](rule:cover)', files, code: 'wrong-text' },
      { zh: '[Cover](rule:cover)', files, code: 'wrong-text', at: '8:1' },
      {
        files: { ...files, 'rules/a/rule.en.md': related('related', 'cover, half-cover') },
        code: 'unknown-related',
        at: '8:18',
      },
      {
        files: { ...files, 'rules/a/rule.en.md': related('counterparts', 'rul') },
        code: 'unknown-counterpart',
        at: '8:16',
      },
    ],
  },
  codes: ['unknown-target', 'no-rule', 'wrong-text', 'unknown-related', 'unknown-counterpart'],
  *check({ entries, targets, unread }) {
    const rules = Array.from(targets, ([id, { entry }]) => (id === entry ? id : [])).flat()
    const isRule = (id: string): boolean => targets.get(id)?.entry === id
    const suggested = new Map<string, readonly string[]>()
    const suggestions = (id: string): readonly string[] => {
      const names = suggested.get(id) ?? nearest(id, targets.keys())
      suggested.set(id, names)
      return names
    }
    for (const entry of entries) {
      const { file, locale, frontMatter, yaml } = entry
      for (const link of writtenLinks(entry)) {
        const at = { file, ...startOf(link) }
        const id = ruleOf(link)
        if (id === undefined) {
          yield { ...at, code: 'no-rule', values: { got: link.url } }
          continue
        }
        const target = targets.get(id)
        const got = plainText(link)
        if (!target) {
          yield { ...at, code: 'unknown-target', values: { got: id, expected: suggestions(id) } }
          continue
        }
        // A name may be one of the terms.
        if (unread.includes('termFiles')) continue
        const names = [...new Set(target.names[locale])]
        const accepted = names.flatMap((name) => formVariants(name, locale))
        if (accepted.length > 0 && !accepted.some((name) => comparable(name) === comparable(got))) {
          yield { ...at, code: 'wrong-text', values: { got, target: id, expected: names } }
        }
      }
      const related = frontMatter?.sort === 'source' ? frontMatter.related : []
      for (const [index, id] of related.entries()) {
        if (isRule(id)) continue
        const values = { got: id, expected: nearest(id, rules) }
        yield { file, ...yaml.at(['related', index]), code: 'unknown-related', values }
      }
      const counterparts = frontMatter?.sort === 'source' ? frontMatter.counterparts : []
      for (const [index, id] of counterparts.entries()) {
        if (targets.has(id)) continue
        yield {
          file,
          ...yaml.at(['counterparts', index]),
          code: 'unknown-counterpart',
          values: { got: id, expected: suggestions(id) },
        }
      }
    }
  },
})
