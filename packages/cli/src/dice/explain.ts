import { clashes, format, type NotationError, parse, type Reading } from '@rulestone/core'
import { readArguments } from '../terminal/arguments.ts'
import { alignColumns } from '../terminal/columns.ts'
import type { Command } from '../terminal/command.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings, type Strings } from '../terminal/strings.ts'
import { explainDice } from './explain-dice.ts'
import { describeDice, readDialect, readDiceText } from './read-dice.ts'

/** The reading of the dice in one dialect: in canonical notation and in words, or neither if it refuses them. */
interface ExplainedReading extends Reading {
  readonly words: string | undefined
}

function explainReading(text: string, { dialect, meaning }: Reading, strings: Strings): ExplainedReading {
  const parsed = parse(text, { dialect })
  return { dialect, meaning, words: parsed.ok ? explainDice(parsed.value, strings) : undefined }
}

/** The readings of the dice by different tools, as lines; empty if they agree. */
function clashLines(readings: readonly ExplainedReading[], { open }: Strings): string[] {
  if (readings.length === 0) return []
  const say = open('dice')
  const rows = readings.map(({ dialect, meaning, words }) =>
    meaning === undefined || words === undefined ? [dialect, say('clash.refused')] : [dialect, meaning, words],
  )
  return ['', say('clash.title'), ...alignColumns(rows)]
}

async function refuse(
  text: string,
  error: NotationError,
  readings: readonly ExplainedReading[],
  strings: Strings,
): Promise<never> {
  throw new Refusal([await describeDice(text, error, strings.locale), ...clashLines(readings, strings)].join('\n'))
}

/** `rulestone explain EXPR`: explains dice in words. */
export const explain: Command = {
  async run(args, { out }) {
    const { positionals, values, flags } = readArguments(args, { dialect: 'value', json: 'flag', lang: 'value' })
    const dialect = readDialect(values['dialect'])
    const strings = await openStrings(values['lang'])
    const text = readDiceText(positionals)
    const readings = clashes(text).map((reading) => explainReading(text, reading, strings))
    const parsed = parse(text, { dialect })
    if (flags.has('json')) {
      const answer = parsed.ok
        ? { expr: format(parsed.value), words: explainDice(parsed.value, strings) }
        : { expr: text, error: parsed.error }
      out(JSON.stringify({ ...answer, ...(readings.length > 0 && { clashes: readings }) }))
      return parsed.ok ? 0 : 2
    }
    if (!parsed.ok) return refuse(text, parsed.error, readings, strings)
    out([explainDice(parsed.value, strings), ...clashLines(readings, strings)].join('\n'))
    return 0
  },
}
