import { spell as factsOf } from '@rulestone/compendium'
import { PUBLISHED_SITE, spellEntry, spellWords } from '@rulestone/text'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { entryNames, findEntry, SPELLS, sayTaken } from './find-entry.ts'
import { castingAt, spellData, spellLines } from './find-spell.ts'
import { inLanguage } from './in-language.ts'
import { openFiles } from './open-workbench.ts'

/** `rulestone spell NAME`: prints a spell. */
export const spell: Command = {
  async run(args, { out, error }) {
    const { positionals, values, flags } = readArguments(args, {
      content: 'value',
      json: 'flag',
      lang: 'value',
      level: 'value',
      slot: 'value',
    })
    const strings = await openStrings(values['lang'])
    const { locale } = strings
    const typed = positionals.join(' ')
    if (typed.trim() === '') throw new Refusal(USAGE.spellMissing)
    const content = await openFiles(values['content'])
    const id = await findEntry(SPELLS, typed, entryNames(content.names, locale), sayTaken(strings, error))
    const [right, wrong] = factsOf(id).level === 0 ? (['level', 'slot'] as const) : (['slot', 'level'] as const)
    if (values[wrong] !== undefined) throw new Refusal(USAGE.wrongLevelOption(id, wrong, right))
    const level = values[right]
    const { buildSpells } = await import('@rulestone/data-builder')
    const workbench = content.only([spellEntry(id)])
    const records = buildSpells(workbench, { site: PUBLISHED_SITE, ids: [id] })
    const { record, english } = inLanguage(records, id, locale)
    const casting = level === undefined ? undefined : await castingAt(spellWords(workbench.library, locale), id, level)
    const answer = { spell: record, english, casting }
    out(flags.has('json') ? writeJson(spellData(answer)) : [...spellLines(answer), '', record.url].join('\n'))
    return 0
  },
}
