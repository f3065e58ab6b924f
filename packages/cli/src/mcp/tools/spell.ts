import { z } from 'zod'
import { castingAt, spellData, spellLines } from '../../content/find-spell.ts'
import { defineTool } from '../tool.ts'

/** A spell, as `rulestone spell` shows it. */
export const spell = defineTool({
  name: 'spell',
  title: 'A spell',
  description:
    'A spell by its name (in English, Chinese, Thai, pinyin or an older name) or id: level, school, classes, casting time, range, components, duration, saves, dice and what a higher level adds, as numbers and in words, and its whole text. With a level also its figures when it is cast at that level.',
  input: {
    name: z.string().trim().min(1).max(80).describe('the name or id of a spell, such as fireball'),
    level: z.int().optional().describe('of the slot; for a cantrip of the character'),
  },
  async answer({ name, level }, { spells: open, onTaken }) {
    const { find, recordOf, words } = await open()
    const id = await find(name, onTaken)
    const { record, english } = recordOf(id)
    const answer = {
      spell: record,
      english,
      casting: level === undefined ? undefined : await castingAt(words, id, level),
    }
    const { links, url } = record
    return { data: spellData(answer), lines: spellLines(answer), cites: links, address: url }
  },
})
