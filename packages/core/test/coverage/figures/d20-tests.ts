import { type Core, type Figures, when } from '../says.ts'

/** The kind of die of a D20 Test. */
const die = ({ D20_SIDES }: Core): string => `d${D20_SIDES}`

/** A D20 Test with a 10 on the die. */
const test10 = {
  test: 'ability-check',
  dice: [10],
  abilityModifier: 3,
  proficiency: 0,
  targetNumber: 13,
} as const

const modifiers = { strength: 0, dexterity: 2, constitution: 0, intelligence: 0, wisdom: 4, charisma: 1 }

/** Ability scores, D20 Tests, proficiency and Armor Class. */
export const d20Tests: Figures = {
  'Ability Check: die of a D20 Test': die,
  'Ability Check: abilities': ({ ABILITIES }) => ABILITIES.length,
  'Ability Score and Modifier: ability scores per creature': ({ ABILITIES }) => ABILITIES.length,
  'Ability Score and Modifier: modifier is added to a D20 Test': (core) => {
    const { d20TestOutcome, abilityModifier } = core
    return when(die(core), [d20TestOutcome(test10).value.total, 13], [abilityModifier(16), 3])
  },
  'Advantage: d20s rolled, use higher': ({ d20Pool, countingD20 }) =>
    when(d20Pool('advantage').count, [countingD20({ dice: [3, 18], state: 'advantage' }), 18]),
  'Advantage: maximum Advantage instances that count': ({ rollState, d20Pool }) =>
    when(
      1,
      [rollState({ advantages: 3, disadvantages: 0 }), rollState({ advantages: 1, disadvantages: 0 })],
      [d20Pool(rollState({ advantages: 3, disadvantages: 0 })).count, 2],
    ),
  'Advantage: Advantage and Disadvantage on the same roll': ({ rollState }) =>
    when(
      'cancel',
      [rollState({ advantages: 1, disadvantages: 1 }), 'normal'],
      [rollState({ advantages: 3, disadvantages: 1 }), 'normal'],
    ),
  'Disadvantage: d20s rolled, use lower': ({ d20Pool, countingD20 }) =>
    when(d20Pool('disadvantage').count, [countingD20({ dice: [3, 18], state: 'disadvantage' }), 3]),
  'Disadvantage: maximum Disadvantage instances that count': ({ rollState, d20Pool }) =>
    when(
      1,
      [rollState({ advantages: 0, disadvantages: 3 }), rollState({ advantages: 0, disadvantages: 1 })],
      [d20Pool(rollState({ advantages: 0, disadvantages: 3 })).count, 2],
    ),
  'Disadvantage: Advantage and Disadvantage on the same roll': ({ rollState }) =>
    when(
      'cancel',
      [rollState({ advantages: 1, disadvantages: 1 }), 'normal'],
      [rollState({ advantages: 1, disadvantages: 3 }), 'normal'],
    ),
  'Attack Roll: die': die,
  'Critical Hit: natural d20 roll': ({ NATURAL_HIT, attackOutcome, srd521 }) =>
    when(
      srd521.criticalHit.naturalRoll,
      [NATURAL_HIT, 20],
      [attackOutcome({ natural: 20, bonus: -5, armorClass: 40 }), 'critical-hit'],
      [attackOutcome({ natural: 19, bonus: 30, armorClass: 10 }), 'hit'],
    ),
  'Critical Hit: times the damage dice are rolled': ({ srd521, criticalDamage, parse, format }) => {
    const dagger = parse('1d4+3')
    const critical = dagger.ok ? format(criticalDamage(dagger.value, srd521)) : 'nothing'
    return when(srd521.criticalHit.damageRolls, [critical, '2d4+3'])
  },
  'D20 Test: kinds: ability checks, attack rolls, saving throws': ({ D20_TESTS }) => D20_TESTS.length,
  'D20 Test: die faces': ({ d20Distribution }) => d20Distribution('normal').weights.length,
  'Difficulty Class: tests it applies to': (core) => {
    const { d20TestOutcome } = core
    const meets = (test: 'ability-check' | 'saving-throw', targetNumber: number): boolean =>
      d20TestOutcome({ ...test10, test, targetNumber }).value.success
    return when(
      die(core),
      [meets('ability-check', 13), true],
      [meets('ability-check', 14), false],
      [meets('saving-throw', 13), true],
      [meets('saving-throw', 14), false],
    )
  },
  'Proficiency: Proficiency Bonus added to the D20 Test': ({ proficiencyAdded, proficiencyBonusAtLevel }) =>
    proficiencyAdded({ proficiencyBonus: proficiencyBonusAtLevel(1), proficient: true }) / proficiencyBonusAtLevel(1),
  'Expertise: x Proficiency Bonus': ({ proficiencyAdded }) =>
    proficiencyAdded({ proficiencyBonus: 3, proficient: true, doubled: true }) / 3,
  'Expertise: skill proficiency per Expertise, not repeatable in the same skill': ({ mayGainExpertise }) => {
    const may = (expertise: readonly 'stealth'[]): boolean =>
      mayGainExpertise({ skill: 'stealth', proficient: ['stealth'], expertise }).allowed
    return when(1, [may([]), true], [may(['stealth']), false])
  },
  'Passive Perception: + Wisdom (Perception) bonus': ({ passiveScore }) =>
    passiveScore({ bonus: 4, state: 'normal' }) - 4,
  'Passive Perception: added with Advantage': ({ passiveScore }) =>
    passiveScore({ bonus: 4, state: 'advantage' }) - passiveScore({ bonus: 4, state: 'normal' }),
  'Passive Perception: with Disadvantage': ({ passiveScore }) =>
    passiveScore({ bonus: 4, state: 'disadvantage' }) - passiveScore({ bonus: 4, state: 'normal' }),
  'Passive Perception: example': ({ abilityModifier, skillCheckBonus, proficiencyBonusAtLevel, passiveScore }) => {
    const wisdom = abilityModifier(15)
    const check = { skill: 'perception', proficiencyBonus: proficiencyBonusAtLevel(1), proficient: true } as const
    const bonus = skillCheckBonus({ modifiers: { ...modifiers, wisdom }, ...check })
    const [normal, advantage] = [passiveScore({ bonus, state: 'normal' }), passiveScore({ bonus, state: 'advantage' })]
    return `Wis 15, level 1, proficient -> ${normal}; Advantage -> ${advantage}`
  },
  'Initiative: + Dex modifier = Initiative score': ({ initiativeScore }) =>
    initiativeScore({ dexterityModifier: 2 }) - 2,
  'Initiative: added with Advantage': ({ initiativeScore }) =>
    initiativeScore({ dexterityModifier: 2, state: 'advantage' }) - initiativeScore({ dexterityModifier: 2 }),
  'Initiative: with Disadvantage': ({ initiativeScore }) =>
    initiativeScore({ dexterityModifier: 2, state: 'disadvantage' }) - initiativeScore({ dexterityModifier: 2 }),
  'Surprise: on the Initiative roll': ({ initiativeCircumstances, srd521 }) => {
    const [surprise] = initiativeCircumstances(['surprise'], srd521)
    return when('Disadvantage', [surprise?.gives, 'disadvantage'])
  },
  'Armor Class: base AC': ({ baseArmorClass }) =>
    when('10 + Dex modifier', [baseArmorClass(0), 10], [baseArmorClass(3), 13], [baseArmorClass(-1), 9]),
  'Armor Class: base AC calculations in use at once': ({ bestBaseArmorClass }) => {
    const input = { modifiers, shield: false, features: ['monk-unarmored-defense', 'draconic-resilience'] } as const
    const {
      value: { calculation, armorClass },
    } = bestBaseArmorClass(input)
    return when(1, [calculation, 'monk-unarmored-defense'], [armorClass, 16])
  },
  'Armor Training: Str and Dex D20 Tests in untrained armor': ({ armorDrawbacks, srd521 }) => {
    const untrained = { armor: 'leather-armor', trained: false, strengthScore: 10 } as const
    const { disadvantageOn } = armorDrawbacks(untrained, srd521)
    return when('Disadvantage', [disadvantageOn.join(' '), 'strength dexterity'])
  },
  'Armor Training: in untrained armor': ({ armorDrawbacks, srd521 }) => {
    const untrained = { armor: 'leather-armor', trained: false, strengthScore: 10 } as const
    const { canCastSpells } = armorDrawbacks(untrained, srd521)
    return when('no spells', [canCastSpells, false])
  },
  'Armor Training: Shield AC bonus when untrained': ({ shieldBonus, SHIELD_STATISTICS }) =>
    shieldBonus({ bonus: SHIELD_STATISTICS.armorClassBonus, trained: false }),
  'Round Down: all division and multiplication': ({ divideRoundDown, halfDamage }) =>
    when('floor', [divideRoundDown(7, 2), 3], [divideRoundDown(11, 4), 2], [halfDamage(23), 11]),
}
