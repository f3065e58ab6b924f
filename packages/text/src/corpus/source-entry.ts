import type { Root, RootContent } from 'mdast'
import { type Problem, START, startOf } from '../findings/index.ts'
import { isLocale, type Locale, SOURCE_LOCALE } from '../language/index.ts'
import {
  CREATURE_SCHEME,
  contentHash,
  firstNodeBelow,
  PART_SCHEME,
  parseMarkdown,
  readSegments,
  type Segment,
  type SourceBlock,
  type SourceHeading,
  SPELL_SCHEME,
  sourceBlocks,
  TEXT_FIELDS,
  type TextField,
} from '../markdown/index.ts'
import { readSource, readTranslated, type SourceFrontMatter, type TranslatedFrontMatter } from './front-matter.ts'
import { isRecord } from './is-record.ts'
import { LIMITS } from './limits.ts'
import { SCHEMA_CODES } from './schema-problems.ts'
import { readYaml, type YamlDocument } from './yaml-document.ts'
import { YAML_CODES } from './yaml-problem.ts'

/** The entry that a path names. */
export interface EntryPath {
  readonly file: string
  readonly id: string
  /** the folder of a rule; `spells`, `creatures` or `creature-parts` for other entries */
  readonly chapter: string
  readonly locale: Locale
}

/** The schemes of the ids of entries by folder; the ids of rules have none. */
const SCHEMES: Readonly<Record<string, string>> = {
  spells: SPELL_SCHEME,
  creatures: CREATURE_SCHEME,
  'creature-parts': PART_SCHEME,
}

/** The folders of entries; those of rules have a folder for each chapter. */
export const ENTRY_FOLDERS: readonly string[] = ['rules', ...Object.keys(SCHEMES)]

/** One Markdown file, parsed and not yet compiled. */
export interface SourceEntry extends EntryPath {
  readonly text: string
  readonly yaml: YamlDocument
  /** undefined if it does not fit its schema */
  readonly frontMatter: FrontMatter | undefined
  /** the title, even if another key is invalid, so that one mistake does not break every link to the entry */
  readonly title: string | undefined
  readonly aliases: readonly string[]
  readonly blocks: readonly SourceBlock[]
  readonly headings: readonly SourceHeading[]
  /** in the order of the text */
  readonly segments: readonly Segment[]
  /** the hash that translations are confirmed against */
  readonly hash: string
  /** the problems of the front matter */
  readonly problems: readonly FrontMatterProblem[]
}

/** The codes of `FrontMatterProblem`. */
export const FRONT_MATTER_CODES = ['no-front-matter', ...YAML_CODES, ...SCHEMA_CODES] as const

/** A problem of front matter. */
type FrontMatterProblem = Problem<(typeof FRONT_MATTER_CODES)[number]>

/** The front matter of an English or a translated entry. */
type FrontMatter =
  | ({ readonly sort: 'source' } & SourceFrontMatter)
  | ({ readonly sort: 'translated' } & TranslatedFrontMatter)

/**
 * The entry that a path names, if any.
 *
 * @example
 * entryPath('rules/combat/cover.zh.md') // => { file: 'rules/combat/cover.zh.md', id: 'cover', chapter: 'combat', locale: 'zh' }
 * entryPath('spells/fireball.zh.md') // => { file: 'spells/fireball.zh.md', id: 'spell:fireball', chapter: 'spells', locale: 'zh' }
 * entryPath('rules/combat/cover.md') // => undefined
 */
export function entryPath(file: string): EntryPath | undefined {
  const [, folder = '', chapter = folder, name = '', locale = ''] =
    /^(spells|creatures|creature-parts|rules\/([a-z0-9-]+))\/([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]+)\.md$/.exec(file) ?? []
  if (!isLocale(locale)) return undefined
  return { file, id: `${SCHEMES[folder] ?? ''}${name}`, chapter, locale }
}

const NO_YAML: YamlDocument = {
  value: undefined,
  problems: [],
  at: () => START,
  keyAt: () => START,
  rangeAt: () => undefined,
}

function readFrontMatter(
  { file, id, locale }: EntryPath,
  yaml: YamlDocument,
): { readonly frontMatter: FrontMatter | undefined; readonly problems: readonly FrontMatterProblem[] } {
  const place = { file, document: yaml }
  if (locale === SOURCE_LOCALE) {
    const checked = readSource(id, place, yaml.value)
    return 'value' in checked
      ? { frontMatter: { sort: 'source', ...checked.value }, problems: [] }
      : { frontMatter: undefined, problems: checked.problems }
  }
  const checked = readTranslated(id, place, yaml.value)
  return 'value' in checked
    ? { frontMatter: { sort: 'translated', ...checked.value }, problems: [] }
    : { frontMatter: undefined, problems: checked.problems }
}

const field = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** The texts of front matter that can be read. */
function spokenFields(text: string, first: RootContent | undefined, yaml: YamlDocument): TextField[] {
  const opening = text.indexOf('\n', first?.position?.start.offset ?? 0) + 1
  return TEXT_FIELDS.flatMap((key): TextField[] => {
    const [value, range] = [field(yaml.value, key), yaml.rangeAt([key])]
    if (typeof value !== 'string' || !range) return []
    return [{ key, value, ...yaml.at([key]), range: { start: opening + range.start, end: opening + range.end } }]
  })
}

/** Parses the text of an entry, or returns why that is impossible. */
export function readSourceEntry(
  path: EntryPath,
  text: string,
): SourceEntry | { readonly problem: Problem<'too-deep'> } {
  const root: Root = parseMarkdown(text)
  const deep = firstNodeBelow(root, LIMITS.nesting)
  if (deep) {
    return {
      problem: {
        file: path.file,
        ...startOf(deep),
        code: 'too-deep',
        values: { got: deep.type, expected: LIMITS.nesting },
      },
    }
  }
  const [first] = root.children
  const yaml = first?.type === 'yaml' ? readYaml(path.file, first.value, startOf(first).line + 1) : NO_YAML
  const absent: FrontMatterProblem = { file: path.file, ...START, code: 'no-front-matter', values: {} }
  const unread = yaml.value === undefined ? (yaml.problems.length > 0 ? yaml.problems : [absent]) : undefined
  const { frontMatter, problems } = unread ? { frontMatter: undefined, problems: unread } : readFrontMatter(path, yaml)
  const title = field(yaml.value, 'title')
  const { blocks, headings } = sourceBlocks(root)
  const segments = readSegments(text, spokenFields(text, first, yaml), blocks)
  return {
    ...path,
    text,
    yaml,
    frontMatter,
    title: typeof title === 'string' ? title : undefined,
    aliases: texts(field(yaml.value, 'aliases')),
    blocks,
    headings,
    segments,
    hash: contentHash(segments),
    problems,
  }
}
