import { expect, test } from 'vitest'
import * as vocabulary from './index.ts'

/** The ids of each list in the order of the book, typed from it. */
const LISTS = {
  ABILITIES: 'strength dexterity constitution intelligence wisdom charisma', // SRD 5.2.1, page 5
  TASK_DIFFICULTIES: 'very-easy easy medium hard very-hard nearly-impossible', // 6: left column, then right
  D20_TESTS: 'ability-check saving-throw attack-roll', // 6
  ROLL_STATES: 'normal advantage disadvantage', // 7
  SKILLS: `
    acrobatics animal-handling arcana athletics deception history
    insight intimidation investigation medicine nature perception
    performance persuasion religion sleight-of-hand stealth survival`, // 9
  LIGHT_LEVELS: 'darkness dim-light bright-light', // 11, which lists them the other way round
  OBSCUREMENTS: 'none lightly-obscured heavily-obscured', // 11; 2012 playtest, Conditions for Stealth
  SENSES: 'blindsight darkvision tremorsense truesight', // 11
  HAZARDS: 'burning dehydration falling malnutrition suffocation', // 12
  COMBAT_STEPS: 'establish-positions determine-surprise roll-initiative take-turns begin-next-round', // 13; 2012 playtest; SRD 5.1, 90
  DEFEATS: 'killed knocked-out surrendered fled', // 14
  SIZES: 'tiny small medium large huge gargantuan', // 14
  MOVEMENT_CAUSES: 'movement action bonus-action reaction teleportation moved-by-something-else', // 15
  COVER_DEGREES: 'none half three-quarters total', // 15
  ACTIONS: `
    attack dash disengage dodge help hide
    influence magic ready search study utilize`, // 176, down the columns
  AREA_SHAPES: 'cone cube cylinder emanation line sphere cloud', // 177; the last: 2012 playtest, Areas of Effect
  ATTITUDES: 'friendly indifferent hostile', // 177
  SUBSTANCES: 'cloth paper rope crystal glass ice wood stone iron steel mithral adamantine', // 178
  CONDITIONS: `
    blinded charmed deafened exhaustion frightened
    grappled incapacitated invisible paralyzed petrified
    poisoned prone restrained stunned unconscious`, // 179, down the columns
  CREATURE_TYPES: `
    aberration beast celestial construct dragon
    elemental fey fiend giant humanoid
    monstrosity ooze plant undead`, // 179, down the columns
  MOVEMENT_CHECKS: 'hard-climb rough-water low-obstacle landing-in-difficult-terrain', // 179, 185, 189
  DAMAGE_TYPES: `
    acid bludgeoning cold fire force lightning
    necrotic piercing poison psychic radiant slashing thunder`, // 180
  PILLARS: 'social-interaction exploration combat', // 5, 181
  WILLINGNESS: 'willing unwilling hesitant', // 184
  SPEEDS: 'speed burrow-speed climb-speed fly-speed swim-speed', // 188
  AREAS_OF_KNOWLEDGE: `
    spells magic-items eldritch-symbols magical-traditions planes-of-existence
    historic-events historic-people ancient-civilizations wars
    traps ciphers riddles gadgetry
    terrain flora weather
    deities religious-hierarchies religious-rites holy-symbols cults`, // 189, one skill a line
  TERRAINS: 'arctic coastal desert forest grassland hill mountain swamp underdark urban waterborne', // 192
  TRAVEL_PACES: 'slow normal fast', // 192
  ENVIRONMENTAL_EFFECTS: `
    deep-water extreme-cold extreme-heat frigid-water
    heavy-precipitation high-altitude slippery-ice strong-wind thin-ice`, // 195
  CHALLENGE_RATINGS: `
    0 1/8 1/4 1/2 1 2 3 4 5 6 7 8 9 10 11 12 13
    14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30`, // 256
  PLAYTEST_ACTIONS: `
    attack cast-a-spell coup-de-grace disengage dodge help
    hide hustle improvise ready search use-an-item`, // 2012 playtest, Actions in Combat
  SRD_5_1_ACTIONS: 'attack cast-a-spell dash disengage dodge help hide ready search use-an-object', // SRD 5.1, 93 and 94
  EDITIONS: 'srd-5.2.1 srd-5.1 next-2012',
  PLAYTEST_CONDITIONS: `
    blinded charmed deafened ethereal frightened invisible
    intoxicated paralyzed prone restrained stunned unconscious`, // 2012 playtest, Conditions
} as const satisfies { readonly [Name in keyof typeof vocabulary]?: string }

const ALL = Object.entries(vocabulary).flatMap(([name, value]) => (Array.isArray(value) ? [[name, value] as const] : []))

test.each(Object.entries(LISTS))('%s', (name, ids) => {
  const [, list = []] = ALL.find(([other]) => other === name) ?? []
  expect(list.join(' ')).toBe(ids.trim().replaceAll(/\s+/g, ' '))
})

// SRD 5.2.1, Rules Glossary, Incapacitated (page 184): “any action, Bonus Action, or Reaction”, Concentration, speech
test('CAPACITIES lists actions first', () => {
  expect(vocabulary.CAPACITIES.slice(0, 5)).toEqual(['action', 'bonus-action', 'reaction', 'concentration', 'speech'])
  expect(vocabulary.CAPACITIES).toHaveLength(10)
})

test.each(ALL)('%s has no entry twice', (_, ids) => {
  expect(new Set(ids).size).toBe(ids.length)
})
