import { requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import type { WithSteps } from '../../steps/step.ts'
import { CLASS_SPELLCASTING, type ClassSpellcasting } from '../../tables/spells-and-magic/class-spellcasting.ts'
import { MULTICLASS_SPELL_SLOTS } from '../../tables/spells-and-magic/multiclass-spell-slots.ts'
import { PACT_SLOTS, type PactSlotsRow } from '../../tables/spells-and-magic/pact-slots.ts'
import { type CharacterClass, CLASSES } from '../../vocabulary/classes.ts'
import type { SlotLevel, SlotsByLevel } from '../../vocabulary/spell-levels.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { type ClassLevels, characterLevel } from '../level-advancement/character-level.ts'
import { LEVELS } from '../proficiency/proficiency.ts'
import type { SpellRuleStep } from './steps.ts'

/**
 * How levels of Paladin and Ranger are halved if a character has both: the sum rounded up once, or each class by
 * itself. The text does not say. `together` is the default, since the text lists half the levels in these classes as
 * one of the numbers to add.
 */
export type HalfCasterRounding = (typeof ROUNDINGS)[number]

const ROUNDINGS = ['together', 'each-class'] as const

/** A character whose classes may cast spells. */
export interface SpellcastingClasses {
  readonly levels: ClassLevels
  /** how half levels of Paladin and Ranger are rounded; `together` by default */
  readonly rounding?: HalfCasterRounding
}

/**
 * No spell slots at all.
 *
 * @source SRD 5.2.1, Spells, Spell Slots (page 104)
 */
export const NO_SLOTS: SlotsByLevel = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }

const casterOf = (characterClass: CharacterClass): ClassSpellcasting['caster'] =>
  CLASS_SPELLCASTING[characterClass].caster

const levelsOf = (levels: ClassLevels, caster: ClassSpellcasting['caster']): readonly number[] =>
  CLASSES.filter((characterClass) => casterOf(characterClass) === caster).map((name) => levels[name] ?? 0)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/**
 * The spellcaster level of a character with Spellcasting from more than one class: all levels of Bard, Cleric, Druid,
 * Sorcerer and Wizard, and half those of Paladin and Ranger, rounded up; in SRD 5.1 rounded down. Pact Magic does not
 * count.
 *
 * @throws RangeError if a class or the rounding is unknown, a level is not an integer between 0 and 20, or their sum is
 * not between 1 and 20
 * @source SRD 5.2.1, Character Creation, Spellcasting (page 25)
 * @source SRD 5.1, Multiclassing, Spellcasting (page 58)
 * @example
 * spellcasterLevel({ levels: { ranger: 4, sorcerer: 3 } }) // => 5
 * spellcasterLevel({ levels: { ranger: 5, sorcerer: 3 } }, srd51) // => 5
 * spellcasterLevel({ levels: { paladin: 1, ranger: 1 } }) // => 1
 * spellcasterLevel({ levels: { paladin: 1, ranger: 1 }, rounding: 'each-class' }) // => 2
 */
export function spellcasterLevel(
  { levels, rounding = 'together' }: SpellcastingClasses,
  { multiclassSpellcasting: { halfLevels } }: RulesOf<'multiclassSpellcasting'> = srd521MagicAndCharacters,
): number {
  characterLevel(levels)
  requireOneOf('rounding', rounding, ROUNDINGS)
  const half = levelsOf(levels, 'half')
  const halve = (level: number): number => (halfLevels === 'up' ? Math.ceil(level / 2) : divideRoundDown(level, 2))
  const halved = rounding === 'together' ? halve(sum(half)) : sum(half.map(halve))
  return sum(levelsOf(levels, 'full')) + halved
}

/** The slots of Pact Magic, which are all of one level. */
export interface PactSlots {
  readonly count: number
  readonly level: SlotLevel
}

/** The spell slots of a character, and where they come from. */
export interface SpellSlots {
  /** from the Spellcasting feature */
  readonly slots: SlotsByLevel
  /** absent without the Pact Magic feature */
  readonly pactMagic?: PactSlots
}

function slotsOf(level: number): SlotsByLevel {
  requireInteger('spellcaster level', level, LEVELS)
  return MULTICLASS_SPELL_SLOTS.find((row) => row.spellcasterLevel === level)?.slots ?? NO_SLOTS
}

function pactSlotsOf(warlock: number): PactSlotsRow {
  const row = Object.values<PactSlotsRow>(PACT_SLOTS).find(({ level }) => level === warlock)
  if (row === undefined) throw new RangeError(`warlock is ${warlock}; it must be a level of the class.`)
  return row
}

/**
 * The spell slots of a character. With Spellcasting from one class, the table of that class decides; it equals the
 * Multiclass Spellcaster table at the level that the class counts for. With more classes, that table decides. Slots of
 * Pact Magic are separate; each kind can cast the spells of the other. Paladins and Rangers get slots at level 1, in SRD
 * 5.1 at level 2; in both, the table of such a class alone equals half its level, rounded up.
 *
 * @throws RangeError if a class or the rounding is unknown, a level is not an integer between 0 and 20, or their sum is
 * not between 1 and 20
 * @source SRD 5.2.1, Character Creation, Spellcasting (pages 25 and 26)
 * @source SRD 5.1, Multiclassing, Spellcasting (page 58); class tables of the Paladin and Ranger (pages 30 to 38)
 * @example
 * spellSlots({ levels: { wizard: 3 } }).value.slots // => { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }
 * spellSlots({ levels: { ranger: 4, sorcerer: 3 } }).value.slots // => { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }
 * spellSlots({ levels: { paladin: 1 } }, srd51).value.slots[1] // => 0
 * spellSlots({ levels: { warlock: 5 } }).value.pactMagic // => { count: 2, level: 3 }
 */
export function spellSlots(
  { levels, rounding = 'together' }: SpellcastingClasses,
  ruleset: RulesOf<'halfCasters' | 'multiclassSpellcasting'> = srd521MagicAndCharacters,
): WithSteps<SpellSlots, SpellRuleStep> {
  characterLevel(levels)
  requireOneOf('rounding', rounding, ROUNDINGS)
  const steps: SpellRuleStep[] = []
  const having = CLASSES.filter((characterClass) => (levels[characterClass] ?? 0) > 0)
  const { slotsFromLevel } = ruleset.halfCasters
  const spellcasters = having.filter(
    (name) => casterOf(name) === 'full' || (casterOf(name) === 'half' && (levels[name] ?? 0) >= slotsFromLevel),
  )
  const [first] = spellcasters
  let slots = NO_SLOTS
  if (first !== undefined && spellcasters.length === 1) {
    const level = levels[first] ?? 0
    slots = slotsOf(spellcasterLevel({ levels: { [first]: level } }))
    const values = { class: first, level, slots: sum(Object.values(slots)) }
    steps.push({ kind: 'slots-of-class', rule: 'spell-slot', values })
  } else if (first !== undefined) {
    const level = spellcasterLevel({ levels, rounding }, ruleset)
    slots = slotsOf(level)
    steps.push(
      {
        kind: 'spellcaster-level',
        rule: 'multiclassing',
        values: { full: sum(levelsOf(levels, 'full')), half: sum(levelsOf(levels, 'half')), rounding, level },
      },
      { kind: 'slots-of-level', rule: 'spell-slot', values: { level, slots: sum(Object.values(slots)) } },
    )
  }
  const { warlock = 0 } = levels
  if (warlock === 0) return { value: { slots }, steps }
  const { pactSlots: count, pactSlotLevel: level } = pactSlotsOf(warlock)
  const rule = having.length === 1 ? 'spell-slot' : 'multiclassing'
  const values = { class: 'warlock', level: warlock, slots: count, slotLevel: level }
  steps.push({ kind: 'pact-slots', rule, values })
  return { value: { slots, pactMagic: { count, level } }, steps }
}
