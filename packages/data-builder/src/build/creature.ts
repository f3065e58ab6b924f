import { type CreatureId, creature, creatureTotals } from '@rulestone/compendium'
import { ABILITIES } from '@rulestone/core'
import {
  type Block,
  byLocale,
  createTranslator,
  type Entry,
  LANGUAGE_TAGS,
  type StatBlock,
  type StatPart,
  type StatSection,
  termNameIn,
} from '@rulestone/text'
import { numberFormats } from '@rulestone/text/number-formats'
import { type Creature, creatureFacts, creatureTotals as totalsSchema } from '../schema/index.ts'
import { spansOf, spansText } from './spans.ts'
import { joined, type TextContext, textMaker } from './text-maker.ts'

const blockOf = (key: string, element: 'h2' | 'h3' | 'p', text: string): Block => ({
  kind: 'html',
  key,
  tree: { type: 'element', tagName: element, properties: {}, children: [{ type: 'text', value: text }] },
})

/** The name of a part as its heading has it, with how often it can be used. */
const headingOf = ({ name, uses }: StatPart): string => [name, ...uses].join(' · ')

const openingOf = ({ id, title, note }: StatSection): Block[] => [
  blockOf(id, 'h2', title),
  ...(note === undefined ? [] : [blockOf(`${id}-note`, 'p', note)]),
]

/** The traits and actions of a stat block as blocks, in the order of the page. */
const blocksOf = ({ notes, sections }: StatBlock): Block[] => [
  ...notes,
  ...sections.flatMap((section) => [
    ...openingOf(section),
    ...section.parts.flatMap((part) => [blockOf(part.id, 'h3', headingOf(part)), ...part.blocks]),
  ]),
]

/** Makes a function that turns the creatures of a library into data. */
export function creatureMaker(context: TextContext): (id: CreatureId, entry: Entry) => Creature {
  const textOf = textMaker(context)
  const { library } = context
  const names = byLocale((locale) => termNameIn(library, locale))
  const translator = createTranslator(library.strings)
  return (id, entry) => {
    const { locale, statBlock } = entry
    if (!statBlock) throw new RangeError(`The entry ${entry.id} has no stat block.`)
    const text = textOf({ ...entry, blocks: blocksOf(statBlock) })
    const say = translator(locale, 'creatures')
    const { signed } = numberFormats(LANGUAGE_TAGS[locale])
    const facts = creatureFacts.parse(creature(id))
    const totals = totalsSchema.parse(creatureTotals(id))
    const blocks = new Map(text.blocks.map((block) => [block.key, block]))
    const said = (part: StatPart) => part.blocks.flatMap(({ key }) => blocks.get(key) ?? [])
    return {
      ...text,
      facts,
      totals,
      statBlock: {
        kind: statBlock.kind,
        lines: statBlock.lines.map(({ id: line, label, tree }) => ({
          id: line,
          label,
          text: spansText(spansOf(tree.children)),
        })),
        abilities: ABILITIES.map((ability) => ({
          id: ability,
          name: names[locale](ability),
          score: facts.scores[ability],
          modifier: signed(totals.modifiers[ability]),
          save: signed(totals.saves[ability]),
        })),
        labels: {
          ability: say('labels.ability'),
          score: say('labels.score'),
          modifier: say('labels.modifier'),
          save: say('labels.save'),
        },
        sections: statBlock.sections.map(({ id: section, title, note, parts }) => ({
          id: section,
          title,
          ...(note !== undefined && { note }),
          parts: parts.map((part) => ({
            id: part.id,
            name: part.name,
            uses: [...part.uses],
            markdown: joined(said(part).map(({ markdown }) => markdown)),
            text: joined(said(part).map((block) => block.text)),
          })),
        })),
      },
    }
  }
}
