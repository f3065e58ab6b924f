import { FIGURES } from '@rulestone/core'
import { figureInWords, numberFormats } from '@rulestone/text/number-formats'
import { z } from 'zod'
import { Refusal } from '../../terminal/refusal.ts'
import { USAGE } from '../../terminal/usage.ts'
import { defineTool } from '../tool.ts'

/** A figure of the rules by its id. */
export const figure = defineTool({
  name: 'figure',
  title: 'A figure of the rules',
  description:
    'One number of the rules by its id, such as half-cover-bonus or unarmed-strike-base-damage, and the rules whose text states it. The tool rule lists the figures of a rule.',
  input: { id: z.string().max(80).describe('the id of a figure, such as half-cover-bonus') },
  async answer({ id }, { strings, pages }) {
    const found = Object.hasOwn(FIGURES, id) ? FIGURES[id] : undefined
    if (found === undefined) {
      const { nearest } = await import('@rulestone/text')
      throw new Refusal(USAGE.unknownFigure(id, nearest(id, Object.keys(FIGURES))))
    }
    const said = figureInWords(found, numberFormats(strings.tag), strings.open('units'))
    const rules = new Set(Array.from((await pages()).values(), ({ rule }) => rule))
    return {
      data: { id, ...found, text: said },
      lines: [`${id}: ${said}`],
      cites: [...rules].filter(({ figures }) => figures.includes(id)).map((rule) => rule.id),
    }
  },
})
