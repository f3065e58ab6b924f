import { avoidedWords } from './avoided-words.ts'
import { books } from './books.ts'
import type { Check } from './check.ts'
import { directives } from './directives.ts'
import { figures } from './figures.ts'
import { files } from './files.ts'
import { frontMatter } from './front-matter.ts'
import { headings } from './headings.ts'
import { ids } from './ids.ts'
import { languages } from './languages.ts'
import { links } from './links.ts'
import { markup } from './markup.ts'
import { skeleton } from './skeleton.ts'
import { strings } from './strings.ts'
import { tableWords } from './table-words.ts'
import { terms } from './terms.ts'
import { translation } from './translation.ts'
import { wordTables } from './word-tables.ts'

/** Every rule for content. To add one, write its file and name it here. */
export const CHECKS: readonly Check[] = [
  files,
  frontMatter,
  languages,
  ids,
  headings,
  links,
  directives,
  markup,
  wordTables,
  skeleton,
  figures,
  translation,
  terms,
  avoidedWords,
  strings,
  tableWords,
  books,
]
