import { z } from 'zod'
import { creatureData, creatureLines } from '../../content/find-creature.ts'
import { defineTool } from '../tool.ts'

/** A creature, as `rulestone creature` shows it. */
export const creature = defineTool({
  name: 'creature',
  title: 'A creature',
  description:
    'The stat block of a creature by its name (in English, Chinese, Thai, pinyin or an older name) or id: AC, Hit Points, speeds, abilities, saves, skills, senses, Challenge Rating, and every trait and action with its attack bonus, save DC, dice and conditions, as numbers and as text.',
  input: { name: z.string().trim().min(1).max(80).describe('the name or id of a creature, such as owlbear') },
  async answer({ name }, { creatures: open, onTaken }) {
    const { find, recordOf } = await open()
    const { record, english } = recordOf(await find(name, onTaken))
    const answer = { creature: record, english }
    return { data: creatureData(answer), lines: creatureLines(answer), cites: record.links, address: record.url }
  },
})
