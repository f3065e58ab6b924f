import {
  castAt,
  castingBounds,
  castingLevels,
  spell as factsOf,
  isSpellId,
  type SpellCasting,
  type SpellId,
} from '@rulestone/compendium'
import type { Spell } from '@rulestone/data-builder'
import type { SpellWords } from '@rulestone/text'
import { alignColumns } from '../terminal/columns.ts'
import type { JsonObject } from '../terminal/json.ts'
import { toJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'

/** A spell, and what it is when it is cast at a level. */
export interface SpellAnswer {
  readonly spell: Spell
  readonly english: string
  readonly casting: Casting | undefined
}

/** A casting at a level, as data and in words. */
interface Casting {
  readonly level: number
  readonly figures: SpellCasting
  /** the label of the level */
  readonly label: string
  readonly facts: readonly (readonly string[])[]
}

/**
 * A casting of a spell.
 *
 * @param typed the level of the slot; for a cantrip that of the character
 * @throws Refusal if the spell can’t be cast at it
 */
export async function castingAt(words: SpellWords, id: SpellId, typed: string | number): Promise<Casting> {
  const level = Number(typed)
  const [least, most] = castingBounds(id)
  if (!Number.isInteger(level) || level < least || level > most) {
    throw new Refusal(USAGE.wrongCastingLevel(id, String(typed), least, most))
  }
  const { castingFacts } = await import('@rulestone/text')
  const label = words.say(`spells.casting-level.${factsOf(id).level === 0 ? 'character' : 'slot'}`)
  return { level, figures: castAt(id, level), label, facts: castingFacts(words, id, level) }
}

/** A spell as lines: its names, its facts, its words, and its figures at a level. */
export function spellLines({ spell, english, casting }: SpellAnswer): string[] {
  const { id, title, text, factsInWords } = spell
  return [
    `${title === english ? title : `${title} (${english})`}  ${id}`,
    factsInWords.kind,
    '',
    ...alignColumns(factsInWords.rows.map((row) => [row.label, row.text])),
    '',
    text,
    ...(casting ? ['', `${casting.label} ${casting.level}`, ...alignColumns(casting.facts)] : []),
  ]
}

/** A spell as data. */
export function spellData({ spell, english, casting }: SpellAnswer): JsonObject {
  const { id, title, summary, url, markdown, trigger, material, facts, factsInWords, links, spells, sources } = spell
  const levels = isSpellId(id) ? castingLevels(id) : []
  return toJson({
    ...{ id, title, english, summary, url, markdown, trigger, material, facts, factsInWords, levels },
    ...{ links, spells, sources },
    ...(casting && { casting: { level: casting.level, ...casting.figures } }),
  })
}
