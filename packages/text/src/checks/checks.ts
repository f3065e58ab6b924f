import { allowancesOf } from './allowances.ts'
import { arithmetic } from './arithmetic.ts'
import { avoidedWords } from './avoided-words.ts'
import { books } from './books.ts'
import { brackets } from './brackets.ts'
import { chinesePunctuation } from './chinese-punctuation.ts'
import { chineseQuotes } from './chinese-quotes.ts'
import { chineseSpacing } from './chinese-spacing.ts'
import { comparisons } from './comparisons.ts'
import { confirmed } from './confirmed.ts'
import { coreFiguresCheck } from './core-figures.ts'
import { creatures } from './creatures.ts'
import { digits } from './digits.ts'
import { directiveHabits } from './directive-habits.ts'
import { directives } from './directives.ts'
import { doubledWords } from './doubled-words.ts'
import { endPunctuation } from './end-punctuation.ts'
import { englishPunctuation } from './english-punctuation.ts'
import { englishSpelling } from './english-spelling.ts'
import { equivalences } from './equivalences.ts'
import { figureOrder } from './figure-order.ts'
import { figures } from './figures.ts'
import { files } from './files.ts'
import { foreignScript } from './foreign-script.ts'
import type { Check } from './framework/check.ts'
import { frontMatter } from './front-matter.ts'
import { headings } from './headings.ts'
import { ids } from './ids.ts'
import { invisibleCharacters } from './invisible-characters.ts'
import { knownWords } from './known-words.ts'
import { languages } from './languages.ts'
import { leftovers } from './leftovers.ts'
import { length } from './length.ts'
import { links } from './links.ts'
import { liveDice } from './live-dice.ts'
import { markup } from './markup.ts'
import { minusSigns } from './minus-signs.ts'
import { moved } from './moved.ts'
import { negations } from './negations.ts'
import { numberWordsCheck } from './number-words.ts'
import { plainWords } from './plain-words.ts'
import { quantitiesCheck } from './quantities.ts'
import { searchNames } from './search-names.ts'
import { sharedWords } from './shared-words.ts'
import { simplifiedForms } from './simplified-forms.ts'
import { skeleton } from './skeleton.ts'
import { spacing } from './spacing.ts'
import { spells } from './spells.ts'
import { strayMarkup } from './stray-markup.ts'
import { stringKeys } from './string-keys.ts'
import { strings } from './strings.ts'
import { summaryFigures } from './summary-figures.ts'
import { swappedTerms } from './swapped-terms.ts'
import { tableWords } from './table-words.ts'
import { termUse } from './term-use.ts'
import { terms } from './terms.ts'
import { thaiMisspellings } from './thai-misspellings.ts'
import { thaiOrthography } from './thai-orthography.ts'
import { thaiPunctuation } from './thai-punctuation.ts'
import { thaiSpacing } from './thai-spacing.ts'
import { thaiSpelling } from './thai-spelling.ts'
import { translation } from './translation.ts'
import { untranslated } from './untranslated.ts'
import { wordTables } from './word-tables.ts'
import { workedFigures } from './worked-figures.ts'

const OBJECTING: readonly Check[] = [
  files,
  frontMatter,
  languages,
  ids,
  moved,
  searchNames,
  headings,
  skeleton,
  strayMarkup,
  directives,
  directiveHabits,
  liveDice,
  markup,
  plainWords,
  links,
  figures,
  numberWordsCheck,
  comparisons,
  negations,
  quantitiesCheck,
  figureOrder,
  coreFiguresCheck,
  summaryFigures,
  workedFigures,
  arithmetic,
  wordTables,
  minusSigns,
  digits,
  translation,
  confirmed,
  equivalences,
  terms,
  termUse,
  swappedTerms,
  sharedWords,
  avoidedWords,
  untranslated,
  leftovers,
  length,
  doubledWords,
  brackets,
  spacing,
  endPunctuation,
  invisibleCharacters,
  foreignScript,
  chinesePunctuation,
  chineseQuotes,
  chineseSpacing,
  simplifiedForms,
  thaiOrthography,
  thaiSpacing,
  thaiPunctuation,
  thaiMisspellings,
  thaiSpelling,
  englishPunctuation,
  englishSpelling,
  knownWords,
  strings,
  stringKeys,
  tableWords,
  spells,
  creatures,
  books,
]

/** All checks. To add one, write its file and list it above. */
export const CHECKS: readonly Check[] = [...OBJECTING, allowancesOf(OBJECTING)]
