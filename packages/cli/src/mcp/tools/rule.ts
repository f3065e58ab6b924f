import { z } from 'zod'
import { asId, spellOrCreature } from '../../content/other-kind.ts'
import { toJson } from '../../terminal/json.ts'
import { Refusal } from '../../terminal/refusal.ts'
import { USAGE } from '../../terminal/usage.ts'
import { defineTool } from '../tool.ts'

/** The text of a rule. */
export const rule = defineTool({
  name: 'rule',
  title: 'A rule',
  description:
    'The whole text of a rule as Markdown, by its id or that of a heading in it, such as cover or half-cover: with its summary, its source, the ids of its figures and calculators, and the rules that it links to.',
  input: { id: z.string().max(80).describe('the id of a rule or heading; the tool search finds it') },
  async answer({ id }, { pages, library }) {
    const known = await pages()
    const page = known.get(asId(id))
    if (page === undefined) {
      const other = spellOrCreature(id, await library())
      if (other !== undefined) throw new Refusal(USAGE.notARule(id, other))
      const { nearest } = await import('@rulestone/text')
      throw new Refusal(USAGE.unknownRuleId(id, nearest(asId(id), known.keys())))
    }
    const { rule, citation } = page
    const { title, summary, kind, edition, markdown, sources, figures, calculators, links, related } = rule
    return {
      data: toJson({ id: rule.id, title, summary, kind, edition, markdown, sources, figures, calculators }),
      lines: [`# ${title}`, '', summary, '', markdown, '', `figures: ${figures.join(', ')}`],
      cites: [rule.id, ...links, ...related],
      address: citation.address,
    }
  },
})
