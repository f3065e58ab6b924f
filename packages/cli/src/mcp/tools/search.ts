import { z } from 'zod'
import { type Found, kindOf, resultData, resultLines, type Show } from '../../content/find-rules.ts'
import { defineTool } from '../tool.ts'

/** Finds rules, spells and creatures, as `rulestone search` does. */
export const search = defineTool({
  name: 'search',
  title: 'Search rules, spells and creatures',
  description:
    'Finds rules, spells and creatures of fifth-edition play by name (in English, Chinese, Thai, pinyin or an abbreviation), by words of their text, or by an everyday question. Filters such as kind:condition or edition:2012 narrow it. Answers with ids, the best first: those of rules are for the tool rule, those of spells for the tool spell, those of creatures for the tool creature.',
  input: { query: z.string().trim().min(1).max(160).describe('a name, words or a question') },
  async answer({ query }, { locale, strings, pages, search: open }) {
    const results = (await open())(query)
    const known = await pages()
    const t = strings.open('site')
    const show: Show = (kind, name) => `${kind} ${JSON.stringify({ name, language: locale })}`
    /** The heading that a result is under, or its rule. */
    const placeOf = ({ id, key = id }: Found): string => {
      const [heading = id] = key.split('.')
      return known.has(heading) ? heading : id
    }
    const lines = results.flatMap((result) => resultLines(result, (kind) => t(`kinds.${kind}`), show))
    return {
      data: { query, results: results.map((result) => resultData(result, show)) },
      lines: results.length === 0 ? [t('search.nothing', { query })] : lines,
      cites: results.flatMap((result) => (kindOf(result) === 'rule' ? [placeOf(result)] : [])),
    }
  },
})
