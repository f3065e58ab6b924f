import type { Link } from 'mdast'
import type { SourceEntry } from '../corpus/index.ts'
import { startOf } from '../findings/index.ts'
import { nearest } from '../language/index.ts'
import { isWritten, plainText, ruleOf } from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { lookedFor } from './term-forms/forms.ts'

/** The links of an entry that were written as links. */
const writtenLinks = ({ blocks, text }: SourceEntry): Link[] =>
  blocks.flatMap(({ nodes }) => nodes.filter((node) => node.type === 'link')).filter((link) => isWritten(link, text))

const comparable = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()

const RELATED =
  '---\nid: rule\ntitle: Rule\nsummary: S.\nkind: rule\nruleset: srd-5.2.1\nsource: [{ heading: H, page: 5 }]\nrelated: [rul]\n---\n'

/** Links lead to entries and headings that exist, and say what the target is called. */
export const links: Check = defineCheck({
  id: 'links',
  severity: 'error',
  byRule: true,
  description: 'targets that exist, said by a name of theirs in that language',
  examples: {
    good: [{ en: '## Half Cover {#half-cover}\n\n[half cover](rule:half-cover) of a [Rule](rule:rule)' }],
    bad: [
      { en: '[Rule](rule:rul)', code: 'unknown-target' },
      { en: '[Rule](/zh/rules/rule/)', code: 'no-rule' },
      { en: '[Rule](javascript:alert)', code: 'no-rule' },
      { en: '[this](rule:rule)', code: 'wrong-text' },
      { zh: '[Rule](rule:rule)', code: 'wrong-text' },
      {
        files: { 'rules/a/rule.en.md': RELATED },
        code: 'unknown-related',
      },
      {
        files: { 'rules/a/rule.en.md': RELATED.replace('related:', 'counterparts:') },
        code: 'unknown-counterpart',
      },
    ],
  },
  codes: ['unknown-target', 'no-rule', 'wrong-text', 'unknown-related', 'unknown-counterpart'],
  *check({ entries, targets }) {
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
        const names = target.names[locale]
        const accepted = names.flatMap((name) => lookedFor(name, locale))
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
