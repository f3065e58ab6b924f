import type { Creature } from '@rulestone/data-builder'
import { alignColumns } from '../terminal/columns.ts'
import { type JsonObject, toJson } from '../terminal/json.ts'

/** A creature in a language, with its English name. */
export interface CreatureAnswer {
  readonly creature: Creature
  readonly english: string
}

/** A creature as lines: its names, its stat block. */
export function creatureLines({ creature, english }: CreatureAnswer): string[] {
  const { id, title, statBlock, blocks } = creature
  const { kind, lines, abilities, labels, sections } = statBlock
  const first = blocks.findIndex(({ kind: block }) => block === 'heading')
  const notes = blocks.slice(0, first === -1 ? blocks.length : first)
  return [
    `${title === english ? title : `${title} (${english})`}  ${id}`,
    kind,
    '',
    ...alignColumns(lines.map(({ label, text }) => [label, text])),
    '',
    ...alignColumns([
      [labels.ability, labels.score, labels.modifier, labels.save],
      ...abilities.map(({ name, score, modifier, save }) => [name, String(score), modifier, save]),
    ]),
    ...notes.flatMap(({ text }) => ['', text]),
    ...sections.flatMap(({ title: section, note, parts }) => [
      '',
      section,
      ...(note === undefined ? [] : ['', note]),
      ...parts.flatMap(({ name, uses, text }) => ['', [name, ...uses].join(' · '), text]),
    ]),
  ]
}

/** A creature as data. */
export function creatureData({ creature, english }: CreatureAnswer): JsonObject {
  const { id, title, summary, url, markdown, facts, totals, statBlock, links, spells, creatures, sources } = creature
  return toJson({
    id,
    title,
    english,
    summary,
    url,
    markdown,
    facts,
    totals,
    statBlock,
    links,
    spells,
    creatures,
    sources,
  })
}
