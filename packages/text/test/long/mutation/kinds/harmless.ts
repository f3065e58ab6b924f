import { type Fault, insert, type Kind, type Material, replace } from '../fault.ts'
import { entriesIn, inBody, inFrontMatter, inWords, type TextRange } from '../material.ts'
import type { Random } from '../random.ts'

const ALL = ['en', 'zh', 'th'] as const
const TRANSLATIONS = ['zh', 'th'] as const

/** An edit that makes nothing worse. */
export interface HarmlessKind extends Pick<Kind, 'id' | 'faults'> {}

/** Edits that rewrite a whole file. */
const inFiles = (pattern: RegExp, rewrite: (text: string) => string): Kind['faults'] =>
  function* ({ texts }: Material): Iterable<Fault> {
    for (const [file, text] of texts) {
      if (pattern.test(file)) yield replace({ file, start: 0, end: text.length }, rewrite(text))
    }
  }

/** Replaces words outside links, whose text must be the name of a rule. */
const table =
  (pairs: Readonly<Record<string, string>>) =>
  ([word]: RegExpExecArray, _: Random, { entry, end }: TextRange): string | undefined =>
    entry.text.startsWith('](', end) ? undefined : pairs[word]

const CHINESE = { 如果: '若', 例如: '比如', 因此: '所以', 无法: '不能', 必须: '须' }
const THAI = { ถ้า: 'หาก', เพราะ: 'เนื่องจาก', จึง: 'เลย', เมื่อ: 'ตอนที่' }

const appended: Kind['faults'] = function* (material) {
  for (const { file, text } of entriesIn(material, ALL)) yield insert(file, text.length, '\n\n')
}

const lines: Kind['faults'] = function* (material) {
  for (const { file, text } of entriesIn(material, ALL)) {
    for (const match of text.matchAll(/\n\n(?=\S)/g)) yield insert(file, match.index, '\n')
  }
}

/** Edits that the checks must not report. */
export const harmless: readonly HarmlessKind[] = [
  {
    id: 'English line broken',
    faults: inWords(['en'], /(?<=[a-z]) (?=[a-z])/g, (_, __, { segment }) =>
      segment.kind === 'paragraph' ? '\n' : undefined,
    ),
  },
  {
    id: 'Chinese line broken',
    faults: inWords(['zh'], /(?<=，)(?=\p{Script=Han})/gu, (_, __, { segment }) =>
      segment.kind === 'paragraph' ? '\n' : undefined,
    ),
  },
  {
    id: 'Thai line broken',
    faults: inWords(['th'], /(?<=[ก-๎]) (?=[ก-ฮ])/g, (_, __, { segment }) =>
      segment.kind === 'paragraph' ? '\n' : undefined,
    ),
  },
  { id: 'empty line added', faults: lines },
  { id: 'empty lines at the end', faults: appended },
  { id: 'line ends of Windows', faults: inFiles(/\.md$/, (text) => text.replaceAll('\n', '\r\n')) },
  { id: 'byte order mark', faults: inFiles(/\.md$/, (text) => `\ufeff${text}`) },
  { id: 'table aligned', faults: inBody(ALL, /^\| --- \|/gm, () => '|:------|') },
  { id: 'other signs of a list', faults: inFiles(/\.md$/, (text) => text.replace(/^- (?=\S)/gm, '* ')) },
  { id: 'underscores for emphasis', faults: inBody(['en'], /\*\*([^*]+)\*\*(?= )/g, ([, label]) => `__${label}__`) },
  {
    id: 'alias added',
    faults: inFrontMatter(TRANSLATIONS, /(?<=^aliases: \[)/gm, (_, __, { locale }) =>
      locale === 'zh' ? '旧译名, ' : 'ชื่อเดิม, ',
    ),
  },
  { id: 'title in quotes', faults: inFrontMatter(ALL, /(?<=^title: )(.*?)(?= #|$)/gm, ([title]) => `"${title}"`) },
  {
    id: 'keys in another order',
    faults: inFrontMatter(ALL, /^(title: .*\n)(aliases: .*\n)/gm, ([, title, aliases]) => `${aliases}${title}`),
  },
  { id: 'comment in front matter', faults: inFrontMatter(ALL, /^(?=title:)/gm, () => '# checked at the table\n') },
  {
    id: 'source of the English corrected',
    faults: inFrontMatter(['en'], /(?<=page: )\d+/g, ([page]) => String(Number(page) + 1)),
  },
  {
    id: 'Chinese said otherwise',
    faults: inWords(['zh'], new RegExp(Object.keys(CHINESE).join('|'), 'g'), table(CHINESE)),
  },
  { id: 'Thai said otherwise', faults: inWords(['th'], new RegExp(Object.keys(THAI).join('|'), 'g'), table(THAI)) },
  {
    id: 'strings indented otherwise',
    faults: inFiles(/^strings\/.*\.json$/, (text) => JSON.stringify(JSON.parse(text), undefined, 4)),
  },
  {
    id: 'comment in terms and books',
    faults: inFiles(/^(?:terms|books)\//, (text) => `# checked at the table\n${text}`),
  },
]
