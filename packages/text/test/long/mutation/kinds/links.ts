import type { Locale } from '../../../../src/language/locale.ts'
import { ruleOf } from '../../../../src/markdown/rule-link.ts'
import { type Fault, type FileRange, type Kind, type Material, replace } from '../fault.ts'
import { atEndOfSegments, inBody, inFrontMatter, linksIn, nodeRange } from '../material.ts'
import type { Random } from '../random.ts'

const TRANSLATIONS: readonly Locale[] = ['zh', 'th']
const ALL: readonly Locale[] = ['en', 'zh', 'th']

/** A link with its range in the file. */
interface Written {
  readonly whole: FileRange
  readonly text: string
  readonly id: string
  readonly locale: Locale
}

const inLinks = (
  locales: readonly Locale[],
  instead: (link: Written, random: Random, material: Material) => string | undefined,
): Kind['faults'] =>
  function* (material, random): Iterable<Fault> {
    for (const { entry, node } of linksIn(material, locales)) {
      const whole = nodeRange(entry, node)
      const written = entry.text.slice(whole.start, whole.end)
      const id = ruleOf(node)
      if (id === undefined) continue
      const text = instead(
        { whole, text: written.slice(1, written.indexOf('](')), id, locale: entry.locale },
        random,
        material,
      )
      if (text !== undefined) yield replace(whole, text)
    }
  }

const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1)

/** An entry other than this one. */
function otherEntry({ groups }: Material, id: string, random: Random): string {
  const [first = 'cover', ...others] = [...groups.keys()].filter((one) => one !== id)
  return random.pick([first, ...others])
}

/** Links with a missing or wrong target, or with the text of another name. */
export const links: readonly Kind[] = [
  {
    id: 'letter missing in a target',
    group: 'links',
    faults: inLinks(ALL, ({ text, id }, random) => `[${text}](rule:${without(id, random.below(id.length))})`),
  },
  {
    id: 'two letters of a target swapped',
    group: 'links',
    faults: inLinks(ALL, ({ text, id }) =>
      id[1] === id[2] ? undefined : `[${text}](rule:${id[0]}${id[2]}${id[1]}${id.slice(3)})`,
    ),
  },
  {
    id: 'another target',
    group: 'links',
    faults: inLinks(
      TRANSLATIONS,
      ({ text, id }, random, material) => `[${text}](rule:${otherEntry(material, id, random)})`,
    ),
  },
  {
    id: 'target with a heading sign',
    group: 'links',
    faults: inLinks(TRANSLATIONS, ({ text, id }) => `[${text}](rule:${id}#${id})`),
  },
  {
    id: 'target with a space',
    group: 'links',
    faults: inLinks(TRANSLATIONS, ({ text, id }) => `[${text}](rule: ${id})`),
  },
  { id: 'target translated', group: 'links', faults: inLinks(TRANSLATIONS, ({ text }) => `[${text}](rule:${text})`) },
  { id: 'no scheme', group: 'links', faults: inLinks(ALL, ({ text, id }) => `[${text}](${id})`) },
  {
    id: 'page of the English site',
    group: 'links',
    faults: inLinks(TRANSLATIONS, ({ text, id }) => `[${text}](/en/rules/${id}/)`),
  },
  {
    id: 'file of the English',
    group: 'links',
    faults: inLinks(TRANSLATIONS, ({ text, id }) => `[${text}](./${id}.en.md)`),
  },
  {
    id: 'address of another site',
    group: 'links',
    faults: inLinks(ALL, ({ text, id }) => `[${text}](https://example.com/${id})`),
  },
  { id: 'link dropped', group: 'links', faults: inLinks(TRANSLATIONS, ({ text }) => text) },
  { id: 'link dropped with its text', group: 'links', faults: inLinks(TRANSLATIONS, () => '') },
  {
    id: 'text of another term',
    group: 'links',
    faults: inLinks(ALL, ({ id, locale }, random, material) => {
      const other = material.groups.get(otherEntry(material, id, random))?.[locale]?.title
      return other === undefined ? undefined : `[${other}](rule:${id})`
    }),
  },
  {
    id: 'text of a link in English',
    group: 'links',
    faults: inLinks(TRANSLATIONS, ({ id }, _, { groups }) => {
      const english = groups.get(id)?.en?.title
      return english === undefined ? undefined : `[${english}](rule:${id})`
    }),
  },
  {
    id: 'text of a link cut',
    group: 'links',
    faults: inLinks(TRANSLATIONS, ({ text, id }) => `[${text.slice(0, -1)}](rule:${id})`),
  },
  { id: 'text of a link empty', group: 'links', faults: inLinks(ALL, ({ id }) => `[](rule:${id})`) },
  {
    id: 'space between text and target',
    group: 'links',
    faults: inLinks(ALL, ({ text, id }) => `[${text}] (rule:${id})`),
  },
  { id: 'target not closed', group: 'links', faults: inLinks(ALL, ({ text, id }) => `[${text}](rule:${id}`) },
  { id: 'text not closed', group: 'links', faults: inLinks(ALL, ({ text, id }) => `[${text}(rule:${id})`) },
  {
    id: 'full-width parentheses',
    group: 'links',
    faults: inLinks(['zh'], ({ text, id }) => `[${text}]（rule:${id}）`),
  },
  { id: 'full-width brackets', group: 'links', faults: inLinks(['zh'], ({ text, id }) => `【${text}】(rule:${id})`) },
  {
    id: 'full-width colon in a target',
    group: 'links',
    faults: inLinks(['zh'], ({ text, id }) => `[${text}](rule：${id})`),
  },
  {
    id: 'parts of a link swapped',
    group: 'links',
    faults: inLinks(TRANSLATIONS, ({ text, id }) => `(${text})[rule:${id}]`),
  },
  {
    id: 'bare address added',
    group: 'links',
    faults: atEndOfSegments(ALL, ['paragraph', 'item'], () => ' https://example.com/rules'),
  },
  {
    id: 'heading id mistyped',
    group: 'links',
    faults: inBody(ALL, /(?<=\{#)[a-z0-9-]+(?=\})/g, ([id], random) => without(id, random.below(id.length))),
  },
  {
    id: 'heading id translated',
    group: 'links',
    faults: inBody(TRANSLATIONS, /^## (.*) \{#[^}]*\}$/gm, ([, text]) => `## ${text} {#${text}}`),
  },
  { id: 'heading id dropped', group: 'links', faults: inBody(ALL, / \{#[a-z0-9-]+\}$/gm, () => '') },
  {
    id: 'related entry mistyped',
    group: 'links',
    faults: inFrontMatter(['en'], /(?<=^related: \[.*)[a-z-]{4,}(?=[,\]])/gm, ([id], random) =>
      without(id, random.below(id.length)),
    ),
  },
]
