import type { CreatureId, SpellId } from '@rulestone/compendium'
import type { Creature, Spell } from '@rulestone/data-builder'
import type { Library, Locale, SpellWords } from '@rulestone/text'
import { type output, type ZodObject, type ZodRawShape, z } from 'zod'
import type { EntryNames, OnTaken } from '../content/find-entry.ts'
import type { FindRules } from '../content/find-rules.ts'
import type { JsonObject } from '../terminal/json.ts'
import type { Strings } from '../terminal/strings.ts'
import type { RulePages } from './pages.ts'

/** The width of charts and tables in answers, in columns. */
export const COLUMNS = 80

/** What a tool answers with. */
export interface Answer {
  /** for programs */
  readonly data: JsonObject
  /** for people, in the language of the call */
  readonly lines: readonly string[]
  /** the ids of the rules that the answer is based on */
  readonly cites: readonly string[]
  /** the URL of the page that shows the same */
  readonly address?: string
}

/** Spells or creatures in the language of a call. */
export interface Named<Id, Made> {
  /**
   * finds one by its id, or by its name in any language
   *
   * @throws Refusal if none is named so
   */
  find(typed: string, onTaken: OnTaken): Promise<Id>
  recordOf(id: Id): { readonly record: Made; readonly english: string }
}

/** The spells in the language of a call. */
export interface Spells extends Named<SpellId, Spell> {
  readonly words: SpellWords
}

/** What tools may use in a language, whatever the call. */
export interface LanguageContext {
  readonly locale: Locale
  readonly strings: Strings
  /** the URL of the site, without a trailing slash */
  readonly site: string
  /** the pages of the rules; the first call compiles the content */
  pages(): Promise<RulePages>
  /** the compiled content */
  library(): Promise<Library>
  /** the names of spells and creatures */
  readonly names: EntryNames
  /** the search of rules, spells and creatures */
  search(): Promise<FindRules>
  /** the spells; the first call compiles the content */
  spells(): Promise<Spells>
  /** the creatures; the first call compiles the content */
  creatures(): Promise<Named<CreatureId, Creature>>
}

/** What a tool may use, in the language of the call. */
interface Context extends LanguageContext {
  /** tells the caller for what a name was taken */
  readonly onTaken: OnTaken
}

/** A tool of the server. Its name and descriptions are for the model that calls it. */
interface TypedTool<Shape extends ZodRawShape> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** the arguments, besides `language` */
  readonly input: Shape
  /** @throws Refusal, or the RangeError of core, if an argument is wrong */
  answer(input: output<ZodObject<Shape>>, context: Context): Promise<Answer>
}

/** A tool, whatever its arguments are. */
export interface Tool extends Omit<TypedTool<ZodRawShape>, 'answer'> {
  answer(input: unknown, context: Context): Promise<Answer>
}

/** An argument that is one of these ids; the message for any other names it and lists them. */
export const oneOf = <const Id extends string>(ids: readonly Id[]) =>
  z.enum(ids, {
    error: ({ input }) =>
      input === undefined ? undefined : `Unexpected ${String(input)}, expected one of: ${ids.join(', ')}`,
  })

/** Lets TypeScript infer the arguments of a tool. */
export const defineTool = <const Shape extends ZodRawShape>(tool: TypedTool<Shape>): Tool => ({
  ...tool,
  answer: (input, context) => tool.answer(z.object(tool.input).parse(input), context),
})
