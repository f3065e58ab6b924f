import { contentFolder } from '@rulestone/content'
import type { EntryGroup, LibraryOptions, Locale, SourceEntry, Workbench } from '@rulestone/text'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/words.ts'
import { findContent } from './content-path.ts'

/** An open content folder. */
export interface OpenWorkbench {
  /** the folder, absolute */
  readonly root: string
  readonly workbench: Workbench
}

/** Reads the files of a content folder, as far as the options say. */
export type ReadFiles = (options: Pick<LibraryOptions, 'only' | 'namesOnly'>) => Workbench

/**
 * Opens a content folder for questions about few entries, which is much faster than reading all of it.
 *
 * @param typed the value of `--content`; by default, the bundled content
 * @throws Refusal if there is no such folder
 */
export async function openFiles(typed: string | undefined): Promise<ReadFiles> {
  const { buildWorkbench, loadFiles } = await import('@rulestone/text')
  const { root } = await findContent(typed ?? contentFolder)
  const files = await loadFiles(root)
  return (options) => buildWorkbench(files, options)
}

/** The bundled content, once it was opened. */
let bundled: Promise<OpenWorkbench> | undefined

/**
 * Opens a content folder, to read what it says now.
 *
 * @param typed the value of `--content`; by default, the bundled content
 * @throws Refusal if there is no such folder
 */
export async function openWorkbench(typed: string | undefined): Promise<OpenWorkbench> {
  const { readWorkbench } = await import('@rulestone/text')
  const { root } = await findContent(typed ?? contentFolder)
  return { root, workbench: await readWorkbench(root) }
}

/**
 * Opens a content folder to answer from its rules and spells. The bundled content is opened only once.
 *
 * @param typed the value of `--content`; by default, the bundled content
 * @throws Refusal if there is no such folder
 */
export function openToRead(typed: string | undefined): Promise<OpenWorkbench> {
  if (typed !== undefined) return openWorkbench(typed)
  bundled ??= openWorkbench(undefined)
  return bundled
}

/**
 * The entry of an id in all languages.
 *
 * @throws Refusal if there is none
 */
export async function groupNamed({ corpus }: Workbench, id: string): Promise<EntryGroup> {
  const { nearest } = await import('@rulestone/text')
  const group = corpus.groups.get(id)
  if (!group) throw new Refusal(USAGE.unknownEntry(id, nearest(id, corpus.groups.keys())))
  return group
}

/**
 * A target language.
 *
 * @throws Refusal if it is not one
 */
export async function translationLocale(typed: string | undefined): Promise<Locale> {
  const { isLocale, LOCALES, SOURCE_LOCALE } = await import('@rulestone/text')
  if (typed !== undefined && isLocale(typed) && typed !== SOURCE_LOCALE) return typed
  throw new Refusal(
    USAGE.unknownTranslation(
      typed ?? '',
      LOCALES.filter((locale) => locale !== SOURCE_LOCALE),
    ),
  )
}

/** A translation with its English. */
export interface Pair {
  readonly english: SourceEntry
  readonly translated: SourceEntry
}

/**
 * A translation of an entry with its English.
 *
 * @throws Refusal if one of the two is missing
 */
export function pairOf(group: EntryGroup, id: string, locale: Locale): Pair {
  const { en: english, [locale]: translated } = group
  if (!english) throw new Refusal(USAGE.noEnglishEntry(id))
  if (!translated) throw new Refusal(USAGE.notTranslated(id, locale))
  return { english, translated }
}
