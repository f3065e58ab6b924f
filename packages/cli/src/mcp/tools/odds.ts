import { DIALECTS, format, type NotationError, type OddsError, odds as oddsOf, parse } from '@rulestone/core'
import { z } from 'zod'
import { oddsData, oddsLines } from '../../dice/odds-answer.ts'
import { describeDice, readDialect } from '../../dice/read-dice.ts'
import { Refusal } from '../../terminal/refusal.ts'
import { COLUMNS, defineTool, oneOf } from '../tool.ts'

/** The exact odds of dice, as `rulestone odds` gives them. */
export const odds = defineTool({
  name: 'odds',
  title: 'Exact odds of dice',
  description:
    'The exact distribution of dice such as 2d20kh1+5, 4d6kh3, 8d6ro<3 or {1d8+1d6}kh1: mean, variance, and how many of `denominator` equally likely cases give each total. Fractions are exact, as text.',
  input: {
    dice: z.string().min(1).max(1000).describe('dice notation, such as 4d6kh3+2'),
    at_least: z.int().optional().describe('also answer the chance of this total or a higher one'),
    dialect: oneOf(Object.keys(DIALECTS))
      .default('strict')
      .describe('how the notation is read; strict refuses what tools read differently'),
  },
  async answer({ dice, at_least: atLeast, dialect }, { locale, site }) {
    const refuse = async (problem: NotationError | OddsError): Promise<Refusal> =>
      new Refusal(`dice:\n${await describeDice(dice, problem, locale)}`)
    const parsed = parse(dice, { dialect: readDialect(dialect) })
    if (!parsed.ok) throw await refuse(parsed.error)
    const result = oddsOf(parsed.value)
    if (!result.ok) throw await refuse(result.error)
    const { siteLinks } = await import('@rulestone/text')
    const expression = format(parsed.value)
    return {
      data: oddsData(expression, result.value, atLeast),
      lines: oddsLines(result.value, atLeast, COLUMNS),
      cites: [],
      address: siteLinks({ base: site }).dice(locale, expression),
    }
  },
})
