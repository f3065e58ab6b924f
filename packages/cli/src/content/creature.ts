import { creatureEntry, PUBLISHED_SITE } from '@rulestone/text'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { creatureNamed } from './creature-named.ts'
import { creatureData, creatureLines } from './find-creature.ts'
import { entryNames, sayTaken } from './find-entry.ts'
import { inLanguage } from './in-language.ts'
import { openFiles } from './open-workbench.ts'

/** `rulestone creature NAME`: prints a creature. */
export const creature: Command = {
  async run(args, { out, error }) {
    const { positionals, values, flags } = readArguments(args, { content: 'value', json: 'flag', lang: 'value' })
    const strings = await openStrings(values['lang'])
    const { locale } = strings
    const typed = positionals.join(' ')
    if (typed.trim() === '') throw new Refusal(USAGE.creatureMissing)
    const content = await openFiles(values['content'])
    const id = await creatureNamed(typed, entryNames(content.names, locale), sayTaken(strings, error))
    const { buildCreatures } = await import('@rulestone/data-builder')
    const records = buildCreatures(content.only([creatureEntry(id)]), { site: PUBLISHED_SITE, ids: [id] })
    const { record, english } = inLanguage(records, id, locale)
    const answer = { creature: record, english }
    out(flags.has('json') ? writeJson(creatureData(answer)) : [...creatureLines(answer), '', record.url].join('\n'))
    return 0
  },
}
