import { type Book, type Entry, type Library, type Locale, SOURCE_LOCALE, siteLinks } from '@rulestone/text'
import { CHANGES } from '../changes/index.ts'
import type { Block, Rule, Span } from '../schema/index.ts'
import { type BlockContext, blockData } from './block.ts'

/** Where rules are published, and what is known about them besides their text. */
export interface RuleContext {
  readonly library: Library
  /** the URL of the site with its base path, without a trailing slash */
  readonly site: string
  /** current ids by former ids */
  readonly moved: ReadonlyMap<string, string>
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

const unique = (ids: readonly (string | undefined)[]): string[] => [...new Set(ids.filter((id) => id !== undefined))]

/** The chapters that list an entry, in the order of the books. */
const chaptersOf = (books: readonly Book[], id: string): Rule['chapters'] =>
  books.flatMap((book) =>
    book.chapters
      .filter(({ entries }) => entries.includes(id))
      .map((chapter) => ({ book: book.id, chapter: chapter.id })),
  )

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')

/** Makes a function that turns the entries of a library into data. */
export function ruleMaker({ library, site, moved, calculatorTitle }: RuleContext): (entry: Entry) => Rule {
  const targets = targetsOf(library)
  const updates = new Map(CHANGES.map((change) => [`${change.id} ${change.language}`, change.date]))
  const links = siteLinks({ base: site })
  const ruleUrl = (locale: Locale, id: string): string => {
    const [entry = id, heading] = targets.get(id) ?? []
    return links.rule(locale, entry, heading)
  }
  return (entry) => {
    const { id, locale, staleBlocks, translation } = entry
    const context: BlockContext = {
      address: (target) => ruleUrl(locale, target),
      calculatorTitle: (calculator) => calculatorTitle(locale, calculator),
      calculatorUrl: (calculator, input) => {
        const query = new URLSearchParams(input).toString()
        return `${site}/${locale}/calculators/${calculator}/${query && `?${query}`}`
      },
      stale: new Set(staleBlocks),
    }
    const updated = updates.get(`${id} ${locale}`)
    const blocks = entry.blocks.map((block) => blockData(block, context))
    const spans = blocks.flatMap(spansIn)
    return {
      id,
      language: locale,
      edition: entry.ruleset,
      kind: entry.kind,
      title: entry.title,
      aliases: [...entry.aliases],
      summary: entry.summary,
      url: ruleUrl(locale, id),
      markdown: joined(blocks.map(({ markdown }) => markdown)),
      text: joined(blocks.map(({ text }) => text)),
      headings: entry.headings.map((heading) => ({ ...heading })),
      blocks,
      links: unique(spans.map(({ rule }) => rule)),
      related: [...entry.related],
      counterparts: [...entry.counterparts],
      tables: unique(blocks.map((block) => (block.kind === 'table' ? block.table : undefined))),
      figures: unique(spans.map(({ figure }) => figure)),
      calculators: unique(blocks.map((block) => (block.kind === 'calculator' ? block.calculator : undefined))),
      chapters: chaptersOf(library.books, id),
      sources: entry.source.map(({ heading, page }) => ({
        source: entry.ruleset,
        heading,
        ...(page !== undefined && { page }),
      })),
      formerIds: Array.from(moved).flatMap(([former, now]) => (now === id ? [former] : [])),
      ...(updated !== undefined && { updated }),
      hash: entry.hash,
      ...(translation && { translation: { status: translation.status, stale: [...staleBlocks] } }),
    }
  }
}
