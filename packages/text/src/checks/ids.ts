import { startOf } from '../findings/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** Ids are unique: entries and headings share one namespace, terms have another. */
export const ids: Check = defineCheck({
  id: 'ids',
  severity: 'error',
  description: 'no id twice, headings and entries together',
  examples: {
    good: [{ en: '## A {#a}', zh: '## 甲 {#a}', files: { 'rules/a/other.en.md': '## B {#b}' } }],
    bad: [
      { en: 'Words.', files: { 'rules/travel/rule.en.md': '---\nid: rule\n---\n' }, code: 'entry-twice', at: '2:5' },
      { en: '## A {#a}\n\n## B {#a}', code: 'heading-twice', at: '14:1' },
      { en: '## A {#a}', files: { 'rules/z/z.en.md': '## A {#a}' }, code: 'heading-twice', at: '1:1' },
      { zh: '## 甲 {#rule}', code: 'heading-twice', at: '8:1' },
      { en: '## A {#other}', files: { 'rules/a/other.zh.md': '字。' }, code: 'heading-twice', at: '12:1' },
      {
        files: {
          'terms/a.yml': 'a: { en: { name: a } }',
          'terms/b.yml': 'b: { en: { name: b } }\na: { en: { name: a } }',
        },
        code: 'term-twice',
        at: '2:1',
      },
    ],
  },
  codes: ['entry-twice', 'heading-twice', 'term-twice'],
  *check({ entries, groups, termFiles, terms }) {
    const seen = new Map<string, string>()
    for (const { file, locale, id, yaml } of entries) {
      const first = seen.get(`${locale} ${id}`)
      if (first !== undefined) yield { file, ...yaml.at(['id']), code: 'entry-twice', values: { got: id, first } }
      seen.set(`${locale} ${id}`, first ?? file)
    }
    for (const { file, locale, headings } of entries) {
      for (const { id, node } of headings) {
        if (id === undefined || id === '') continue
        const group = groups.get(id)
        const first = seen.get(`${locale} ${id}`) ?? (group && (group.en ?? group.zh ?? group.th)?.file)
        if (first !== undefined) yield { file, ...startOf(node), code: 'heading-twice', values: { got: id, first } }
        seen.set(`${locale} ${id}`, first ?? file)
      }
    }
    for (const term of termFiles.flatMap((termFile) => termFile.terms)) {
      const first = terms.get(term.id)
      if (first === undefined || first === term) continue
      const place = term.document.keyAt([term.id])
      yield { file: term.file, ...place, code: 'term-twice', values: { got: term.id, first: first.file } }
    }
  },
})
