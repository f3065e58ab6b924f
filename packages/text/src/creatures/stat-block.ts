import { type Creature, type CreatureId, type CreaturePart, creature, partsOf } from '@rulestone/compendium'
import type { Ability } from '@rulestone/core'
import type { Element } from 'hast'
import type { Paragraph, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Block, type CompileContext, compileBlocks, element } from '../compile/index.ts'
import type { SourceEntry } from '../corpus/index.ts'
import { parseMarkdown, type SourceBlock, sourceBlocks } from '../markdown/index.ts'
import type { CreatureWords } from './creature-words.ts'
import { withDifficulties } from './live-words.ts'
import { partWords, usesWords } from './part-words.ts'
import { abilityRows, creatureKindWords, statLines } from './stat-lines.ts'

/** A trait or an action of a stat block. */
export interface StatPart {
  /** its id in the compendium */
  readonly id: string
  readonly name: string
  /** how often it can be used, and the like */
  readonly uses: readonly string[]
  /** the same, with what rolls and what a rule explains; one element for each */
  readonly useTrees: readonly Element[]
  readonly blocks: readonly Block[]
}

/** The traits, actions or other parts of a stat block. */
export interface StatSection {
  readonly id: 'traits' | 'actions' | 'bonus-actions' | 'reactions' | 'legendary-actions'
  readonly title: string
  /** what holds for all of its parts */
  readonly note?: string
  readonly parts: readonly StatPart[]
}

/** The row of an ability in the table of a stat block. */
interface AbilityCells {
  readonly id: Ability
  readonly name: string
  readonly score: Element
  readonly modifier: Element
  readonly save: Element
}

/** A creature as its page shows it. It is plain data. */
export interface StatBlock {
  /** “Large Aberration, Lawful Evil” */
  readonly kind: string
  readonly lines: readonly { readonly id: string; readonly label: string; readonly tree: Element }[]
  readonly abilities: readonly AbilityCells[]
  readonly abilityLabels: Readonly<Record<'ability' | 'score' | 'modifier' | 'save', string>>
  /** words about its defences and the like, before the traits */
  readonly notes: readonly Block[]
  readonly sections: readonly StatSection[]
}

/** Where the words of a creature come from. */
export interface StatBlockSources {
  readonly words: CreatureWords
  readonly compile: CompileContext
  /** the words of the creature itself */
  readonly own: Pick<SourceEntry, 'blocks'> | undefined
  /** the words of a part that creatures share */
  readonly shared: (part: string) => Pick<SourceEntry, 'blocks'> | undefined
}

const SECTIONS = [
  ['traits', 'traits'],
  ['actions', 'actions'],
  ['bonus-actions', 'bonusActions'],
  ['reactions', 'reactions'],
  ['legendary-actions', 'legendaryActions'],
] as const satisfies readonly (readonly [string, keyof Creature])[]

/** The name that a paragraph begins with in bold: “Mucus Cloud” of `**Mucus Cloud.** While …`. */
export function leadOf(node: RootContent): string | undefined {
  const first = node.type === 'paragraph' ? node.children[0] : undefined
  return first?.type === 'strong'
    ? textOf(first)
        .replace(/[.:：]$/u, '')
        .trim()
    : undefined
}

/** A paragraph without the name that it begins with. */
function withoutLead(node: RootContent): RootContent {
  if (leadOf(node) === undefined) return node
  const [, next, ...rest] = (node as Paragraph).children
  const following = next?.type === 'text' ? { ...next, value: next.value.replace(/^[.:：]?\s*/u, '') } : next
  return { ...(node as Paragraph), children: following ? [following, ...rest] : [] }
}

/** The blocks of a creature's words by the name that they begin with; those before the first name under an empty one. */
function wordsByName(blocks: readonly SourceBlock[]): ReadonlyMap<string, readonly SourceBlock[]> {
  const byName = new Map<string, SourceBlock[]>()
  let name = ''
  for (const block of blocks) {
    name = leadOf(block.node) ?? name
    byName.set(name, [...(byName.get(name) ?? []), { ...block, node: withoutLead(block.node) }])
  }
  return byName
}

/** Blocks with keys of their own, for a page that has several texts. */
const keyed = (blocks: readonly SourceBlock[], key: string): readonly SourceBlock[] =>
  blocks.map((block, index) => ({ ...block, key: `${key}-${index + 1}` }))

/** Parsed Markdown. Most figures stand in many stat blocks, and parsing them is most of the work. */
const parsed = new Map<string, readonly SourceBlock[]>()

function blocksOf(markdown: string): readonly SourceBlock[] {
  const blocks = parsed.get(markdown) ?? sourceBlocks(parseMarkdown(markdown)).blocks
  parsed.set(markdown, blocks)
  return blocks
}

/** Whether the words of a part begin before its figures: their first paragraph says when or by whom the save is made. */
const wordsLead = ({ attack, save, trigger }: CreaturePart): boolean =>
  attack === undefined && save !== undefined && (trigger || save.target === undefined || save.target.limited) === true

/** The stat block of a creature in a language. */
export function compileStatBlock(id: CreatureId, { words, compile, own, shared }: StatBlockSources): StatBlock {
  const { say } = words
  const facts = creature(id)
  const byName = wordsByName(own?.blocks ?? [])
  const attacks = new Set(partsOf(facts).flatMap((part) => (part.attack ? [part.id] : [])))
  const treesOf = (markdown: string): Element[] =>
    compileBlocks(blocksOf(markdown), compile).flatMap((block) => ('tree' in block ? [block.tree] : []))
  const cellOf = (markdown: string): Element => treesOf(markdown)[0] ?? element('p', {})
  const partOf = (part: CreaturePart): StatPart => {
    const name = words.part(part.id)
    const made = blocksOf(partWords(words, part, attacks))
    const said = byName.get(name) ?? shared(part.id)?.blocks ?? []
    const lead = wordsLead(part) ? 1 : 0
    const blocks = keyed([...said.slice(0, lead), ...made, ...said.slice(lead)], part.id)
    const useTrees = usesWords(words, part).flatMap(treesOf)
    return {
      id: part.id,
      name,
      uses: useTrees.map((tree) => textOf(tree)),
      useTrees,
      blocks: withDifficulties(compileBlocks(blocks, compile), words, compile),
    }
  }
  const { legendaryUses = 0, legendaryUsesInLair } = facts
  const legendary =
    legendaryUsesInLair === undefined
      ? say('legendary', { count: legendaryUses })
      : say('legendary-lair', { count: legendaryUses, lair: legendaryUsesInLair })
  return {
    kind: creatureKindWords(words, facts),
    lines: statLines(words, id).map(({ id: line, label, text }) => ({ id: line, label, tree: cellOf(text) })),
    abilities: abilityRows(words, id).map(({ id: ability, name, score, modifier, save }) => ({
      id: ability,
      name,
      score: cellOf(score),
      modifier: cellOf(modifier),
      save: cellOf(save),
    })),
    abilityLabels: {
      ability: say('labels.ability'),
      score: say('labels.score'),
      modifier: say('labels.modifier'),
      save: say('labels.save'),
    },
    notes: withDifficulties(compileBlocks(keyed(byName.get('') ?? [], 'note'), compile), words, compile),
    sections: SECTIONS.flatMap(([section, key]): StatSection[] => {
      const parts = facts[key] ?? []
      if (parts.length === 0) return []
      return [
        {
          id: section,
          title: say(`sections.${section}`),
          ...(section === 'legendary-actions' && { note: legendary }),
          parts: parts.map(partOf),
        },
      ]
    }),
  }
}
