import type {
  Ability,
  AreaShape,
  CharacterClass,
  Condition,
  DamageType,
  SchoolOfMagic,
  SpellComponent,
  SpellLevel,
} from '@rulestone/core'

/** How long a casting takes. */
export type SpellCastingTime =
  | 'action'
  | 'bonus-action'
  | 'reaction'
  | { readonly minutes: number }
  | { readonly hours: number }

/** How far from the caster a spell can start: `sight` is as far as the caster sees; `special` is in the words of the spell. */
export type SpellRange =
  | 'self'
  | 'touch'
  | 'sight'
  | 'unlimited'
  | 'special'
  | { readonly feet: number }
  | { readonly miles: number }

/** An amount of time. `atMost`: the spell lasts up to that time, without Concentration. */
export type SpellTime = (
  | { readonly rounds: number }
  | { readonly minutes: number }
  | { readonly hours: number }
  | { readonly days: number }
) & { readonly atMost?: true }

/** How long a spell lasts; with Concentration, at most. `special` is in the words of the spell. */
export type SpellDuration = 'instantaneous' | 'until-dispelled' | 'until-dispelled-or-triggered' | 'special' | SpellTime

/** How long a spell lasts from a level of the slot, and whether it still needs Concentration. */
export interface SpellLonger {
  readonly slot: SpellLevel
  readonly duration: SpellDuration
  readonly concentration?: true
}

/** A Material component that has a cost. */
export interface SpellMaterial {
  /** the least worth of one piece */
  readonly costCopperPieces: number
  /** 1 if it is not given */
  readonly pieces?: number
  /** one such piece for each target */
  readonly forEachTarget?: true
  /** whether the spell consumes it */
  readonly consumed?: true
}

/**
 * An area and its size in feet. A circle and a square are flat; a ring is a wall in a circle. `addedFeet`: how
 * much the area grows with each level of the slot above that of the spell. `count`: how many of them there are; 1 if it is not
 * given.
 */
export type SpellArea = (
  | { readonly shape: Extract<AreaShape, 'sphere' | 'emanation'> | 'circle'; readonly radiusFeet: number }
  | { readonly shape: Extract<AreaShape, 'cone'>; readonly lengthFeet: number }
  | { readonly shape: Extract<AreaShape, 'cube'> | 'square'; readonly sideFeet: number }
  | { readonly shape: Extract<AreaShape, 'cylinder'>; readonly radiusFeet: number; readonly heightFeet: number }
  | { readonly shape: Extract<AreaShape, 'line'>; readonly lengthFeet: number; readonly widthFeet: number }
  | {
      readonly shape: 'wall'
      readonly lengthFeet: number
      readonly heightFeet: number
      readonly thicknessFeet?: number
    }
  | {
      readonly shape: 'ring'
      readonly diameterFeet: number
      readonly heightFeet: number
      readonly thicknessFeet: number
    }
  /** square panels of a wall */
  | { readonly shape: 'panels'; readonly sideFeet: number; readonly panels: number }
) & { readonly addedFeet?: number; readonly count?: number }

/** Dice, or a fixed number, in dice notation: `8d6`, `10d6+40`, `70`. */
export interface SpellDice {
  /** `0` if there are none before the first upgrade */
  readonly dice: string
  /** whether the spellcasting ability modifier is added */
  readonly addsModifier?: true
  /** what comes with each level of the slot above that of the spell, or with each upgrade of a cantrip */
  readonly added?: string
  /** the dice of a cantrip at levels 5, 11 and 17, if they are not those at first and `added` */
  readonly upgrades?: readonly [string, string, string]
}

/** Damage. With several types, the caster or the rule chooses one; with none, it has the type of the weapon. */
export interface SpellDamage extends SpellDice {
  readonly types: readonly DamageType[]
  /** whether it can have the type of the weapon instead */
  readonly orOfWeapon?: true
}

/** What a spell adds to rolls from a level of the slot. */
export interface SpellBonusUpgrade {
  readonly slot: SpellLevel
  readonly bonus: string
}

/**
 * What a spell does in figures; everything else is in its words. A save that only ends an effect early is not among them, nor
 * are the figures of a stat block.
 */
export interface SpellEffect {
  /**
   * what decides whether the effect takes place; `hit`: a hit of another attack, to which it adds; `earlier-roll`: the
   * attack or save that decided an earlier effect of the spell, without another roll
   */
  readonly decidedBy: 'attack-roll' | 'saving-throw' | 'hit' | 'earlier-roll' | 'nothing'
  /** the kind of spell attack */
  readonly attack?: 'melee' | 'ranged'
  /** the number of attack rolls; 1 if it is not given */
  readonly attacks?: number
  /** how many come with each level of the slot above that of the spell, or with each upgrade of a cantrip */
  readonly addedAttacks?: number
  /** what a miss leaves of the damage; nothing if it is not given */
  readonly onMiss?: 'half'
  /** the ability of the saving throw */
  readonly ability?: Ability
  /** what a successful save leaves of the damage; it avoids everything else */
  readonly onSuccess?: 'half' | 'none'
  /** who saves, if it is the caster */
  readonly target?: 'caster'
  /** the number of times that the damage is dealt without a roll */
  readonly darts?: number
  /** how many come with each level of the slot above that of the spell */
  readonly addedDarts?: number
  /**
   * when it comes, if the casting itself does not bring it; `each-turn`: on each turn on which its words apply, as long as
   * the spell lasts; `mishap`: only if something goes wrong
   */
  readonly occasion?: 'later' | 'each-turn' | 'mishap'
  /** whether the damage replaces that of the weapon */
  readonly replacesDamage?: true
  /** each kind of damage that is dealt at once */
  readonly damage?: readonly SpellDamage[]
  readonly healing?: SpellDice
  readonly temporaryHitPoints?: SpellDice
  /** what is added to current Hit Points and their maximum */
  readonly hitPointMaximum?: SpellDice
  /** dice or a number that is added to the rolls that the words name, or subtracted from them */
  readonly bonusToRolls?: string
  /** the bonus with a slot of a level or higher, up to the next row */
  readonly bonusUpgrades?: readonly SpellBonusUpgrade[]
  readonly penaltyToRolls?: string
  /** dice that are subtracted from damage */
  readonly damageReducedBy?: string
  readonly armorClassBonus?: number
  /** the AC without the Dexterity modifier, in place of that without armor */
  readonly baseArmorClass?: number
  /** the AC of a target whose AC would be lower */
  readonly leastArmorClass?: number
  /** the conditions that come with a hit, a failed save, or at once */
  readonly conditions?: readonly Condition[]
  /** one of these conditions, which the caster or a die chooses */
  readonly oneOfConditions?: readonly Condition[]
  /** the conditions that it ends */
  readonly ends?: readonly Condition[]
  /** of these conditions it ends one, by the caster's choice */
  readonly endsOneOf?: readonly Condition[]
}

/** The facts of a spell. */
export interface Spell {
  /** of the System Reference Document 5.2.1 */
  readonly page: number
  /** 0 for a cantrip */
  readonly level: SpellLevel
  readonly school: SchoolOfMagic
  /** the classes whose lists it is on */
  readonly lists: readonly CharacterClass[]
  /** two if the spell has another effect with each */
  readonly castingTimes: readonly SpellCastingTime[]
  /** whether a Bonus Action or a Reaction can cast it only after what its words name */
  readonly trigger?: true
  /** whether it can be cast as a Ritual */
  readonly ritual?: true
  readonly range: SpellRange
  readonly components: readonly SpellComponent[]
  /** the Material components that have a cost */
  readonly materials?: readonly SpellMaterial[]
  readonly duration: SpellDuration
  /** whether it needs Concentration */
  readonly concentration?: true
  /** how many creatures or objects the caster chooses; `modifier`: the spellcasting ability modifier */
  readonly targets?: number | 'any' | 'modifier'
  /**
   * how many come with each level of the slot above that of the spell; without `targets`, how many there then are for each, in
   * place of the caster alone
   */
  readonly addedTargets?: number
  /** whether the caster is a target too, besides those chosen */
  readonly andCaster?: true
  /** the areas that its words give, side by side or by choice */
  readonly areas?: readonly SpellArea[]
  /** in the order in which they come */
  readonly effects?: readonly SpellEffect[]
  /** how much longer the spell lasts with each level of the slot above that of the spell */
  readonly addedDuration?: SpellTime
  /** how long the spell lasts with a slot of a level or higher, up to the next row */
  readonly longer?: readonly SpellLonger[]
  /** the range of a cantrip at levels 5, 11 and 17, if it grows */
  readonly rangeUpgrades?: readonly [SpellRange, SpellRange, SpellRange]
  /** whether a slot above the level of the spell, or for a cantrip a higher level of the caster, does more */
  readonly grows?: true
}
