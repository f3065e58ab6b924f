import type {
  Ability,
  AdventuringGear,
  Alignment,
  Armor,
  ByAbility,
  ChallengeRating,
  Condition,
  CreatureType,
  DamageType,
  Language,
  Sense,
  Size,
  Skill,
  SpeedKind,
  SpellComponent,
  SpellLevel,
  Tool,
  Weapon,
} from '@rulestone/core'
import type { SpellArea } from './spell.ts'
import type { SpellId } from './spells.ts'

/** What can be in parentheses after the type of a creature. */
export const CREATURE_TAGS = [
  'angel',
  'chromatic',
  'cleric',
  'demon',
  'devil',
  'dinosaur',
  'druid',
  'genie',
  'goblinoid',
  'lycanthrope',
  'metallic',
  'titan',
  'wizard',
] as const

/** What is in parentheses after the type of a creature. */
export type CreatureTag = (typeof CREATURE_TAGS)[number]

/** The forms that creatures can take. */
export const CREATURE_FORMS = [
  'bat',
  'bear',
  'boar',
  'humanoid',
  'hybrid',
  'object',
  'rat',
  'tiger',
  'vampire',
  'wolf',
] as const

/** A form that a creature can take. */
export type CreatureForm = (typeof CREATURE_FORMS)[number]

/** Speeds in feet. A special speed that a creature lacks has no field. */
export type CreatureSpeeds = Readonly<Partial<Record<SpeedKind, number>>>

/** A language of a creature: one of the languages that a character can learn, or its own. */
export type CreatureLanguage = Language | 'blink-dog' | 'gnoll' | 'otyugh' | 'sahuagin' | 'worg'

/** The languages of a creature. A creature that has none has no such field. */
export interface CreatureLanguages {
  /** every language */
  readonly all?: true
  /** which it speaks and understands */
  readonly speaks?: readonly CreatureLanguage[]
  /** how many more it speaks, of the GM's choice */
  readonly others?: number
  /** which it understands without speaking them */
  readonly understands?: readonly CreatureLanguage[]
  /** how many more it understands without speaking them, of the GM's choice */
  readonly understandsOthers?: number
  /** whether it understands commands in any language, and speaks none */
  readonly understandsCommands?: true
  /** the form in which it can't speak */
  readonly silentIn?: CreatureForm
  readonly telepathyFeet?: number
  /** with whom alone its telepathy works: creatures that understand this language */
  readonly telepathyWith?: CreatureLanguage
  /** whether others can't answer its telepathy by telepathy */
  readonly telepathyOneWay?: true
}

/** A thing that a creature carries. */
export type CreatureGear = Weapon | Armor | AdventuringGear | Tool | 'shield' | 'wand' | 'holy-symbol'

/**
 * The cases in which an attack deals other damage. `bloodied`: the creature itself is Bloodied; `charge`: it moved `chargeFeet`
 * straight toward the target immediately before the hit.
 */
export const OTHER_DAMAGE_CASES = ['advantage', 'bloodied', 'charge', 'target-bloodied', 'target-grappled'] as const

/** Damage in dice notation, or a fixed number: `2d6+5`, `1`. With several types, the words say which. */
export interface CreatureDamage {
  readonly dice: string
  readonly types: readonly DamageType[]
  /** the only case in which it is dealt */
  readonly onlyIf?: 'advantage'
  /** what is dealt in its place in one case */
  readonly or?: {
    readonly dice: string
    readonly when: (typeof OTHER_DAMAGE_CASES)[number]
    readonly chargeFeet?: number
  }
}

/**
 * What can end a condition besides time. Turns: `its` are those of the creature, `targets` those of the target. `save`: the target
 * repeats the save at the end of each of its turns; `save-or-1-minute`: and succeeds after 1 minute. `repeated-save`: at the end of
 * its next turn the target repeats the save, and the second failure follows if it fails.
 */
export const CONDITION_ENDS = [
  'start-of-its-next-turn',
  'end-of-its-next-turn',
  'start-of-targets-next-turn',
  'end-of-targets-turn',
  'end-of-targets-next-turn',
  'end-of-grapple',
  'save',
  'save-or-1-minute',
  'repeated-save',
] as const

/** When a condition ends. */
export type ConditionEnd = (typeof CONDITION_ENDS)[number] | { readonly minutes: number } | { readonly hours: number }

/** A condition that a creature gives. */
export interface GivenCondition {
  readonly condition: Condition
  /** what ends it; if it is not given, the condition ends by its own rule */
  readonly until?: ConditionEnd
  /** the DC of the check that escapes a grapple */
  readonly escapeDc?: number
}

/** What can hold the target of a grapple. */
export const LIMBS = ['chain', 'claw', 'front-claw', 'hand', 'pincer', 'talon', 'tentacle'] as const

/** What holds the target of a grapple. */
export interface Hold {
  readonly limb: (typeof LIMBS)[number]
  /** how many of them the creature has */
  readonly limbs: number
  /** whether one grapple needs all of them, instead of one */
  readonly all?: true
}

/** What comes with a hit or a failed save besides the damage. */
export interface Rider {
  /** the largest size of a creature that it concerns */
  readonly largest?: Size
  /** how far the creature must have moved straight toward the target immediately before the hit */
  readonly chargeFeet?: number
  readonly damage?: readonly CreatureDamage[]
  /** how far the target is pushed straight away */
  readonly pushFeet?: number
  /** how far the target is pulled straight toward the creature */
  readonly pullFeet?: number
  readonly conditions?: readonly GivenCondition[]
  readonly hold?: Hold
}

/** What a hit or a failed save does, as far as it is figures. */
export interface Outcome {
  readonly damage?: readonly CreatureDamage[]
  readonly riders?: readonly Rider[]
}

/** The cases in which an attack roll has Advantage. `target-hurt`: the target doesn't have all its Hit Points. */
export const ADVANTAGE_CASES = ['first-round', 'target-grappled', 'target-hurt'] as const

/** An attack roll. */
export interface CreatureAttack {
  /** two if it can be either */
  readonly kinds: readonly ('melee' | 'ranged')[]
  readonly bonus: number
  readonly reachFeet?: number
  /** the normal range, and the long one if it has two */
  readonly rangeFeet?: number
  readonly longRangeFeet?: number
  /** when the roll has Advantage */
  readonly advantageWhen?: (typeof ADVANTAGE_CASES)[number]
  readonly hit: Outcome
}

/** Whom an effect concerns: the creatures in an area, or one creature. */
export interface CreatureTarget {
  readonly area?: SpellArea
  /** how many creatures, if it is no area */
  readonly creatures?: number
  /** only enemies of the creature */
  readonly enemies?: true
  /** how far away the target, or the point where the area starts, can be */
  readonly withinFeet?: number
  /** whether the creature must see the target or the point */
  readonly seen?: true
  readonly largest?: Size
  /** a condition that the target must have */
  readonly having?: Condition
  /** whether the creature must have grappled the target */
  readonly grappled?: true
  /** whether the words limit it further */
  readonly limited?: true
}

/** A saving throw against an effect. */
export interface CreatureSave {
  readonly ability: Ability
  readonly dc: number
  /** if it is not given, the words name it */
  readonly target?: CreatureTarget
  /** whether it follows the hit of the attack of the same part, whose target saves */
  readonly afterHit?: true
  readonly failure?: Outcome
  /** what comes of a second failure, when the save is repeated */
  readonly secondFailure?: Outcome
  /** what a success leaves of the damage; it avoids everything else that the words do not except */
  readonly onSuccess: 'half' | 'none'
  /** whether the words name what a success does besides that */
  readonly successInWords?: true
}

/** A spell that a creature casts, at a level if it is not the lowest. */
export interface CastSpell {
  readonly spell: SpellId
  readonly level?: SpellLevel
}

/** Spells that a creature can cast. */
export interface CreatureSpellcasting {
  readonly ability: Ability
  readonly saveDc?: number
  readonly attackBonus?: number
  /** the components that it does not need */
  readonly without?: readonly SpellComponent[]
  readonly lists: readonly {
    /** how often each spell of the list can be cast a day; if it is not given, at will */
    readonly perDay?: number
    readonly spells: readonly CastSpell[]
  }[]
}

/** One step of a Multiattack: some of these parts of the creature, in any combination. */
export interface MultiattackStep {
  readonly of: readonly (string | CastSpell)[]
  readonly times: number
  /** whether the creature can leave it out */
  readonly optional?: true
}

/** What a creature does with its Multiattack. */
export interface Multiattack {
  readonly steps: readonly MultiattackStep[]
  readonly replaceable?: {
    /** what can take the place of an attack */
    readonly by: readonly (string | CastSpell)[]
    /** how many attacks it takes the place of; 1 if it is not given, each of them if `any` */
    readonly attacks?: number | 'any'
    /** the one attack that can be replaced */
    readonly only?: string
  }
}

/** The things that a trait or an action can require. */
export const REQUIRED_THINGS = ['magic-rope', 'soul-bag'] as const

/** A trait or an action: its figures. Its name is in the words of the creature, by its id. */
export interface CreaturePart {
  /** unique within the creature */
  readonly id: string
  /** how often it can be used a day */
  readonly perDay?: number
  readonly perDayInLair?: number
  /** the lowest number of the d6 that recharges it at the start of a turn, or the rest that does */
  readonly recharge?: number | 'short-or-long-rest'
  /** whether it can't be taken again until the start of the creature's next turn */
  readonly oncePerRound?: true
  /** the forms in which alone it can be used */
  readonly forms?: readonly CreatureForm[]
  /** the part whose effect it is: it can't be used by itself */
  readonly effectOf?: string
  /** a thing that the creature must have to use it */
  readonly requires?: (typeof REQUIRED_THINGS)[number]
  /** whether it answers a trigger that its words name, such as the death of the creature */
  readonly trigger?: true
  readonly attack?: CreatureAttack
  readonly save?: CreatureSave
  /**
   * two if the creature chooses between them: “two A or B attacks” is such a choice, “two attacks, using A or B in any
   * combination” is one step
   */
  readonly multiattack?: readonly Multiattack[]
  readonly spellcasting?: CreatureSpellcasting
  /** one of its attacks that it makes, by the id of that part, and how often; its words may say more */
  readonly makes?: { readonly attack: string; readonly times: number }
  /** the one spell that it casts; if its Spellcasting does not have it, the words say with which ability and DC */
  readonly casts?: CastSpell
  /** whether its words say more than these figures */
  readonly inWords?: true
}

/** The parts of the System Reference Document 5.2.1 that have creatures. */
export const CREATURE_CHAPTERS = ['monsters-a-z', 'animals'] as const

/** The facts of a creature. */
export interface Creature {
  /** the part of the System Reference Document 5.2.1 that it stands in */
  readonly chapter: (typeof CREATURE_CHAPTERS)[number]
  /** with two, the GM chooses */
  readonly sizes: readonly Size[]
  /** the size of the creatures that a swarm consists of */
  readonly swarmOf?: Size
  readonly type: CreatureType
  readonly tags?: readonly CreatureTag[]
  readonly alignment: Alignment
  readonly armorClass: number
  /** what is added to its Initiative rolls */
  readonly initiative: number
  /** in dice notation: `20d10+40` */
  readonly hitDice: string
  readonly speeds: CreatureSpeeds
  /** whether it can hover */
  readonly hovers?: true
  /** the speeds that it has in one form only, in place of those above */
  readonly formSpeeds?: { readonly form: CreatureForm; readonly speeds: CreatureSpeeds }
  /** a special speed of the GM's choice */
  readonly speedChoice?: { readonly of: readonly SpeedKind[]; readonly feet: number }
  readonly scores: ByAbility<number>
  /** the bonuses of saving throws that differ from the ability modifier */
  readonly saves?: Readonly<Partial<ByAbility<number>>>
  readonly skills?: Readonly<Partial<Record<Skill, number>>>
  readonly vulnerabilities?: readonly DamageType[]
  readonly resistances?: readonly DamageType[]
  /** the damage types that do not harm it */
  readonly immunities?: readonly DamageType[]
  readonly conditionImmunities?: readonly Condition[]
  /** the conditions that a trait gives it for good */
  readonly conditions?: readonly Condition[]
  /** whether its words name a defence that holds only in some case */
  readonly defencesInWords?: true
  /** in feet */
  readonly senses?: Readonly<Partial<Record<Sense, number>>>
  /** whether magical Darkness does not impede its Darkvision */
  readonly seesInMagicalDarkness?: true
  readonly languages?: CreatureLanguages
  readonly gear?: readonly (CreatureGear | { readonly item: CreatureGear; readonly count: number })[]
  readonly challengeRating: ChallengeRating
  /** whether it is worth as much as a creature of the next Challenge Rating when it is met in its lair */
  readonly lair?: true
  /** the Experience Points, if they are not those of its Challenge Rating */
  readonly experience?: number
  readonly traits?: readonly CreaturePart[]
  readonly actions?: readonly CreaturePart[]
  readonly bonusActions?: readonly CreaturePart[]
  readonly reactions?: readonly CreaturePart[]
  readonly legendaryActions?: readonly CreaturePart[]
  /** how many legendary actions it can take until the start of its next turn */
  readonly legendaryUses?: number
  readonly legendaryUsesInLair?: number
}
