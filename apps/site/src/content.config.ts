import { defineCollection } from 'astro:content'
import { type Book, type Entry, LOCALES, type Term } from '@rulestone/text'
import { z } from 'astro/zod'
import { type FileFindings, placedFindings } from './dev/placed-findings.ts'
import { libraryLoader } from './lib/library-loader.ts'
import { type TranslationState, translationStates } from './lib/translation-state.ts'

/** Every rule in every language that has it: `zh/cover`. `@rulestone/text` has checked what stands in it. */
const rules = defineCollection({
  loader: libraryLoader('rules', ({ library }) =>
    Array.from(library.entries.values()).flatMap((byLocale) =>
      LOCALES.flatMap((locale) => {
        const entry = byLocale[locale]
        return entry === undefined ? [] : [[`${locale}/${entry.id}`, entry] as const]
      }),
    ),
  ),
  schema: z.custom<Entry>(),
})

/** The books: outlines of rules in reading order. */
const books = defineCollection({
  loader: libraryLoader('books', ({ library }) => library.books.map((book) => [book.id, book] as const)),
  schema: z.custom<Book>(),
})

/** Terms with their names in every language, by id. */
const terms = defineCollection({
  loader: libraryLoader('terms', ({ library }) => library.terms),
  schema: z.custom<Term>(),
})

/** What is wrong with each file, for those who write it; the built site has none of it. */
const findings = defineCollection({
  loader: libraryLoader('findings', (workbench) => (import.meta.env.DEV ? placedFindings(workbench) : [])),
  schema: z.custom<FileFindings>(),
})

/** How far each language is, by its id. */
const translation = defineCollection({
  loader: libraryLoader('translation', translationStates),
  schema: z.custom<TranslationState>(),
})

export const collections = { rules, books, terms, findings, translation }
