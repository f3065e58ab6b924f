import { CREATURE_IDS, creature, isCreatureId, partsOf } from '@rulestone/compendium'
import {
  type Corpus,
  creatureOf,
  creaturePartEntry,
  creaturePartOf,
  isCreature,
  isCreaturePart,
} from '../corpus/index.ts'
import { leadOf } from '../creatures/index.ts'
import { START, startOf } from '../findings/index.ts'
import { nearest, SOURCE_LOCALE } from '../language/index.ts'
import { type Check, defineCheck, type Example } from './framework/check.ts'

const CODES = ['unknown-creature', 'unknown-part', 'unneeded-part', 'missing-part', 'part-twice'] as const

/** The strings with the names of parts that have no entry of their own. */
const PART_NAMES = 'creature-parts'

const english = (name: string, text: string): Example => ({
  files: {
    [`creatures/${name}.en.md`]: `---\ntitle: Creature\n---\n\n${text}\n`,
    'strings/en/creature-parts.json': '{ "hold-breath": "Hold Breath", "bite": "Bite" }',
  },
})

/**
 * The names of parts in the languages of a corpus: those of shared parts are the titles of their entries. A part without an
 * English name has its id; one whose name is not translated yet has none.
 */
function partNames({ groups, stringsFiles }: Corpus): (locale: string, part: string) => string | undefined {
  const named = new Map(
    stringsFiles.filter(({ namespace }) => namespace === PART_NAMES).map(({ locale, tree }) => [locale, tree]),
  )
  return (locale, part) => {
    const title = groups.get(creaturePartEntry(part))?.[locale as 'en']?.title
    if (title !== undefined) return title
    const name = named.get(locale as 'en')?.[part]
    if (typeof name === 'string') return name
    return locale === SOURCE_LOCALE ? part : undefined
  }
}

/** The parts of all creatures that have words. */
const WORDED = new Set(
  CREATURE_IDS.flatMap((id) => partsOf(creature(id)).flatMap((part) => (part.inWords ? [part.id] : []))),
)

/** The words of a creature are those of its traits and actions that the figures do not state whole. */
export const creatures: Check = defineCheck({
  id: 'creatures',
  severity: 'error',
  needs: ['stringsFiles'],
  description: 'creatures and shared parts that the compendium has; words for each part that has more than figures',
  examples: {
    good: [
      english('hippopotamus', '**Hold Breath.** Words.'),
      {
        files: {
          ...english('hippopotamus', '**Hold Breath.** Words.').files,
          'creatures/hippopotamus.zh.md': '---\ntitle: 河马\n---\n\n屏息：字。\n',
          'strings/zh/creature-parts.json': '{ "hold-breath": "屏息", "bite": "啮咬" }',
        },
      },
      { files: { 'creatures/hippopotamus.zh.md': '---\ntitle: 河马\n---\n\n**屏息**：字。\n' } },
    ],
    bad: [
      { ...english('hippo', 'Words.'), code: 'unknown-creature', at: '1:1', values: { got: 'hippo' } },
      { ...english('hippopotamus', 'Words.'), code: 'missing-part', at: '1:1' },
      {
        ...english('hippopotamus', '**Hold Breath.** A.\n\n**Tail.** B.'),
        code: 'unknown-part',
        at: '7:1',
        values: { got: 'Tail' },
      },
      { ...english('hippopotamus', '**Hold Breath.** A.\n\n**Bite.** B.'), code: 'unneeded-part', at: '7:1' },
      { ...english('hippopotamus', '**Hold Breath.** A.\n\n**Hold Breath.** B.'), code: 'part-twice', at: '7:1' },
    ],
  },
  codes: CODES,
  *check(corpus) {
    const nameOf = partNames(corpus)
    for (const entry of corpus.entries) {
      const { file, id, locale, blocks } = entry
      if (isCreaturePart(id)) {
        const part = creaturePartOf(id)
        if (!WORDED.has(part)) {
          yield { file, ...START, code: 'unknown-part', values: { got: part, expected: nearest(part, [...WORDED]) } }
        }
        continue
      }
      if (!isCreature(id)) continue
      const name = creatureOf(id)
      if (!isCreatureId(name)) {
        yield { file, ...START, code: 'unknown-creature', values: { got: name, expected: nearest(name, CREATURE_IDS) } }
        continue
      }
      const all = partsOf(creature(name))
      const named = all.flatMap((part) => {
        const lead = nameOf(locale, part.id)
        return lead === undefined ? [] : [[lead, part] as const]
      })
      const parts = new Map(named)
      const worded = new Set<string>()
      for (const { node } of blocks) {
        const lead = leadOf(node)
        if (lead === undefined) continue
        const at = { file, ...startOf(node) }
        const part = parts.get(lead)
        if (!part) {
          // It may be one whose name is not translated yet, which other checks report.
          if (named.length < all.length) continue
          yield { ...at, code: 'unknown-part', values: { got: lead, expected: nearest(lead, parts.keys()) } }
        } else if (!part.inWords) yield { ...at, code: 'unneeded-part', values: { got: lead } }
        else if (worded.has(part.id)) yield { ...at, code: 'part-twice', values: { got: lead } }
        if (part) worded.add(part.id)
      }
      // In a translation, the check `skeleton` reports a paragraph or a bold name that is missing.
      if (locale !== SOURCE_LOCALE && corpus.groups.get(id)?.en) continue
      for (const [lead, part] of parts) {
        if (!part.inWords || worded.has(part.id) || corpus.groups.has(creaturePartEntry(part.id))) continue
        yield { file, ...START, code: 'missing-part', values: { expected: lead } }
      }
    }
  },
})
