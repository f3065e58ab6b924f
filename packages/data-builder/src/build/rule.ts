import type { Book, Entry } from '@rulestone/text'
import { type Rule, ruleKind } from '../schema/index.ts'
import { type TextContext, textMaker, unique } from './text-maker.ts'

/** Where rules are published, and what is known about them besides their text. */
interface RuleContext extends TextContext {
  /** current ids by former ids */
  readonly moved: ReadonlyMap<string, string>
}

/** The chapters that list an entry, in the order of the books. */
const chaptersOf = (books: readonly Book[], id: string): Rule['chapters'] =>
  books.flatMap((book) =>
    book.chapters
      .filter(({ entries }) => entries.includes(id))
      .map((chapter) => ({ book: book.id, chapter: chapter.id })),
  )

/** Makes a function that turns the rules of a library into data. */
export function ruleMaker({ moved, ...context }: RuleContext): (entry: Entry) => Rule {
  const textOf = textMaker(context)
  return (entry) => {
    const text = textOf(entry)
    const { id, blocks } = text
    return {
      ...text,
      kind: ruleKind.parse(entry.kind),
      headings: entry.headings.map((heading) => ({ ...heading })),
      counterparts: [...entry.counterparts],
      tables: unique(blocks.map((block) => (block.kind === 'table' ? block.table : undefined))),
      calculators: unique(blocks.map((block) => (block.kind === 'calculator' ? block.calculator : undefined))),
      chapters: chaptersOf(context.library.books, id),
      formerIds: Array.from(moved).flatMap(([former, now]) => (now === id ? [former] : [])),
    }
  }
}
