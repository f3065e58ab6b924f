import type { Example } from './calculator.ts'
import type { weaponAttackCalculator } from './weapon-attack.ts'

/** Worked examples of the weapon attack calculator with their sources; separate so that pages do not load them. */
export const WEAPON_ATTACK_EXAMPLES: readonly Example<typeof weaponAttackCalculator.fields>[] = [
  {
    id: 'longsword',
    source:
      'SRD 5.2.1, Playing the Game, Attack Rolls (page 7): Strength 16 gives +3, level 1 a Proficiency Bonus of +2',
    input: {},
    figures: {
      'attack-bonus': '5',
      damage: '1d8+3',
      type: 'slashing',
      mean: '15/2',
      maximum: '11',
      critical: '2d8+3',
      reach: '5',
    },
  },
  {
    id: 'two-hands',
    source: 'SRD 5.2.1, Equipment, Versatile (page 90): a Longsword in two hands deals 1d10',
    input: { 'two-hands': true },
    figures: { 'attack-bonus': '5', damage: '1d10+3', mean: '17/2' },
  },
  {
    id: 'finesse',
    source: 'SRD 5.2.1, Equipment, Finesse (page 89): a Rapier takes the better of Strength 8 and Dexterity 17',
    input: { weapon: 'rapier', strength: 8, dexterity: 17, level: 5 },
    figures: { 'attack-bonus': '6', damage: '1d8+3', type: 'piercing' },
  },
  {
    id: 'finesse-by-choice',
    source: 'SRD 5.2.1, Equipment, Finesse (page 89): Strength if one chooses it, for both rolls',
    input: { weapon: 'rapier', strength: 8, dexterity: 17, level: 5, ability: 'strength' },
    figures: { 'attack-bonus': '2', damage: '1d8-1' },
  },
  {
    id: 'off-hand',
    source: 'SRD 5.2.1, Equipment, Light (page 89): the extra attack adds no modifier to damage',
    input: { weapon: 'shortsword', dexterity: 17, strength: 10, 'off-hand': true },
    figures: { 'attack-bonus': '5', damage: '1d6', mean: '7/2' },
  },
  {
    id: 'off-hand-and-weak',
    source: 'SRD 5.2.1, Equipment, Light (page 89): unless it is negative; a roll of 1 deals 0',
    input: { weapon: 'club', strength: 8, 'off-hand': true },
    figures: { 'attack-bonus': '1', damage: '1d4-1', mean: '3/2', maximum: '3' },
  },
  {
    id: 'thrown',
    source: 'SRD 5.2.1, Equipment, Thrown (page 90): a Handaxe is thrown with Strength, as far as 20 or 60 feet',
    input: { weapon: 'handaxe', dexterity: 8, thrown: true },
    figures: { 'attack-bonus': '5', damage: '1d6+3', range: '20', 'long-range': '60' },
  },
  {
    id: 'longbow',
    source:
      'SRD 5.2.1, Equipment, Weapons (page 91): a Longbow, 1d8 Piercing, range 150/600, Heavy but Dexterity 14 is enough',
    input: { weapon: 'longbow' },
    figures: { 'attack-bonus': '4', damage: '1d8+2', range: '150', 'long-range': '600' },
  },
  {
    id: 'too-heavy',
    source: 'SRD 5.2.1, Equipment, Heavy (page 89): Disadvantage below Strength 13',
    input: { weapon: 'greatsword', strength: 12 },
    figures: { 'attack-bonus': '3', damage: '2d6+1', roll: 'disadvantage', critical: '4d6+1' },
  },
  {
    id: 'reach',
    source: 'SRD 5.2.1, Equipment, Reach (page 90): a Whip adds 5 feet',
    input: { weapon: 'whip' },
    figures: { reach: '10', damage: '1d4+3' },
  },
  {
    id: 'blowgun',
    source: 'SRD 5.2.1, Equipment, Weapons (page 91): a Blowgun deals 1, and has no dice to add a modifier to',
    input: { weapon: 'blowgun' },
    figures: { 'attack-bonus': '4', damage: '1', mean: '1', critical: '1', range: '25', 'long-range': '100' },
  },
  {
    id: 'not-proficient',
    source: 'SRD 5.2.1, Equipment, Weapon Proficiency (page 89): no Proficiency Bonus on the attack roll',
    input: { weapon: 'maul', proficient: false, level: 17 },
    figures: { 'attack-bonus': '3', damage: '2d6+3' },
  },
  {
    id: 'topple',
    source: 'SRD 5.2.1, Equipment, Topple (page 90): 8 + 3 + 4 at level 9',
    input: { weapon: 'maul', level: 9, mastery: true },
    figures: { mastery: 'topple', topple: '15' },
  },
  {
    id: 'graze',
    source: 'SRD 5.2.1, Equipment, Graze (page 90): a miss deals the ability modifier',
    input: { weapon: 'greatsword', mastery: true },
    figures: { mastery: 'graze', graze: '3' },
  },
  {
    id: 'cleave',
    source: 'SRD 5.2.1, Equipment, Cleave (page 90): the second creature takes the damage without the modifier',
    input: { weapon: 'greataxe', mastery: true },
    figures: { damage: '1d12+3', mastery: 'cleave', cleave: '1d12' },
  },
  {
    id: 'push',
    source: 'SRD 5.2.1, Equipment, Push (page 90): 10 feet',
    input: { weapon: 'warhammer', mastery: true },
    figures: { mastery: 'push', push: '10' },
  },
  {
    id: 'in-2014-lance',
    source:
      'SRD 5.1, Equipment, Weapons and Special Weapons (pages 65 and 66): a Lance, 1d12 Piercing, 10 feet of reach',
    input: { weapon: 'lance', ruleset: 'srd-5.1' },
    figures: { 'attack-bonus': '5', damage: '1d12+3', reach: '10' },
  },
  {
    id: 'in-2014-trident',
    source: 'SRD 5.1, Equipment, Weapons (page 66): a Trident deals 1d6, in two hands 1d8',
    input: { weapon: 'trident', 'two-hands': true, ruleset: 'srd-5.1' },
    figures: { damage: '1d8+3' },
  },
  {
    id: 'in-2014-war-pick',
    source: 'SRD 5.1, Equipment, Weapons (page 66): a War Pick is not Versatile',
    input: { weapon: 'war-pick', 'two-hands': true, ruleset: 'srd-5.1' },
    figures: { damage: '1d8+3' },
  },
  {
    id: 'in-2014-heavy-for-a-small-creature',
    source: 'SRD 5.1, Equipment, Heavy (page 65): size counts, and no ability score does',
    input: { weapon: 'greatsword', strength: 8, small: true, ruleset: 'srd-5.1' },
    figures: { 'attack-bonus': '1', damage: '2d6-1', roll: 'disadvantage' },
  },
  {
    id: 'in-2014-blowgun',
    source: 'SRD 5.1, Combat, Damage Rolls (page 96): the modifier is added to the damage of 1 as well',
    input: { weapon: 'blowgun', ruleset: 'srd-5.1' },
    figures: { 'attack-bonus': '4', damage: '1+2', maximum: '3' },
  },
]
