import { SUMMARY_LENGTH } from '../../../../src/corpus/front-matter.ts'
import type { Locale } from '../../../../src/language/locale.ts'
import type { Kind } from '../fault.ts'
import { inFrontMatter } from '../material.ts'

const ALL: readonly Locale[] = ['en', 'zh', 'th']
const TRANSLATIONS: readonly Locale[] = ['zh', 'th']
const EN: readonly Locale[] = ['en']

const kind = (
  id: string,
  locales: readonly Locale[],
  pattern: RegExp,
  instead: Parameters<typeof inFrontMatter>[2],
): Kind => ({
  id,
  group: 'front matter',
  faults: inFrontMatter(locales, pattern, instead),
})

/** Front matter that is wrong or missing. */
export const frontMatter: readonly Kind[] = [
  kind('id of another entry', ALL, /(?<=^id: ).*$/gm, () => 'walls'),
  kind('id translated', TRANSLATIONS, /(?<=^id: ).*$/gm, (_, __, { title }) => title),
  kind('id missing', ALL, /^id: .*\n/gm, () => ''),
  kind('title missing', ALL, /^title: .*\n/gm, () => ''),
  kind('title empty', ALL, /(?<=^title:).*$/gm, () => ''),
  kind('summary missing', ALL, /^summary: .*\n/gm, () => ''),
  kind('summary empty', ALL, /(?<=^summary:).*$/gm, () => " ''"),
  kind('summary too long', ALL, /(?<=^summary: ).*$/gm, ([text]) =>
    text.repeat(Math.ceil((SUMMARY_LENGTH + 1) / text.length)),
  ),
  kind('summary with Markdown', ALL, /(?<=^summary: )(.*)$/gm, ([, text]) => `'**x** ${text?.replaceAll("'", '’')}'`),
  kind('key mistyped', ALL, /^(?:title|summary|aliases)(?=:)/gm, ([key]) => key.slice(0, -1)),
  kind('key translated', TRANSLATIONS, /^(?:title|summary)(?=:)/gm, (_, __, { locale }) =>
    locale === 'zh' ? '标题' : 'ชื่อ',
  ),
  kind('key of the English repeated', TRANSLATIONS, /^(?=translation:)/gm, () => 'kind: rule\n'),
  kind('key twice', ALL, /^(title: .*\n)/gm, ([line]) => line + line),
  kind('no space behind a colon', ALL, /^(title|summary): /gm, ([, key]) => `${key}:`),
  kind('full-width colon', ['zh'], /^(title|summary|aliases): /gm, ([, key]) => `${key}：`),
  kind('colon in a title', ALL, /(?<=^title: )(.*)$/gm, ([, text]) => `${text}: x`),
  kind('quote not closed', ALL, /(?<=^title: )(.*)$/gm, ([, text]) => `"${text}`),
  kind('list not closed', ALL, /(?<=^aliases: \[.*)\]$/gm, () => ''),
  kind('aliases not a list', ALL, /(?<=^aliases: )\[(.*)\]$/gm, ([, text]) => text?.split(',')[0]),
  kind('tab for spaces', ALL, /^summary: /gm, () => '\tsummary: '),
  kind('no line at the start', ALL, /^---\n(?=id)/g, () => ''),
  kind('no line at the end', ALL, /\n---\n$/g, () => '\n'),
  kind('dashes for hyphens', ALL, /^---\n(?=id)/g, () => '———\n'),
  kind('status mistyped', TRANSLATIONS, /(?<=status: )reviewed/g, () => 'reviewd'),
  kind('hash of another length', TRANSLATIONS, /(?<=\{ of: [0-9a-f]{11})[0-9a-f]/g, () => ''),
  kind('kind mistyped', EN, /(?<=^kind: ).*$/gm, () => 'rules'),
  kind('ruleset missing', EN, /^ruleset: .*\n/gm, () => ''),
  kind('page in words', EN, /(?<=page: )\d+/g, () => 'fifteen'),
  kind('page missing', EN, /, page: \d+/g, () => ''),
  kind('source empty', EN, /^source:\n(?: {2}- .*\n)+/gm, () => 'source: []\n'),
]
