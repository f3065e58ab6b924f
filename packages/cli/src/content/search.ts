import { PUBLISHED_SITE, SOURCE_LOCALE } from '@rulestone/text'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { openCompendiumIndex } from './find-entry.ts'
import { openSearch, resultData, resultLines, type Show } from './find-rules.ts'
import { openToRead } from './open-workbench.ts'

/** `rulestone search QUERY`: finds rules, spells and creatures by name, and words in their text. */
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
    const find = await openSearch(library, locale, await openCompendiumIndex(library, locale), PUBLISHED_SITE)
    const results = find(query)
    const show: Show = (kind, id) => `rulestone ${kind} ${id}${locale === SOURCE_LOCALE ? '' : ` --lang ${locale}`}`
    if (flags.has('json')) out(writeJson({ query, results: results.map((result) => resultData(result, show)) }))
    else if (results.length === 0) out(t('search.nothing', { query }))
    else out(results.flatMap((result) => resultLines(result, (kind) => t(`kinds.${kind}`), show)).join('\n'))
    return 0
  },
}
