import type { Ability } from '../../vocabulary/abilities.ts'
import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'
import type { Ammunition } from '../../vocabulary/ammunition.ts'
import type { ByBackground } from '../../vocabulary/backgrounds.ts'
import type { CharacterClass } from '../../vocabulary/classes.ts'
import type { Feat } from '../../vocabulary/feats.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import type { FocusKind } from '../../vocabulary/spellcasting-focuses.ts'
import type { Tool } from '../../vocabulary/tools.ts'
import type { Weapon } from '../../vocabulary/weapons.ts'

/** An item of a package of equipment, and its quantity. */
export interface PackageItem {
  readonly item: AdventuringGear | Ammunition | Tool | Weapon | FocusKind
  readonly count: number
}

/** What a background gives. */
export interface BackgroundRow {
  /** the three abilities whose scores it may increase */
  readonly abilities: readonly [Ability, Ability, Ability]
  readonly feat: Feat
  /** the class whose spell list the feat uses, if any */
  readonly spellList: CharacterClass | 'none'
  readonly skills: readonly [Skill, Skill]
  /** one kind of it, if it has kinds */
  readonly tool: Tool
  /** the coins in the package of equipment */
  readonly packageCopperPieces: number
  /** the coins instead of the package */
  readonly insteadCopperPieces: number
  readonly package: readonly PackageItem[]
}

/**
 * The backgrounds.
 *
 * @source SRD 5.2.1, Character Origins, Background Descriptions (page 83)
 */
export const BACKGROUND_TRAITS = {
  acolyte: {
    abilities: ['intelligence', 'wisdom', 'charisma'], feat: 'magic-initiate', spellList: 'cleric',
    skills: ['insight', 'religion'], tool: 'calligraphers-supplies',
    packageCopperPieces: 800, insteadCopperPieces: 5000,
    package: [
      { item: 'calligraphers-supplies', count:  1 },
      { item: 'book',                   count:  1 },
      { item: 'holy-symbol',            count:  1 },
      { item: 'parchment',              count: 10 },
      { item: 'robe',                   count:  1 },
    ],
  },
  criminal: {
    abilities: ['dexterity', 'constitution', 'intelligence'], feat: 'alert', spellList: 'none',
    skills: ['sleight-of-hand', 'stealth'], tool: 'thieves-tools',
    packageCopperPieces: 1600, insteadCopperPieces: 5000,
    package: [
      { item: 'dagger',            count: 2 },
      { item: 'thieves-tools',     count: 1 },
      { item: 'crowbar',           count: 1 },
      { item: 'pouch',             count: 2 },
      { item: 'travelers-clothes', count: 1 },
    ],
  },
  sage: {
    abilities: ['constitution', 'intelligence', 'wisdom'], feat: 'magic-initiate', spellList: 'wizard',
    skills: ['arcana', 'history'], tool: 'calligraphers-supplies',
    packageCopperPieces: 800, insteadCopperPieces: 5000,
    package: [
      { item: 'quarterstaff',           count: 1 },
      { item: 'calligraphers-supplies', count: 1 },
      { item: 'book',                   count: 1 },
      { item: 'parchment',              count: 8 },
      { item: 'robe',                   count: 1 },
    ],
  },
  soldier: {
    abilities: ['strength', 'dexterity', 'constitution'], feat: 'savage-attacker', spellList: 'none',
    skills: ['athletics', 'intimidation'], tool: 'gaming-set',
    packageCopperPieces: 1400, insteadCopperPieces: 5000,
    package: [
      { item: 'spear',             count:  1 },
      { item: 'shortbow',          count:  1 },
      { item: 'arrows',            count: 20 },
      { item: 'gaming-set',        count:  1 },
      { item: 'healers-kit',       count:  1 },
      { item: 'quiver',            count:  1 },
      { item: 'travelers-clothes', count:  1 },
    ],
  },
} as const satisfies ByBackground<BackgroundRow>

/**
 * The parts of a custom background: how many of each, and the value of its package of equipment, coins included.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Creating a Background (pages 192 and 193)
 */
export const BACKGROUND_OF_ONES_OWN = { abilities: 3, originFeats: 1, skills: 2, tools: 1, equipmentCopperPieces: 5000 } as const
