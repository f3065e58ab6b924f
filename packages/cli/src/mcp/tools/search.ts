import { z } from 'zod'
import { resultData, resultLines } from '../../content/find-rules.ts'
import { defineTool } from '../tool.ts'

/** Finds rules, as `rulestone search` does. */
export const search = defineTool({
  name: 'search',
  title: 'Search the rules',
  description:
    'Finds rules of fifth-edition play by name (in English, Chinese, Thai, pinyin or an abbreviation), by words of their text, or by an everyday question. Answers with ids for the tool rule, the best first.',
  input: { query: z.string().trim().min(1).max(160).describe('a name, words or a question') },
  async answer({ query }, { strings, pages, search: open }) {
    const results = (await open())(query)
    const known = await pages()
    /** The heading that a result is under, or its rule. */
    const placeOf = ({ id, key = id }: (typeof results)[number]): string => {
      const [heading = id] = key.split('.')
      return known.has(heading) ? heading : id
    }
    return {
      data: { query, results: results.map(resultData) },
      lines: results.length === 0 ? [strings.open('site')('search.nothing', { query })] : results.flatMap(resultLines),
      cites: results.map(placeOf),
    }
  },
})
