import { createTranslator, LOCALES, type Workbench } from '@rulestone/text'
import type { Rule } from '../schema/index.ts'
import { ruleMaker } from './rule.ts'

/** Where the data is published. */
export interface DataOptions {
  /** the URL of the site with its base path, without a trailing slash */
  readonly site: string
}

/** Every rule in every language that it has, by id. */
export function buildRules({ library, corpus }: Workbench, { site }: DataOptions): Rule[] {
  const translator = createTranslator(library.strings)
  const rule = ruleMaker({
    library,
    site,
    moved: new Map(corpus.movedFiles.flatMap(({ ids }) => Array.from(ids))),
    calculatorTitle: (locale, id) => translator(locale, 'calculators')(`${id}.title`),
  })
  const ids = Array.from(library.entries.keys()).sort()
  return LOCALES.flatMap((locale) =>
    ids.flatMap((id) => {
      const entry = library.entries.get(id)?.[locale]
      return entry ? [rule(entry)] : []
    }),
  )
}
