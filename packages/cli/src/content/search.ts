import type { Result } from '@rulestone/search'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { type JsonObject, writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/words.ts'
import { openWorkbench } from './open-workbench.ts'

/** The most results that are shown. */
const MOST = 8

/** The target of a result, as in links of the content. */
const addressOf = ({ id, key }: Result): string => (key === undefined ? id : `${id}#${key}`)

/** A result as lines: its title, its chapter, and the text around the match. */
function lines(result: Result): string[] {
  const { title, english, where, snippet } = result
  const name = english === undefined ? title.text : `${title.text} (${english.text})`
  return [`${name}  ${addressOf(result)}`, `  ${where.join(' › ')}`, ...(snippet ? [`  ${snippet.text}`] : [])]
}

const data = (result: Result): JsonObject => ({
  id: result.id,
  ...(result.key !== undefined && { key: result.key }),
  kind: result.kind,
  title: result.title.text,
  ...(result.english !== undefined && { english: result.english.text }),
  ...(result.matched !== undefined && { matched: result.matched }),
  where: result.where,
  ...(result.snippet && { text: result.snippet.text }),
})

/** `rulestone search QUERY`: finds rules by name, and words in their text. */
export const search: Command = {
  async run(args, { out }) {
    const { positionals, values, flags } = readArguments(args, { content: 'value', json: 'flag', lang: 'value' })
    const strings = await openStrings(values['lang'])
    const query = positionals.join(' ')
    if (query.trim() === '') throw new Refusal(USAGE.queryMissing)
    const { workbench } = await openWorkbench(values['content'])
    const [{ buildIndex }, { openIndex, search: find }] = await Promise.all([
      import('@rulestone/search/build'),
      import('@rulestone/search'),
    ])
    const { names, text } = buildIndex(workbench.library, strings.locale)
    const results = find(openIndex(names, text), query, MOST)
    if (flags.has('json')) out(writeJson({ query, results: results.map(data) }))
    else if (results.length === 0) out(strings.open('site')('search.nothing', { query }))
    else out(results.flatMap(lines).join('\n'))
    return 0
  },
}
