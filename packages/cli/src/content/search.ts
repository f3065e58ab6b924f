import { PUBLISHED_SITE, SOURCE_LOCALE } from '@rulestone/text'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/words.ts'
import { openSearch, openSpellIndex, resultData, resultLines } from './find-rules.ts'
import { openToRead } from './open-workbench.ts'

/** `rulestone search QUERY`: finds rules and spells by name, and words in their text. */
export const search: Command = {
  async run(args, { out }) {
    const { positionals, values, flags } = readArguments(args, { content: 'value', json: 'flag', lang: 'value' })
    const strings = await openStrings(values['lang'])
    const query = positionals.join(' ')
    if (query.trim() === '') throw new Refusal(USAGE.queryMissing)
    const { workbench } = await openToRead(values['content'])
    const { library } = workbench
    const { locale } = strings
    const t = strings.open('site')
    const find = await openSearch(library, locale, await openSpellIndex(library, locale), PUBLISHED_SITE)
    const results = find(query)
    const show = (id: string): string => `rulestone spell ${id}${locale === SOURCE_LOCALE ? '' : ` --lang ${locale}`}`
    if (flags.has('json')) out(writeJson({ query, results: results.map((result) => resultData(result, show)) }))
    else if (results.length === 0) out(t('search.nothing', { query }))
    else out(results.flatMap((result) => resultLines(result, t('kinds.spell'), show)).join('\n'))
    return 0
  },
}
