import type { Ability } from '../../vocabulary/abilities.ts'
import { type ByClass, CLASSES, type Subclass } from '../../vocabulary/classes.ts'
import { type Cell, type Table, term, terms, words } from '../table.ts'

/** The outline of a class. */
export interface ClassRow {
  /**
   * one from each group: `[['strength', 'dexterity']]` is Strength or Dexterity, `[['dexterity'], ['wisdom']]` is both
   */
  readonly primaryAbilities: readonly (readonly Ability[])[]
  readonly complexity: 'low' | 'average' | 'high'
  /** the abilities whose saving throws the class is proficient in */
  readonly savingThrows: readonly [Ability, Ability]
  readonly subclass: Subclass
}

/**
 * The primary abilities, the complexity, the saving throw proficiencies and the subclass of each class.
 *
 * @source SRD 5.2.1, Character Creation, Class Overview (page 19), and Classes (pages 28 to 82)
 */
export const CLASS_TRAITS = {
  barbarian: { primaryAbilities: [['strength']],               complexity: 'average', savingThrows: ['strength', 'constitution'],  subclass: 'path-of-the-berserker' },
  bard:      { primaryAbilities: [['charisma']],               complexity: 'high',    savingThrows: ['dexterity', 'charisma'],     subclass: 'college-of-lore' },
  cleric:    { primaryAbilities: [['wisdom']],                 complexity: 'average', savingThrows: ['wisdom', 'charisma'],        subclass: 'life-domain' },
  druid:     { primaryAbilities: [['wisdom']],                 complexity: 'high',    savingThrows: ['intelligence', 'wisdom'],    subclass: 'circle-of-the-land' },
  fighter:   { primaryAbilities: [['strength', 'dexterity']],  complexity: 'low',     savingThrows: ['strength', 'constitution'],  subclass: 'champion' },
  monk:      { primaryAbilities: [['dexterity'], ['wisdom']],  complexity: 'high',    savingThrows: ['strength', 'dexterity'],     subclass: 'warrior-of-the-open-hand' },
  paladin:   { primaryAbilities: [['strength'], ['charisma']], complexity: 'average', savingThrows: ['wisdom', 'charisma'],        subclass: 'oath-of-devotion' },
  ranger:    { primaryAbilities: [['dexterity'], ['wisdom']],  complexity: 'average', savingThrows: ['strength', 'dexterity'],     subclass: 'hunter' },
  rogue:     { primaryAbilities: [['dexterity']],              complexity: 'low',     savingThrows: ['dexterity', 'intelligence'], subclass: 'thief' },
  sorcerer:  { primaryAbilities: [['charisma']],               complexity: 'high',    savingThrows: ['constitution', 'charisma'],  subclass: 'draconic-sorcery' },
  warlock:   { primaryAbilities: [['charisma']],               complexity: 'high',    savingThrows: ['wisdom', 'charisma'],        subclass: 'fiend-patron' },
  wizard:    { primaryAbilities: [['intelligence']],           complexity: 'average', savingThrows: ['intelligence', 'wisdom'],    subclass: 'evoker' },
} as const satisfies ByClass<ClassRow>

/**
 * The minimum score, in the primary abilities of all classes concerned, to take a new class.
 *
 * @source SRD 5.2.1, Character Creation, Prerequisites (page 24)
 */
export const MULTICLASS_MINIMUM = 13

/** One group is a choice; several groups are all needed. */
const primaryAbilities = (groups: ClassRow['primaryAbilities']): Cell =>
  terms(groups.length > 1 ? 'conjunction' : 'disjunction', groups.flat())

/** The Class Overview table as a reader sees it. */
export const classOverviewTable: Table = {
  id: 'class-overview',
  source: { document: 'SRD 5.2.1', heading: 'Class Overview', page: 19 },
  columns: ['class', 'likes', 'primary-ability', 'complexity'],
  rows: CLASSES.map((id) => {
    const { primaryAbilities: groups, complexity } = CLASS_TRAITS[id]
    return [term(id), words(id), primaryAbilities(groups), words(complexity)]
  }),
}
