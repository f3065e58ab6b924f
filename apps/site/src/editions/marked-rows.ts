import type { Locale } from '@rulestone/text'
import type { Element } from 'hast'
import { getT } from '../library/i18n.ts'
import { noBreakIn } from '../library/terms.ts'
import { type Passage, passageTrees, type Row } from './editions.ts'
import { markChanges } from './mark-changes.ts'

/** A passage with its text. */
interface Text {
  readonly passage: Passage
  readonly trees: readonly Element[]
}

/** A part of an older text with its current counterpart, and what differs marked. */
interface MarkedRow {
  readonly older: Text
  readonly current: readonly Text[]
  readonly isMarked: boolean
}

const textOf = async (passage: Passage): Promise<Text> => {
  const mark = await noBreakIn[passage.entry.locale]()
  return { passage, trees: mark(passageTrees(passage)).filter((node) => node.type === 'element') }
}

/**
 * A row with its differences marked, if both texts are in one language.
 *
 * @param olderName the name of the older edition
 */
export async function markedRow(locale: Locale, row: Row, olderName: string): Promise<MarkedRow> {
  const t = getT(locale)
  const older = await textOf(row.older)
  const current = await Promise.all(row.current.map(textOf))
  const isOneLanguage = row.current.every(({ entry }) => entry.locale === row.older.entry.locale)
  if (current.length === 0 || !isOneLanguage) return { older, current, isMarked: false }
  const texts = { older: older.trees, current: current.flatMap(({ trees }) => trees) }
  const marked = markChanges(row.older.entry.locale, texts, {
    word: t('editions.marks.word'),
    older: t('editions.marks.paragraph', { edition: olderName }),
    current: t('editions.marks.paragraph', { edition: t('editions.current') }),
  })
  let at = 0
  const split = current.map(({ passage, trees }) => {
    at += trees.length
    return { passage, trees: marked.current.slice(at - trees.length, at) }
  })
  const isMarked = marked.older.some((tree, index) => tree !== older.trees[index])
  return { older: { passage: row.older, trees: marked.older }, current: split, isMarked }
}
