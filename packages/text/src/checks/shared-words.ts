import { isRule, rightForms } from '../corpus/index.ts'
import { startOf } from '../findings/index.ts'
import { LOCALES, SOURCE_LOCALE } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { EXAMPLE_ENTRY } from './framework/example-entry.ts'

const comparable = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()

const OTHER = EXAMPLE_ENTRY.replace('id: rule', 'id: other')

const SPELL = '---\ntitle: Rule\nsummary: S.\nmaterial: moss\n---\n\nWords.\n'

/**
 * No two terms share a form, unless one is `same-as` the other; no two rules of a ruleset, no two spells, and no two
 * headings of an entry, share a name.
 */
export const sharedWords: Check = defineCheck({
  id: 'shared-words',
  severity: 'error',
  description: 'no form shared by two terms, and no name shared by two entries or headings, in one language',
  codes: ['term', 'name'],
  examples: {
    good: [
      {
        files: {
          'terms/a.yml':
            'a: { en: { name: Advantage }, zh: { name: 优势 } }\nb: { en: { name: edge }, zh: { name: 刃 } }',
        },
      },
      { files: { 'terms/a.yml': 'species: { zh: { name: 种族 } }\nrace: { same-as: species, zh: { name: 种族 } }' } },
      { en: '## Half Cover {#half-cover}\n\n## Total Cover {#total-cover}' },
      { en: 'Words.', files: { 'rules/a/other.en.md': OTHER.replace('srd-5.2.1', 'next-2012') } },
      { en: 'Words.', files: { 'spells/light.en.md': SPELL } },
    ],
    bad: [
      {
        files: {
          'terms/a.yml':
            'a: { en: { name: Stealth }, zh: { name: 隐匿 } }\nb: { en: { name: Hide }, zh: { name: 躲藏, aliases: [隐匿] } }',
        },
        code: 'term',
      },
      {
        files: {
          'terms/a.yml': `range: { zh: { name: 射程 } }
spell-range: { same-as: range, zh: { name: 射程 } }
missile-range: { same-as: range, zh: { name: 射程 } }
reach: { zh: { name: 射程 } }`,
        },
        code: 'term',
        at: '4:14',
      },
      { en: 'Words.', files: { 'rules/a/other.en.md': OTHER }, code: 'name', at: '3:8' },
      { files: { 'spells/aid.en.md': SPELL, 'spells/light.en.md': SPELL }, code: 'name', at: '2:8' },
      { en: '## Cover {#half-cover}\n\n## Cover {#total-cover}', code: 'name', at: '14:1' },
    ],
  },
  *check({ terms, entries, groups }) {
    const shared = (id: string): string => terms.get(id)?.sameAs ?? id
    const rulesetOf = (id: string): string => {
      const front = groups.get(id)?.[SOURCE_LOCALE]?.frontMatter
      return front?.sort === 'source' ? front.ruleset : ''
    }
    for (const locale of LOCALES) {
      const owners = new Map<string, string>()
      for (const { id, file, forms, document } of terms.values()) {
        for (const form of rightForms(forms[locale])) {
          const owner = owners.get(comparable(form))
          if (owner !== undefined && shared(owner) !== shared(id)) {
            yield { file, ...document.at([id, locale]), code: 'term', values: { got: form, id, first: owner, locale } }
          }
          owners.set(comparable(form), owner ?? id)
        }
      }
      const titles = new Map<string, string>()
      for (const entry of entries.filter((one) => one.locale === locale)) {
        const { file, id, title, aliases, yaml, headings } = entry
        const shelf = isRule(id) ? rulesetOf(id) : id.slice(0, id.indexOf(':'))
        for (const name of new Set([title ?? '', ...aliases].map(comparable))) {
          const key = `${shelf}\n${name}`
          const first = titles.get(key)
          titles.set(key, first ?? id)
          if (first === undefined || first === id || name === '') continue
          yield { file, ...yaml.at(['title']), code: 'name', values: { got: name, id, first } }
        }
        const inEntry = new Map<string, string>()
        for (const { id: heading = '', text, node } of headings) {
          const first = inEntry.get(comparable(text))
          if (first !== undefined) {
            yield { file, ...startOf(node), code: 'name', values: { got: text, id: heading, first } }
          }
          inEntry.set(comparable(text), first ?? heading)
        }
      }
    }
  },
})
