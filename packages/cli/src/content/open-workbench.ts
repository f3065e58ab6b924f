import { contentFolder } from '@rulestone/content'
import type { EntryGroup, Library, Locale, SourceEntry, Workbench } from '@rulestone/text'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'
import { findContent } from './content-path.ts'

/** An open content folder. */
export interface OpenWorkbench {
  /** the folder, absolute */
  readonly root: string
  readonly workbench: Workbench
}

/** A content folder that is open for questions about few entries. */
export interface OpenFiles {
  /** the names of all entries, without their text */
  names(): Library
  /** some entries and what they name, by their ids, such as `spell:fireball` */
  only(ids: readonly string[]): Workbench
}

async function filesIn(folder: string): Promise<OpenFiles> {
  const { buildWorkbench, loadFiles } = await import('@rulestone/text')
  const { root } = await findContent(folder)
  const files = await loadFiles(root)
  let names: Library | undefined
  return {
    names() {
      names ??= buildWorkbench(files, { namesOnly: true }).library
      return names
    },
    only: (ids) => buildWorkbench(files, { only: ids }),
  }
}

/** The files of the bundled content, once they were read. */
let bundledFiles: Promise<OpenFiles> | undefined

/**
 * Opens a content folder for questions about few entries, which is much faster than reading all of it. The bundled content is
 * opened only once.
 *
 * @param typed the value of `--content`; by default, the bundled content
 * @throws Refusal if there is no such folder
 */
export function openFiles(typed: string | undefined): Promise<OpenFiles> {
  if (typed !== undefined) return filesIn(typed)
  bundledFiles ??= filesIn(contentFolder)
  return bundledFiles
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
