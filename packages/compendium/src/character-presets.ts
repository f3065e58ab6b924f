import {
  ABILITIES,
  type Ability,
  type Armor,
  abilityModifier,
  armorClassInArmor,
  atClassLevel,
  attackKinds,
  type ByAbility,
  type CharacterClass,
  CLASS_TRAITS,
  FIGHTER_PROGRESSION,
  hitPointMaximum,
  isOneOf,
  type Line,
  type NewAttack,
  proficiencyBonusAtLevel,
  ROGUE_PROGRESSION,
  requireInteger,
  requireOneOf,
  type SlotLevel,
  spellAttackModifier,
  spellSaveDc,
  WEAPON_STATISTICS,
  type Weapon,
  WIZARD_PROGRESSION,
} from '@rulestone/core'
import { castingOf } from './casting-in-fight.ts'
import type { Combatant } from './combatant.ts'
import { type SpellId, spell } from './spells.ts'

/** Characters that are ready for an encounter at any level. */
export const CHARACTER_PRESETS = ['fighter', 'cleric', 'rogue', 'wizard'] as const

/** The id of a ready character: its class. */
export type CharacterPreset = (typeof CHARACTER_PRESETS)[number]

/** Whether a value is the id of a ready character. */
export const isCharacterPreset = (value: unknown): value is CharacterPreset => isOneOf(value, CHARACTER_PRESETS)

/** A character as an encounter takes it. */
export type PresetCharacter = Combatant & { readonly line: Line }

/** What a class decides about its ready character. */
interface Preset {
  readonly class: CharacterClass
  /** the standard array with the three points of a background; the first ability grows at levels 4 and 8 */
  readonly scores: ByAbility<number>
  readonly grows: Ability
  readonly line: Line
  readonly armor: Armor | 'mage-armor'
  readonly shield?: true
  /** what it does, by its level and the modifiers of its abilities */
  readonly acts: (
    level: number,
    modifiers: ByAbility<number>,
  ) => Pick<Combatant, 'attacks' | 'extraAttacks' | 'specialActions'>
}

/** The AC of the Mage Armor spell without the Dexterity modifier. */
const MAGE_ARMOR = spell('mage-armor').effects?.[0]?.baseArmorClass ?? 0

const GROWTH_LEVELS = [4, 8]
const GROWTH = 2
const HIGHEST_SCORE = 20

/** The damage that the Dueling style of a Fighter adds. */
const DUELING = 2

/** The levels at which a Fighter gets an attack more. */
const EXTRA_ATTACKS = ['extra-attack', 'two-extra-attacks', 'three-extra-attacks']

function weaponAttack(weapon: Weapon, ability: Ability, more: Partial<NewAttack> = {}): NewAttack {
  const { damage, damageType, range } = WEAPON_STATISTICS[weapon]
  return {
    id: weapon,
    weapon,
    kinds: attackKinds(weapon),
    ability,
    damage,
    damageType,
    ...(range && { rangeFeet: range.normalFeet, longFeet: range.longFeet }),
    ...more,
  }
}

/** A spell that a character casts as an action. */
function casts(id: SpellId, slot: SlotLevel | undefined, uses: number | undefined, level: number, modifier: number) {
  const caster = { abilityModifier: modifier, training: proficiencyBonusAtLevel(level) }
  return castingOf({
    spell: id,
    level: slot ?? level,
    takes: 'action',
    saveDc: spellSaveDc(caster).value,
    attackBonus: spellAttackModifier(caster).value,
    modifier,
    ...(uses !== undefined && { uses }),
  })
}

const together = (castings: readonly ReturnType<typeof casts>[]) => ({
  attacks: castings.flatMap(({ attacks }) => attacks),
  specialActions: castings.map(({ action }) => action),
})

const PRESETS: Readonly<Record<CharacterPreset, Preset>> = {
  fighter: {
    class: 'fighter',
    scores: { strength: 17, dexterity: 13, constitution: 15, intelligence: 8, wisdom: 12, charisma: 10 },
    grows: 'strength',
    line: 'front',
    armor: 'chain-mail',
    shield: true,
    acts: (level) => ({
      attacks: [
        weaponAttack('longsword', 'strength', { damageBonus: DUELING }),
        weaponAttack('javelin', 'strength', { kinds: ['ranged'] }),
      ],
      extraAttacks: [
        FIGHTER_PROGRESSION.filter(
          (row) => row.level <= level && row.features.some((feature) => EXTRA_ATTACKS.includes(feature)),
        ).length,
      ],
    }),
  },
  cleric: {
    class: 'cleric',
    scores: { strength: 14, dexterity: 10, constitution: 14, intelligence: 8, wisdom: 17, charisma: 12 },
    grows: 'wisdom',
    line: 'front',
    armor: 'chain-mail',
    shield: true,
    acts: (level, { wisdom }) => {
      const spells = together([casts('sacred-flame', undefined, undefined, level, wisdom)])
      return { ...spells, attacks: [weaponAttack('mace', 'strength'), ...spells.attacks] }
    },
  },
  rogue: {
    class: 'rogue',
    scores: { strength: 8, dexterity: 17, constitution: 14, intelligence: 13, wisdom: 12, charisma: 10 },
    grows: 'dexterity',
    line: 'back',
    armor: 'leather-armor',
    acts: (level) => {
      const { sneakAttack } = atClassLevel({ progression: ROGUE_PROGRESSION, level })
      const sneaking = (weapon: 'shortbow' | 'rapier'): NewAttack =>
        weaponAttack(weapon, 'dexterity', { damage: `${WEAPON_STATISTICS[weapon].damage}+${sneakAttack}` })
      return { attacks: [sneaking('shortbow'), sneaking('rapier')] }
    },
  },
  wizard: {
    class: 'wizard',
    scores: { strength: 8, dexterity: 14, constitution: 14, intelligence: 17, wisdom: 12, charisma: 10 },
    grows: 'intelligence',
    line: 'back',
    armor: 'mage-armor',
    acts: (level, { intelligence }) => {
      const { slots } = atClassLevel({ progression: WIZARD_PROGRESSION, level })
      const [area, slot] = slots[3] > 0 ? (['fireball', 3] as const) : (['burning-hands', 1] as const)
      return together([
        casts('fire-bolt', undefined, undefined, level, intelligence),
        casts(area, slot, slots[slot], level, intelligence),
      ])
    },
  },
}

function scoresAt({ scores, grows }: Preset, level: number): ByAbility<number> {
  const grown = scores[grows] + GROWTH * GROWTH_LEVELS.filter((reached) => reached <= level).length
  return { ...scores, [grows]: Math.min(HIGHEST_SCORE, grown) }
}

/**
 * A ready character of a class and level: scores of the standard array, the growth of one ability, ordinary equipment without
 * magic, its attacks and at most two spells. A Rogue always has its Sneak Attack; a Fighter the Dueling style. Everything else of
 * the class is left out.
 *
 * @param level from 1 to 20
 * @throws RangeError if there is no such character, or the level is not an integer from 1 to 20
 * @source SRD 5.2.1, Character Creation (pages 19 to 23); Classes: Cleric, Fighter, Rogue, Wizard (pages 36 to 82)
 * @example
 * characterPreset('fighter', 5).hitPointMaximum // => 44
 * characterPreset('wizard', 5).specialActions?.map(({ id, uses = 0 }) => [id, uses]) // => [['fire-bolt', 0], ['fireball', 2]]
 */
export function characterPreset(id: CharacterPreset, level: number): PresetCharacter {
  requireOneOf('id', id, CHARACTER_PRESETS)
  requireInteger('level', level, { minimum: 1, maximum: 20 })
  const preset = PRESETS[id]
  const scores = scoresAt(preset, level)
  const modifiers = Object.fromEntries(
    ABILITIES.map((ability) => [ability, abilityModifier(scores[ability])]),
  ) as ByAbility<number>
  const levels = Array.from({ length: level }, () => ({ class: preset.class }))
  const { armor, shield = false } = preset
  return {
    kind: 'character',
    line: preset.line,
    level,
    hitPointMaximum: hitPointMaximum({ levels, constitutionModifier: modifiers.constitution }).value,
    armorClass:
      armor === 'mage-armor'
        ? MAGE_ARMOR + modifiers.dexterity
        : armorClassInArmor({ armor, shield, dexterityModifier: modifiers.dexterity }),
    abilities: scores,
    proficiencyBonus: proficiencyBonusAtLevel(level),
    saves: CLASS_TRAITS[preset.class].savingThrows,
    ...preset.acts(level, modifiers),
  }
}
