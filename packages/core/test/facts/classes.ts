import { expect } from 'vitest'
import {
  CLASS_FEATURES,
  CLASS_HIT_POINTS,
  CLASS_PROFICIENCIES,
  CLASS_PROGRESSIONS,
  CLASS_SPELLCASTING,
  CLASS_TRAITS,
  CLASSES,
  MULTICLASS_MINIMUM,
  MULTICLASS_SPELL_SLOTS,
  proficiencyBonusAtLevel,
  STANDARD_ARRAY_BY_CLASS,
  SUBCLASSES,
  spellcasterLevel,
} from '../../src/index.ts'
import { byId, type Checks, idOf, tables } from './facts.ts'

/** The nine numbers of slots, from level 1, by spell level. */
const slotsOf = (numbers: readonly number[]) => {
  expect(numbers).toHaveLength(9)
  return Object.fromEntries(numbers.map((count, index) => [index + 1, count]))
}

const ABILITY_BY_ABBREVIATION = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
} as const

type Cell = number | string | readonly string[] | readonly number[] | null

/** A counted column of the facts in core: its name there, and its value. */
const COLUMNS: Readonly<Record<string, readonly [name: string, change: (cell: Cell) => unknown]>> = {
  bardic_die: ['bardicDie', (cell) => `1${String(cell).toLowerCase()}`],
  cantrips: ['cantrips', Number],
  channel_divinity: ['channelDivinity', (cell) => cell ?? 0],
  eldritch_invocations: ['invocations', Number],
  favored_enemy: ['favoredEnemies', Number],
  focus_points: ['focusPoints', (cell) => cell ?? 0],
  martial_arts: ['martialArts', String],
  prepared_spells: ['preparedSpells', Number],
  rage_damage: ['rageDamage', Number],
  rages: ['rages', Number],
  second_wind: ['secondWinds', Number],
  slot_level: ['pactSlotLevel', Number],
  sneak_attack: ['sneakAttack', String],
  sorcery_points: ['sorceryPoints', (cell) => cell ?? 0],
  spellSlots: ['slots', (cell) => slotsOf(Array.isArray(cell) ? cell.map(Number) : [])],
  spell_slots: ['pactSlots', Number],
  unarmored_movement: [
    'unarmoredMovementFeet',
    (cell) => (cell === null ? 0 : Number(/^\+(\d+) ft\.$/.exec(String(cell))?.[1])),
  ],
  weapon_mastery: ['weaponMasteries', Number],
  wild_shape: ['wildShapes', (cell) => cell ?? 0],
}

/** The columns that core makes from the brackets in the names of features: `Action Surge (one use)`. */
const BRACKETS: Readonly<Record<string, string>> = {
  'action-surge': 'actionSurges',
  indomitable: 'indomitables',
  'mystic-arcanum': 'mysticArcanumLevel',
}

const NUMBER_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }

function bracketed(feature: string): readonly [id: string, count: number] | undefined {
  const [, name, uses, level] = /^(.+) \((?:(\w+) uses?|level (\d) spell)\)$/.exec(feature) ?? []
  if (name === undefined) return undefined
  return [idOf(name), uses === undefined ? Number(level) : (NUMBER_WORDS[uses] ?? Number.NaN)]
}

const ARMOR: Readonly<Record<string, string>> = { Light: 'light', Medium: 'medium', Heavy: 'heavy', Shield: 'shield' }

const MARTIAL: Readonly<Record<string, unknown>> = {
  'Simple weapons': 'none',
  'Simple and Martial weapons': 'all',
  'Simple weapons and Martial weapons that have the Light property': ['light'],
  'Simple weapons and Martial weapons that have the Finesse or Light property': ['finesse', 'light'],
}

const TOOLS: Readonly<Record<string, unknown>> = {
  null: { count: 0, from: [] },
  'Choose 3 Musical Instruments (see Equipment)': { count: 3, from: ['musical-instrument'] },
  'Herbalism Kit': { count: 1, from: ['herbalism-kit'] },
  "Choose one type of Artisan's Tools or Musical Instrument (see Equipment)": {
    count: 1,
    from: ['artisans-tools', 'musical-instrument'],
  },
  "Thieves' Tools": { count: 1, from: ['thieves-tools'] },
}

export const classes = {
  hitPointsByClass() {
    expect(byId(CLASS_HIT_POINTS, ({ firstLevel, laterLevel }) => [firstLevel, laterLevel])).toEqual(
      byId(tables.hitPointsByClass.data, ({ level1, perLevelFixed }) => [level1, perLevelFixed]),
    )
  },
  classes() {
    expect(CLASSES).toEqual(Object.keys(tables.classes.data).map(idOf))
    expect(SUBCLASSES).toEqual(Object.values(tables.classes.data).map(({ subclass }) => idOf(subclass)))
    const known = ['hitDie', 'primaryAbility', 'savingThrows', 'skillChoices', 'weapons', 'tools', 'armorTraining']
    for (const [name, facts] of Object.entries(tables.classes.data)) {
      expect(Object.keys(facts)).toEqual([...known, 'spellcastingAbility', 'caster', 'subclass'])
      const characterClass = CLASSES.find((candidate) => candidate === idOf(name)) ?? 'barbarian'
      const traits = CLASS_TRAITS[characterClass]
      const primary = facts.primaryAbility.split(' and ').map((group) => group.split(' or ').map(idOf))
      const spellcasting = CLASS_SPELLCASTING[characterClass]
      const { armor, martialWeapons, tools, skillCount, skills } = CLASS_PROFICIENCIES[characterClass]
      const { count, from } = facts.skillChoices
      expect({
        name,
        hitDie: CLASS_HIT_POINTS[characterClass].hitDie,
        primary: traits.primaryAbilities,
        savingThrows: traits.savingThrows,
        subclass: traits.subclass,
        ability: spellcasting.caster === 'none' ? null : spellcasting.ability,
        caster: spellcasting.caster === 'none' ? null : spellcasting.caster,
        armor,
        martialWeapons,
        tools,
        skillCount,
        skills,
      }).toEqual({
        name,
        hitDie: facts.hitDie,
        primary,
        savingThrows: facts.savingThrows.map(idOf),
        subclass: idOf(facts.subclass),
        ability: facts.spellcastingAbility === null ? null : idOf(facts.spellcastingAbility),
        caster: facts.caster,
        armor: facts.armorTraining.map((category) => ARMOR[category]),
        martialWeapons: MARTIAL[facts.weapons],
        tools: TOOLS[String(facts.tools)],
        skillCount: count,
        skills: typeof from === 'string' ? from : from.map(idOf),
      })
    }
  },
  classProgression() {
    expect(CLASSES).toEqual(Object.keys(tables.classProgression.data).map(idOf))
    const features = new Set<string>()
    for (const [name, rows] of Object.entries(tables.classProgression.data)) {
      const characterClass = CLASSES.find((candidate) => candidate === idOf(name)) ?? 'barbarian'
      expect(CLASS_PROGRESSIONS[characterClass]).toHaveLength(rows.length)
      const counted: Record<string, number> = {}
      if (name === 'Fighter') Object.assign(counted, { actionSurges: 0, indomitables: 0 })
      if (name === 'Warlock') Object.assign(counted, { mysticArcanumLevel: 0 })
      for (const { level, proficiencyBonus, features: named, ...columns } of rows) {
        const ids = named.map((feature) => bracketed(feature)?.[0] ?? idOf(feature))
        for (const id of ids) features.add(id)
        for (const feature of named) {
          const [id, count] = bracketed(feature) ?? []
          if (id !== undefined && count !== undefined) counted[BRACKETS[id] ?? ''] = count
        }
        const expected = Object.entries<Cell>(columns).map(([column, cell]) => {
          const [key, change] = COLUMNS[column] ?? [column, () => undefined]
          return [key, change(cell)] as const
        })
        expect([name, proficiencyBonusAtLevel(level)]).toEqual([name, proficiencyBonus])
        expect([name, CLASS_PROGRESSIONS[characterClass].find((row) => row.level === level)]).toEqual([
          name,
          { level, features: ids, ...counted, ...Object.fromEntries(expected) },
        ])
      }
    }
    expect([...CLASS_FEATURES]).toEqual(Array.from(features).sort())
  },
  multiclassSpellSlots() {
    const { bySpellcasterLevel, spellcasterLevel: rule } = tables.multiclassSpellSlots.data
    expect(MULTICLASS_SPELL_SLOTS).toEqual(
      Object.entries(bySpellcasterLevel).map(([level, numbers]) => ({
        spellcasterLevel: Number(level),
        slots: slotsOf(numbers),
      })),
    )
    expect(rule).toBe('full-caster levels + half (round up) of Paladin and Ranger levels')
    expect(spellcasterLevel({ levels: { bard: 1, cleric: 1, druid: 1, sorcerer: 1, wizard: 1, paladin: 3 } })).toBe(7)
    expect(spellcasterLevel({ levels: { ranger: 3, warlock: 9, rogue: 2 } })).toBe(2)
  },
  multiclassPrerequisite() {
    expect(MULTICLASS_MINIMUM).toBe(tables.multiclassPrerequisite.data.minimumPrimaryAbility)
  },
  spellPreparation() {
    const on: Readonly<Record<string, string>> = {
      'Gain a level': 'gaining-a-level',
      'Finish a Long Rest': 'long-rest',
    }
    expect(
      Object.fromEntries(
        Object.entries(CLASS_SPELLCASTING).flatMap(([name, row]) =>
          row.caster === 'none' ? [] : [[name, [row.changesOn, row.changes]]],
        ),
      ),
    ).toEqual(byId(tables.spellPreparation.data, ([when = '', number = '']) => [on[when], idOf(number)]))
  },
  standardArrayByClass() {
    expect(STANDARD_ARRAY_BY_CLASS).toEqual(
      byId(tables.standardArrayByClass.data, (scores) =>
        Object.fromEntries(
          Object.entries(ABILITY_BY_ABBREVIATION).map(([short, ability]) => {
            expect(Object.keys(scores)).toContain(short)
            return [ability, Object.entries(scores).find(([key]) => key === short)?.[1]]
          }),
        ),
      ),
    )
  },
} satisfies Checks
