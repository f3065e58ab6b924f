import type { SpellId } from '@rulestone/compendium'
import type { CreatureType } from '@rulestone/core'
import type { Term } from '../corpus/index.ts'
import {
  type ByLocale,
  createTranslator,
  LANGUAGE_TAGS,
  type Locale,
  measureWords,
  type Namespaces,
  numberFormats,
  type Translate,
} from '../language/index.ts'

/** The words in which a language states a stat block. */
export interface CreatureWords {
  /** the strings of the namespace `creatures` */
  readonly say: Translate
  /** the name of a size, type, ability, damage type, condition or language, as inside a sentence */
  readonly name: (term: string) => string
  /** the name of a creature type: a language can have the same word, and the same id */
  readonly type: (type: CreatureType) => string
  /** the name of a creature type for several creatures */
  readonly types: (type: CreatureType) => string
  /** the name of a trait or an action by its id */
  readonly part: (id: string) => string
  /** the title of a spell */
  readonly spell: (id: SpellId) => string
  /** a distance; `adjective` as in “60-foot” */
  readonly feet: (feet: number, form?: 'noun' | 'adjective') => string
  /** a bonus with its sign */
  readonly signed: (bonus: number) => string
  /** what joins the items of a list, except the last two */
  readonly separator: string
  /** what joins sentences */
  readonly space: string
}

/** What the words are made from. */
export interface CreatureTexts {
  readonly strings: ByLocale<Namespaces>
  readonly terms: ReadonlyMap<string, Pick<Term, 'forms'>>
  /** the titles of the shared parts in the language, by id */
  readonly parts: ReadonlyMap<string, string>
  /** the titles of the spells in the language, by id */
  readonly spells: ReadonlyMap<string, string>
}

const SEPARATORS: ByLocale<string> = { en: ', ', zh: '、', th: ' ' }

/** The words of a language for stat blocks. A name that is missing is shown by its id. */
export function creatureWords({ strings, terms, parts, spells }: CreatureTexts, locale: Locale): CreatureWords {
  const translator = createTranslator(strings)
  const [say, partNames, units] = (['creatures', 'creature-parts', 'units'] as const).map((namespace) =>
    translator(locale, namespace),
  ) as [Translate, Translate, Translate]
  const name = (term: string): string => terms.get(term)?.forms[locale]?.name ?? term
  const typeName = (type: CreatureType): string => (terms.has(`${type}-type`) ? name(`${type}-type`) : name(type))
  const { number, signed } = numberFormats(LANGUAGE_TAGS[locale])
  return {
    say,
    name,
    type: typeName,
    types: (type) => (say.has(`types.${type}`) ? say(`types.${type}`) : typeName(type)),
    part: (id) => parts.get(id) ?? partNames(id),
    spell: (id) => spells.get(id) ?? id,
    feet: (feet, form = 'noun') => measureWords({ value: feet, unit: 'feet' }, form, number, units),
    signed,
    separator: SEPARATORS[locale],
    space: locale === 'zh' ? '' : ' ',
  }
}

/** A list whose last two items are joined by “or” or “and”. */
export function joined(
  { say, separator }: CreatureWords,
  items: readonly string[],
  by: 'or' | 'and' | 'effects',
): string {
  const last = items.at(-1) ?? ''
  const first = items.slice(0, -1)
  return first.length === 0 ? last : say(by, { list: first.join(separator), last })
}

/** A link to a rule that has the name of a term: `[Prone](rule:prone)`. */
export const linkTo = ({ name }: CreatureWords, term: string): string => `[${name(term)}](rule:${term})`
