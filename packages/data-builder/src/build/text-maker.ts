import {
  creatureEntry,
  type Entry,
  type Library,
  type Locale,
  SOURCE_LOCALE,
  siteLinks,
  spellEntry,
} from '@rulestone/text'
import { CHANGES, changedThing } from '../changes/index.ts'
import type { Block, Span, Text } from '../schema/index.ts'
import { type BlockContext, blockData } from './block.ts'

/** Where texts are published, and what is known about them besides their words. */
export interface TextContext {
  readonly library: Library
  /** the URL of the site with its base path, without a trailing slash */
  readonly site: string
  /** the title of a calculator in a language */
  calculatorTitle(locale: Locale, id: string): string
}

type Target = readonly [entry: string, heading?: string]

/** The entry and heading of each id that a link can have. */
const targetsOf = ({ entries }: Library): ReadonlyMap<string, Target> =>
  new Map(
    Array.from(entries.values()).flatMap((entry): [string, Target][] => {
      const english = entry[SOURCE_LOCALE]
      if (!english) return []
      const { id, headings } = english
      return [[id, [id]], ...headings.map((heading): [string, Target] => [heading.id, [id, heading.id]])]
    }),
  )

/** The running text of a block. */
function spansIn(block: Block): Span[] {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap(({ spans }) => spans)
    case 'table':
      return [...block.header, ...block.rows.flat()].flatMap(({ spans }) => spans)
    case 'calculator':
      return []
    default:
      return block.spans
  }
}

/** Ids, each once. */
export const unique = (ids: readonly (string | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== undefined)),
]

/** Parts of a text, with blank lines between them. */
export const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')

/** Makes a function that turns the entries of a library into data: what rules, spells and creatures have in common. */
export function textMaker({ library, site, calculatorTitle }: TextContext): (entry: Entry) => Text {
  const targets = targetsOf(library)
  const updates = new Map(CHANGES.map(({ of, id, language, date }) => [`${of} ${id} ${language}`, date]))
  const links = siteLinks({ base: site })
  const urlOf = (locale: Locale, id: string): string => {
    const [entry = id, heading] = targets.get(id) ?? []
    return links.rule(locale, entry, heading)
  }
  return (entry) => {
    const { id, locale, staleBlocks, translation } = entry
    const { of, id: own } = changedThing(id)
    const context: BlockContext = {
      addresses: {
        rule: (target) => urlOf(locale, target),
        spell: (target) => urlOf(locale, spellEntry(target)),
        creature: (target) => urlOf(locale, creatureEntry(target)),
      },
      calculatorTitle: (calculator) => calculatorTitle(locale, calculator),
      calculatorUrl: (calculator, input) => {
        const query = new URLSearchParams(input).toString()
        return `${site}/${locale}/calculators/${calculator}/${query && `?${query}`}`
      },
      stale: new Set(staleBlocks),
    }
    const updated = updates.get(`${of} ${own} ${locale}`)
    const blocks = entry.blocks.map((block) => blockData(block, context))
    const spans = blocks.flatMap(spansIn)
    return {
      id: own,
      language: locale,
      edition: entry.ruleset,
      title: entry.title,
      aliases: [...entry.aliases],
      summary: entry.summary,
      url: urlOf(locale, id),
      markdown: joined(blocks.map(({ markdown }) => markdown)),
      text: joined(blocks.map(({ text }) => text)),
      blocks,
      links: unique(spans.map(({ rule }) => rule)),
      spells: unique(spans.map(({ spell }) => spell)),
      creatures: unique(spans.map(({ creature }) => creature)),
      related: [...entry.related],
      figures: unique(spans.map(({ figure }) => figure)),
      sources: entry.source.map(({ heading, page }) => ({
        source: entry.ruleset,
        heading,
        ...(page !== undefined && { page }),
      })),
      ...(updated !== undefined && { updated }),
      hash: entry.hash,
      ...(translation && { translation: { status: translation.status, stale: [...staleBlocks] } }),
    }
  }
}
