import { type Fault, type Kind, type Material, replace } from '../fault.ts'

const kind = (id: string, faults: Kind['faults']): Kind => ({ id, group: 'data', faults })

/** Faults that replace matches of a pattern in the files of a folder. */
const inFiles = (
  folder: string,
  pattern: RegExp,
  instead: (match: RegExpExecArray) => string | undefined,
): Kind['faults'] =>
  function* ({ texts }: Material): Iterable<Fault> {
    for (const [file, text] of texts) {
      if (!file.startsWith(folder)) continue
      for (const match of text.matchAll(pattern)) {
        const other = instead(match)
        if (other !== undefined && other !== match[0])
          yield replace({ file, start: match.index, end: match.index + match[0].length }, other)
      }
    }
  }

/** Faults that delete a whole file, or change its path. */
const inPaths = (pattern: RegExp, renamed: (file: string) => string | undefined): Kind['faults'] =>
  function* ({ texts }: Material): Iterable<Fault> {
    for (const [file, text] of texts) {
      if (!pattern.test(file)) continue
      const path = renamed(file)
      yield path === undefined
        ? { file, start: 0, end: text.length, text: undefined }
        : { file, start: 0, end: 0, text: '', renamed: path }
    }
  }

/** Terms, books and whole files. */
export const data: readonly Kind[] = [
  kind(
    'term: language missing',
    inFiles('terms/', /^ {2}(?:zh|th|en): .*\n/gm, () => ''),
  ),
  kind(
    'term: name empty',
    inFiles('terms/', /(?<=\{ name: )[^,}]+(?=[,}])/g, () => "'' "),
  ),
  kind(
    'term: id mistyped',
    inFiles('terms/', /^[a-z-]{5,}(?=:$)/gm, ([id]) => `${id.slice(0, -2)}${id.slice(-1)}`),
  ),
  kind(
    'term: id twice',
    inFiles('terms/', /^([a-z-]+):\n(?: {2}.*\n)+/gm, ([whole]) => whole + whole),
  ),
  kind(
    'term: key mistyped',
    inFiles('terms/', /(?<=\{ )name(?=: )/g, () => 'nmae'),
  ),
  kind(
    'term: Chinese and Thai exchanged',
    inFiles('terms/', /^ {2}zh: (.*)\n {2}th: (.*)\n/gm, ([, zh, th]) => `  zh: ${th}\n  th: ${zh}\n`),
  ),
  kind(
    'term: brace not closed',
    inFiles('terms/', / \}$/gm, () => ''),
  ),
  kind(
    'term: name also to be avoided',
    inFiles('terms/', /(zh: \{ name: )([^,}]+?)( \})/g, ([, start, name]) => `${start}${name}, avoid: [${name}] }`),
  ),
  kind(
    'term: English name in Chinese',
    inFiles('terms/', /en: \{ name: ([^,}]+?)(,.*)? \}\n {2}zh: \{ name: [^,}]+/g, ([whole, name]) =>
      whole.replace(/zh: \{ name: .*$/, `zh: { name: ${name}`),
    ),
  ),
  kind(
    'book: id mistyped',
    inFiles('books/', /(?<=entries: \[.*)[a-z-]{4,}(?=[,\]])/g, ([id]) => `${id.slice(0, -1)}`),
  ),
  kind(
    'book: entry missing',
    inFiles('books/', /(?<=entries: \[.*), [a-z-]+(?=[,\]])/g, () => ''),
  ),
  kind(
    'book: entry twice',
    inFiles('books/', /(?<=entries: \[.*), [a-z-]+(?=[,\]])/g, ([id]) => id + id),
  ),
  kind(
    'book: title missing',
    inFiles('books/', /, th: [^}]+(?= \})/g, () => ''),
  ),
  kind(
    'book: chapter twice',
    inFiles('books/', /(?<=- id: )damage-and-healing/g, () => 'combat'),
  ),
  kind(
    'file gone',
    inPaths(/^rules\/.*\.(?:zh|th)\.md$/, () => undefined),
  ),
  kind(
    'English file gone',
    inPaths(/^rules\/.*\.en\.md$/, () => undefined),
  ),
  kind(
    'strings gone',
    inPaths(/^strings\/(?:zh|th)\//, () => undefined),
  ),
  kind(
    'file of another name',
    inPaths(/^rules\/.*\.zh\.md$/, (file) => file.replace('.zh.md', '.zh-Hans.md')),
  ),
  kind(
    'file with a capital',
    inPaths(/^rules\/.*\.th\.md$/, (file) => file.replace('.th.md', '.TH.md')),
  ),
  kind(
    'file with a space',
    inPaths(/^rules\/.*\.zh\.md$/, (file) => file.replace('.zh.md', ' (1).zh.md')),
  ),
  kind(
    'file in another chapter',
    inPaths(/^rules\/combat\/.*\.zh\.md$/, (file) => file.replace('rules/combat/', 'rules/d20-tests/')),
  ),
  kind(
    'file of another format',
    inPaths(/^rules\/.*\.th\.md$/, (file) => file.replace(/\.md$/, '.docx')),
  ),
  kind(
    'file of another id',
    inPaths(/^rules\/.*\.zh\.md$/, (file) => file.replace(/\/([a-z-]+)\.zh\.md$/, '/$1s.zh.md')),
  ),
]
