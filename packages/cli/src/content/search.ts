import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/words.ts'
import { openSearch, resultData, resultLines } from './find-rules.ts'
import { openWorkbench } from './open-workbench.ts'

/** `rulestone search QUERY`: finds rules by name, and words in their text. */
export const search: Command = {
  async run(args, { out }) {
    const { positionals, values, flags } = readArguments(args, { content: 'value', json: 'flag', lang: 'value' })
    const strings = await openStrings(values['lang'])
    const query = positionals.join(' ')
    if (query.trim() === '') throw new Refusal(USAGE.queryMissing)
    const { workbench } = await openWorkbench(values['content'], { unchecked: true })
    const results = (await openSearch(workbench.library, strings.locale))(query)
    if (flags.has('json')) out(writeJson({ query, results: results.map(resultData) }))
    else if (results.length === 0) out(strings.open('site')('search.nothing', { query }))
    else out(results.flatMap(resultLines).join('\n'))
    return 0
  },
}
