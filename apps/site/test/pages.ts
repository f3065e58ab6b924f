import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHAPTERS, CREATURE_IDS, RULE_IDS, SPELL_IDS } from './entries.ts'
import { LOCALES, type Locale } from './locales.ts'

/** The calculators of core: each has its examples in a file beside it. */
const CALCULATORS = globSync('*.examples.ts', {
  cwd: fileURLToPath(new URL('../../../packages/core/src/calculators/', import.meta.url)),
}).map((file) => file.replace('.examples.ts', ''))

/** The rules of older editions, each of which has a page of comparison. */
const BESIDE = RULE_IDS.filter((id) => /^(?:next|srd51)-/u.test(id))

/** One page of each type, by name; URLs inside a language. */
const PAGE_TYPES = {
  home: '',
  about: 'about/',
  translation: 'translation/',
  rolls: 'rolls/',
  glossary: 'glossary/',
  spells: 'spells/',
  spell: 'spells/minor-illusion/',
  creatures: 'creatures/',
  against: 'creatures/against/',
  creature: 'creatures/aboleth/',
  search: 'search/',
  rule: 'rules/cover/',
  calculators: 'calculators/',
  fight: 'fight/',
  encounter: 'encounter/',
  editions: 'editions/',
  differences: 'editions/all/',
  beside: 'editions/next-dying/',
  attack: 'calculators/attack/',
  dice: 'calculators/dice/',
  grid: 'calculators/grid/',
  chapter: 'book/playing-the-game/d20-tests/',
} as const

/** The pages without a language. */
export const LANGUAGELESS = ['/', '/404.html', '/offline.html'] as const

/** The URL of a page in a language. */
const address = (locale: Locale, path: string): string => `/${locale}/${path}`

/** The page of each type in a language. */
export const pageTypes = (locale: Locale): { readonly type: string; readonly path: string }[] =>
  Object.entries(PAGE_TYPES).map(([type, path]) => ({ type, path: address(locale, path) }))

/** Every page that the site must have in a language. */
export const everyPage = (locale: Locale): string[] =>
  [
    '',
    'about/',
    'translation/',
    'rolls/',
    'glossary/',
    'search/',
    'search/help/',
    'calculators/',
    'fight/',
    'encounter/',
    'editions/',
    'editions/all/',
    ...BESIDE.map((id) => `editions/${id}/`),
    ...CALCULATORS.map((id) => `calculators/${id}/`),
    ...CHAPTERS.map((chapter) => `book/${chapter}/`),
    ...RULE_IDS.map((id) => `rules/${id}/`),
    'spells/',
    'spells/cards/',
    ...SPELL_IDS.map((id) => `spells/${id}/`),
    'creatures/',
    'creatures/against/',
    ...CREATURE_IDS.map((id) => `creatures/${id}/`),
  ].map((path) => address(locale, path))

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/** The HTML of a built page. */
export const htmlOf = (path: string): string => readFileSync(join(dist, path, 'index.html'), 'utf8')

/** Every built page, by URL. */
export const builtPages = (): string[] =>
  globSync('**/index.html', { cwd: dist })
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort()

/** The books, in the order of the front page. */
const BOOKS = ['playing-the-game', 'rules-glossary', 'character-creation', 'srd-5-1', 'next-2012']

/** The truncated URLs of a language, with their targets. */
export const truncatedUrls = (locale: Locale): (readonly [from: string, to: string])[] => [
  [address(locale, 'rules/'), address(locale, 'glossary/')],
  [address(locale, 'book/'), address(locale, '#book-playing-the-game')],
  ...BOOKS.map((book) => [address(locale, `book/${book}/`), address(locale, `#book-${book}`)] as const),
]

/** The pages for developers, which are in English alone. */
function developerPages(): string[] {
  const file = new URL('../../../packages/reference/dist/reference.json', import.meta.url)
  const { modules }: { modules: readonly { subpath: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  return ['', 'api/', ...modules.map(({ subpath }) => `api/${subpath}/`)].map((path) => `/developers/${path}`)
}

/** Every page that the site must have. */
export const wantedPages = (): string[] =>
  ['/', ...developerPages(), ...LOCALES.flatMap(({ locale }) => everyPage(locale))].sort()
