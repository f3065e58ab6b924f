import {
  type Ability,
  type Armor,
  abilityModifier,
  armorClassInArmor,
  attackKinds,
  type CharacterClass,
  CLASS_HIT_POINTS,
  hitPointMaximum,
  type NewAttack,
  spellSlots,
  WEAPON_STATISTICS,
  type Weapon,
  weaponDistance,
  weaponHasProperty,
} from '@rulestone/core'
import type { Newcomer, Side } from './newcomers.ts'

/** A newcomer with known Hit Points. */
type PresetCreature = Newcomer & { readonly hitPointMaximum: number }

type Scores = readonly [
  strength: number,
  dexterity: number,
  constitution: number,
  intelligence: number,
  wisdom: number,
  charisma: number,
]

const scoresOf = (scores: Scores): Record<Ability, number> => {
  const [strength, dexterity, constitution, intelligence, wisdom, charisma] = scores
  return { strength, dexterity, constitution, intelligence, wisdom, charisma }
}

/** An attack with a weapon of the Weapons table; a Finesse weapon uses the better of its two abilities. */
function weaponAttackOf(weapon: Weapon, scores: Record<Ability, number>): NewAttack {
  const { kind, damage, damageType } = WEAPON_STATISTICS[weapon]
  const quick = kind === 'ranged' ? !weaponHasProperty({ weapon, property: 'thrown' }) : false
  const finesse = weaponHasProperty({ weapon, property: 'finesse' }) && scores.dexterity > scores.strength
  const kinds = attackKinds(weapon)
  const near = kinds.includes('melee') ? weaponDistance({ weapon, kind: 'melee' }) : undefined
  const far = kinds.includes('ranged') ? weaponDistance({ weapon, kind: 'ranged' }) : undefined
  return {
    id: weapon,
    weapon,
    kinds,
    damage,
    damageType,
    ability: quick || finesse ? 'dexterity' : 'strength',
    ...(near?.kind === 'melee' ? { reachFeet: near.reachFeet } : {}),
    ...(far?.kind === 'ranged' ? { rangeFeet: far.rangeFeet } : {}),
    ...(far?.kind === 'ranged' && far.longFeet !== undefined ? { longFeet: far.longFeet } : {}),
  }
}

interface Adventurer {
  readonly class: CharacterClass
  readonly scores: Scores
  readonly weapons: readonly Weapon[]
  readonly armor?: Armor
  readonly shield?: boolean
  /** those of `CLASS_TRAITS`, which would bring the traits of all classes into the page */
  readonly saves: readonly Ability[]
  readonly attacks?: readonly NewAttack[]
}

/** A character of level 1, from the tables of classes, weapons and armor. */
function adventurer({
  class: id,
  weapons,
  armor,
  shield = false,
  saves,
  attacks = [],
  ...rest
}: Adventurer): PresetCreature {
  const scores = scoresOf(rest.scores)
  const dexterity = abilityModifier(scores.dexterity)
  const unarmored = 10 + dexterity
  return {
    kind: 'character',
    hitPointMaximum: hitPointMaximum({
      levels: [{ class: id }],
      constitutionModifier: abilityModifier(scores.constitution),
    }).value,
    armorClass: armor === undefined ? unarmored : armorClassInArmor({ armor, shield, dexterityModifier: dexterity }),
    abilities: scores,
    saves,
    hitDice: { sides: CLASS_HIT_POINTS[id].hitDie, left: 1, total: 1 },
    slots: spellSlots({ levels: { [id]: 1 } }).value.slots,
    attacks: [...weapons.map((weapon) => weaponAttackOf(weapon, scores)), ...attacks],
  }
}

interface Foe {
  readonly scores: Scores
  readonly hitPoints: number
  readonly armorClass: number
  readonly speed?: number
  readonly size?: Newcomer['size']
  readonly weapons?: readonly Weapon[]
  readonly attacks?: readonly NewAttack[]
  readonly extraAttacks?: readonly number[]
}

function foe({
  hitPoints,
  armorClass,
  speed = 30,
  size = 'medium',
  weapons = [],
  attacks = [],
  ...rest
}: Foe): PresetCreature {
  const scores = scoresOf(rest.scores)
  return {
    kind: 'monster',
    size,
    speeds: { speed },
    hitPointMaximum: hitPoints,
    armorClass,
    abilities: scores,
    attacks: [...weapons.map((weapon) => weaponAttackOf(weapon, scores)), ...attacks],
    ...(rest.extraAttacks === undefined ? {} : { extraAttacks: rest.extraAttacks }),
  }
}

/** A predefined creature. */
export interface Preset {
  readonly id: string
  readonly side: Side
  readonly newcomer: PresetCreature
}

const SPARK: NewAttack = {
  id: '@spark',
  kinds: ['ranged'],
  by: 'spell',
  ability: 'intelligence',
  damage: '1d10',
  damageType: 'fire',
  rangeFeet: 120,
}

/** The characters of our examples at level 1, and foes with our own figures. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'mira',
    side: 'party',
    newcomer: adventurer({
      class: 'fighter',
      scores: [16, 13, 14, 8, 12, 10],
      weapons: ['longsword', 'javelin'],
      armor: 'chain-mail',
      shield: true,
      saves: ['strength', 'constitution'],
    }),
  },
  {
    id: 'tam',
    side: 'party',
    newcomer: adventurer({
      class: 'rogue',
      scores: [8, 16, 14, 12, 13, 10],
      weapons: ['shortsword', 'dagger', 'shortbow'],
      armor: 'leather-armor',
      saves: ['dexterity', 'intelligence'],
    }),
  },
  {
    id: 'pell',
    side: 'party',
    newcomer: adventurer({
      class: 'wizard',
      scores: [8, 14, 13, 16, 12, 10],
      weapons: ['quarterstaff'],
      saves: ['intelligence', 'wisdom'],
      attacks: [SPARK],
    }),
  },
  {
    id: 'oru',
    side: 'party',
    newcomer: adventurer({
      class: 'cleric',
      scores: [14, 10, 13, 8, 16, 12],
      weapons: ['mace'],
      armor: 'scale-mail',
      shield: true,
      saves: ['wisdom', 'charisma'],
    }),
  },
  {
    id: 'skirmisher',
    side: 'foes',
    newcomer: foe({
      scores: [11, 14, 12, 10, 10, 9],
      hitPoints: 11,
      armorClass: 13,
      weapons: ['shortsword', 'sling'],
    }),
  },
  {
    id: 'brute',
    side: 'foes',
    newcomer: foe({
      scores: [18, 9, 16, 6, 8, 7],
      hitPoints: 45,
      armorClass: 12,
      speed: 40,
      size: 'large',
      weapons: ['greatclub'],
    }),
  },
  {
    id: 'archer',
    side: 'foes',
    newcomer: foe({
      scores: [10, 16, 11, 10, 13, 10],
      hitPoints: 14,
      armorClass: 14,
      weapons: ['longbow', 'dagger'],
    }),
  },
  {
    id: 'beast',
    side: 'foes',
    newcomer: foe({
      scores: [14, 15, 13, 3, 12, 6],
      hitPoints: 13,
      armorClass: 12,
      speed: 45,
      attacks: [{ id: '@bite', damage: '1d8', damageType: 'piercing', ability: 'strength' }],
    }),
  },
  {
    id: 'captain',
    side: 'foes',
    newcomer: foe({
      scores: [16, 12, 15, 12, 11, 15],
      hitPoints: 52,
      armorClass: 16,
      weapons: ['longsword'],
      extraAttacks: [1],
    }),
  },
]
