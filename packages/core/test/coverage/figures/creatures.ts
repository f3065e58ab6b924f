import { type Figures, when } from '../says.ts'

/** Creatures and characters, and their languages. */
export const creatures: Figures = {
  'Alignment: factors': ({ ALIGNMENT_FACTORS }) =>
    Object.keys(ALIGNMENT_FACTORS[0]).filter((key) => key !== 'alignment').length,
  'Alignment: combinations': ({ ALIGNMENT_FACTORS, ALIGNMENT_ORDERS, MORALITIES }) =>
    when(ALIGNMENT_FACTORS.length, [ALIGNMENT_ORDERS.length * MORALITIES.length, 9]),
  'Attitude: attitudes': ({ ATTITUDES }) => ATTITUDES.length,
  'Attunement: maximum magic items attuned at a time': ({ ATTUNEMENT, attune }) => {
    const rest = { item: 'd', prerequisitesMet: true, restInterrupted: false, restUsedToIdentify: false }
    return when(
      ATTUNEMENT.maximum,
      [attune({ ...rest, attuned: ['a', 'b'] }).ok, true],
      [attune({ ...rest, attuned: ['a', 'b', 'c'] }).ok, false],
    )
  },
  'Cantrip: spell level': ({ SPELL_LEVELS, NO_SLOTS, castingObstacles, srd521 }) => {
    const obstacles = castingObstacles(
      {
        level: SPELL_LEVELS[0],
        needs: { components: [], materialCost: false, materialConsumed: false },
        atHand: { canSpeak: true, freeHands: 1, materials: false, componentPouch: false, focus: false },
        available: true,
        untrainedArmor: false,
        by: 'slot',
        slots: NO_SLOTS,
        slotsExpended: 0,
        target: 'none',
      },
      srd521,
    )
    return when(SPELL_LEVELS[0], [obstacles.length, 0])
  },
  'Challenge Rating: player characters in the reference group': ({ ENCOUNTER_GUIDELINES }) =>
    ENCOUNTER_GUIDELINES.charactersOfChallengeRating,
  'Creature Type: types': ({ CREATURE_TYPES }) => CREATURE_TYPES.length,
  'Encounter: pillars': ({ PILLARS }) => PILLARS.length,
  'Size: categories': ({ SIZES }) => SIZES.length,
  'Stat Block: damage notation example': ({ parse, odds, mean, divideRoundDown }) => {
    const damage = parse('1d4 + 2')
    const distribution = damage.ok ? odds(damage.value) : damage
    if (!distribution.ok) return 'nothing'
    const { numerator, denominator } = mean(distribution.value)
    return `${divideRoundDown(Number(numerator), Number(denominator))} (1d4 + 2)`
  },
  'Telepathy: language minimum the other creature must understand': ({ telepathicContact }) => {
    const contact = (languages: number, isTelepathic: boolean): boolean =>
      telepathicContact({
        distanceFeet: 60,
        rangeFeet: 60,
        telepathIncapacitated: false,
        contacted: { languages, isTelepathic, incapacitated: false },
      }).allowed
    return when(1, [contact(1, false), true], [contact(0, false), false], [contact(0, true), true])
  },
}
