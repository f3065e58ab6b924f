import type { Corpus } from '../corpus/index.ts'
import { type Problem, placeAt } from '../findings/index.ts'
import { nearest, pluralForm, SOURCE_LOCALE } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

type Code = 'unused' | 'missing'

/** Namespaces whose keys other checks compare with core or the checks. */
const ELSEWHERE: ReadonlySet<string> = new Set(['tables', 'findings'])

/** A string literal in code, also inside a template: `'rule.related'`, `"name"`. */
const LITERAL = /(?<=')[\w.-]{1,80}(?=')|(?<=")[\w.-]{1,80}(?=")/g

/** A template literal, whose `${…}` match anything. */
const TEMPLATE = /`([^`\\\n]{1,120})`/g

/** A literal key in a call of `t`. */
const LOOKED_UP = /\bt\(\s*'([\w.-]+)'/g

const escapeForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The keys that the code may look up: literals with and without their first part, and templates. */
interface Uses {
  readonly literals: ReadonlySet<string>
  readonly templates: readonly RegExp[]
}

function usesIn(code: Corpus['code']): Uses {
  const [literals, templates]: [Set<string>, Set<string>] = [new Set(), new Set()]
  for (const { text } of code) {
    for (const [literal] of text.matchAll(LITERAL)) literals.add(literal).add(literal.replace(/^[\w-]+\./, ''))
    for (const [, template = ''] of text.matchAll(TEMPLATE)) {
      const pattern = template
        .split(/\$\{[^}]*\}?/)
        .map(escapeForPattern)
        .join('.+')
      if (/[a-z]/.test(pattern)) templates.add(pattern)
    }
  }
  return { literals, templates: [...templates].map((pattern) => new RegExp(`^${pattern}$`)) }
}

/** A key with its namespace, and all its suffixes. */
function tails(namespace: string, key: string): string[] {
  const parts = [namespace, ...key.split('.')]
  return parts.map((_, index) => parts.slice(index).join('.'))
}

/** Example code that looks up a key. */
const lookUp = (key: string): string => `t('${key}')\n`

/** The English strings are exactly those that the code of the repository looks up. */
export const stringKeys: Check = defineCheck({
  id: 'string-keys',
  severity: 'error',
  needs: ['stringsFiles'],
  besideRules: true,
  description: 'exactly the strings that the code uses',
  codes: ['unused', 'missing'],
  examples: {
    good: [
      {
        files: {
          'strings/en/site.json':
            '{ "rule": { "related": "See also" }, "kinds": { "a": "A" }, "hit_one": "a hit", "hit_other": "hits" }',
          '../apps/site/src/a.ts': `${lookUp('rule.related')} + t(\`kinds.\${kind}\`) + ${lookUp('hit')}`,
        },
      },
      { files: { 'strings/en/site.json': '{ "rule": "See also" }' } },
    ],
    bad: [
      {
        files: {
          'strings/en/site.json': '{ "rule": "Rule", "gone": "Gone" }',
          '../apps/site/src/a.ts': lookUp('rule'),
        },
        code: 'unused',
      },
      {
        files: {
          'strings/en/site.json': '{ "rule": "Rule" }',
          '../apps/site/src/a.ts': lookUp('rule') + lookUp('site.rulle'),
        },
        code: 'missing',
      },
    ],
  },
  *check({ stringsFiles, code }): Iterable<Problem<Code>> {
    if (code.length === 0) return
    const english = stringsFiles.filter(({ locale }) => locale === SOURCE_LOCALE)
    const uses = usesIn(code)
    const known = new Set<string>()
    for (const { file, namespace, strings, at } of english) {
      for (const key of strings.keys()) {
        const plain = pluralForm(key, strings)?.base ?? key
        const its = [...tails(namespace, key), ...tails(namespace, plain)]
        for (const tail of its) known.add(tail)
        const isUsed =
          ELSEWHERE.has(namespace) ||
          its.some((tail) => uses.literals.has(tail) || uses.templates.some((pattern) => pattern.test(tail)))
        if (!isUsed) yield { file, ...at(key), code: 'unused', values: { got: key } }
      }
    }
    for (const { file, text } of code) {
      for (const { 1: key = '', index } of text.matchAll(LOOKED_UP)) {
        const isKnown = known.has(key) || known.has(key.split('.').slice(1).join('.'))
        if (isKnown) continue
        yield { file, ...placeAt(text, index), code: 'missing', values: { got: key, expected: nearest(key, known) } }
      }
    }
  },
})
