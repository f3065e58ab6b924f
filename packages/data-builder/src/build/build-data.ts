import { type CreatureId, isCreatureId, isSpellId, type SpellId } from '@rulestone/compendium'
import {
  type Corpus,
  type Entry,
  LANGUAGE_TAGS,
  type Library,
  LOCALES,
  type Locale,
  SOURCE_LOCALE,
  type Workbench,
} from '@rulestone/text'
import { CHANGES } from '../changes/index.ts'
import type { Creature, Data, Rule, Spell } from '../schema/index.ts'
import { buildBooks } from './books.ts'
import { buildCalculators } from './calculators.ts'
import { creatureMaker } from './creature.ts'
import { buildEditions } from './editions.ts'
import { buildFigures } from './figures.ts'
import { headerOf } from './header.ts'
import { ruleMaker } from './rule.ts'
import { SOURCES } from './sources.ts'
import { spellMaker } from './spell.ts'
import { buildTables } from './tables.ts'
import { buildTerms } from './terms.ts'
import type { TextContext } from './text-maker.ts'
import { type Words, wordsOf } from './words.ts'

/** Where the data is published. */
export interface DataOptions {
  /** the URL of the site with its base path, without a trailing slash */
  readonly site: string
}

/** The name of each language in itself. */
const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', zh: '中文', th: 'ไทย' }

/** Current ids by former ids. */
const movedIds = ({ movedFiles }: Corpus): ReadonlyMap<string, string> =>
  new Map(movedFiles.flatMap(({ ids }) => Array.from(ids)))

/** Every rule in every language that it has, by language and id. */
export const buildRules = (workbench: Workbench, options: DataOptions): Rule[] =>
  rulesOf(workbench, options, wordsOf(workbench.library))

/** Which spells or creatures are built. */
interface SomeOptions<Id> extends DataOptions {
  /** their ids; all of them if it is not given */
  readonly ids?: readonly Id[]
}

/** Spells in every language that they have, by language and id. */
export const buildSpells = ({ library }: Workbench, options: SomeOptions<SpellId>): Spell[] =>
  spellsOf(library, options, wordsOf(library))

/** Creatures in every language that they have, by language and id. */
export const buildCreatures = ({ library }: Workbench, options: SomeOptions<CreatureId>): Creature[] =>
  creaturesOf(library, options, wordsOf(library))

const contextOf = (library: Library, { site }: DataOptions, words: Words): TextContext => ({
  library,
  site,
  calculatorTitle: (locale, id) => words.of(locale, 'calculators')(`${id}.title`),
})

function rulesOf({ library, corpus }: Workbench, options: DataOptions, words: Words): Rule[] {
  const rule = ruleMaker({ ...contextOf(library, options, words), moved: movedIds(corpus) })
  return recordsOf(library.entries, Array.from(library.entries.keys()).sort(), (_, entry) => rule(entry))
}

/** The records of entries in every language that they have, by language and id. */
const recordsOf = <Id extends string, Made>(
  entries: Library['spells'],
  ids: readonly Id[],
  make: (id: Id, entry: Entry) => Made,
): Made[] =>
  LOCALES.flatMap((locale) =>
    ids.flatMap((id) => {
      const entry = entries.get(id)?.[locale]
      return entry ? [make(id, entry)] : []
    }),
  )

function spellsOf(library: Library, options: SomeOptions<SpellId>, words: Words): Spell[] {
  const ids = options.ids ?? Array.from(library.spells.keys()).filter(isSpellId).sort()
  return recordsOf(library.spells, ids, spellMaker(contextOf(library, options, words)))
}

function creaturesOf(library: Library, options: SomeOptions<CreatureId>, words: Words): Creature[] {
  const ids = options.ids ?? Array.from(library.creatures.keys()).filter(isCreatureId).sort()
  return recordsOf(library.creatures, ids, creatureMaker(contextOf(library, options, words)))
}

/** Everything that is known about the rules, as plain data: the content of the bulk file. */
export function buildData(workbench: Workbench, options: DataOptions): Data {
  const { library, corpus } = workbench
  const words = wordsOf(library)
  const rules = rulesOf(workbench, options, words)
  const english = rules.filter(({ language }) => language === SOURCE_LOCALE)
  return {
    ...headerOf(options.site, 'all'),
    languages: LOCALES.map((id) => ({ id, tag: LANGUAGE_TAGS[id], name: LANGUAGE_NAMES[id] })),
    editions: buildEditions(words),
    sources: [...SOURCES],
    books: buildBooks(library),
    terms: buildTerms(library),
    tables: buildTables(rules, words),
    figures: buildFigures(english, words),
    calculators: buildCalculators(library, english, words),
    moved: Array.from(movedIds(corpus), ([from, to]) => ({ from, to })),
    changes: [...CHANGES],
    rules,
    spells: spellsOf(library, options, words),
    creatures: creaturesOf(library, options, words),
  }
}
