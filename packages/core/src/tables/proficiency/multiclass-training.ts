import type { ArmorCategory } from '../../vocabulary/armor.ts'
import type { ByClass } from '../../vocabulary/classes.ts'
import type { Tool } from '../../vocabulary/tools.ts'
import type { Weapon } from '../../vocabulary/weapons.ts'

/** The training that a class gives when it is not a character’s first. */
export interface MulticlassTraining {
  /** the categories of armor, and the Shield */
  readonly armor: readonly (ArmorCategory | 'shield')[]
  /** the categories of weapons, and single weapons */
  readonly weapons: readonly ('simple' | 'martial' | Weapon)[]
  /** one skill: of any kind, or from the list of the class */
  readonly skill: 'any' | 'of-class' | 'none'
  readonly tool: Tool | 'none'
}

const NOTHING = { armor: [], weapons: [], skill: 'none', tool: 'none' } as const satisfies MulticlassTraining

/**
 * What each class gives as a multiclass character.
 *
 * @source SRD 5.2.1, Classes, As a Multiclass Character (pages 28 to 82)
 */
export const MULTICLASS_TRAINING = {
  barbarian: { armor: ['shield'],                    weapons: ['martial'], skill: 'none',     tool: 'none' },
  bard:      { armor: ['light'],                     weapons: [],          skill: 'any',      tool: 'musical-instrument' },
  cleric:    { armor: ['light', 'medium', 'shield'], weapons: [],          skill: 'none',     tool: 'none' },
  druid:     { armor: ['light', 'shield'],           weapons: [],          skill: 'none',     tool: 'none' },
  fighter:   { armor: ['light', 'medium', 'shield'], weapons: ['martial'], skill: 'none',     tool: 'none' },
  monk:      NOTHING,
  paladin:   { armor: ['light', 'medium', 'shield'], weapons: ['martial'], skill: 'none',     tool: 'none' },
  ranger:    { armor: ['light', 'medium', 'shield'], weapons: ['martial'], skill: 'of-class', tool: 'none' },
  rogue:     { armor: ['light'],                     weapons: [],          skill: 'of-class', tool: 'thieves-tools' },
  sorcerer:  NOTHING,
  warlock:   { armor: ['light'],                     weapons: [],          skill: 'none',     tool: 'none' },
  wizard:    NOTHING,
} as const satisfies ByClass<MulticlassTraining>

/**
 * Multiclassing Proficiencies in SRD 5.1: the classes that differ.
 *
 * @source SRD 5.1, Multiclassing, Proficiencies (page 57)
 */
export const SRD_5_1_MULTICLASS_TRAINING = {
  ...MULTICLASS_TRAINING,
  barbarian: { ...MULTICLASS_TRAINING.barbarian, weapons: ['simple', 'martial'] },
  druid:     { ...MULTICLASS_TRAINING.druid, armor: ['light', 'medium', 'shield'] },
  fighter:   { ...MULTICLASS_TRAINING.fighter, weapons: ['simple', 'martial'] },
  monk:      { ...MULTICLASS_TRAINING.monk, weapons: ['simple', 'shortsword'] },
  paladin:   { ...MULTICLASS_TRAINING.paladin, weapons: ['simple', 'martial'] },
  ranger:    { ...MULTICLASS_TRAINING.ranger, weapons: ['simple', 'martial'] },
  warlock:   { ...MULTICLASS_TRAINING.warlock, weapons: ['simple'] },
} as const satisfies ByClass<MulticlassTraining>
