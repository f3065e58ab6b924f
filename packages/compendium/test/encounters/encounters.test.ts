import {
  createEncounter,
  duelOdds,
  type EncounterMember,
  type EncounterOdds,
  type NewAttack,
  oddsOfTally,
  prepareEncounter,
  tallyEncounter,
} from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { type CreatureId, combatant } from '../../src/index.ts'
import results from './results.json' with { type: 'json' }

// Ten encounters, played by our simulation and by simulate.py, whose author has seen neither our code nor our results.

const attack = (id: string, bonus: number, damage: string, damageType: NewAttack['damageType'], more = {}) => ({
  ...({ id, bonus, damage, damageType, ability: 'none', proficient: false } as const),
  ...more,
})
const ranged = (rangeFeet: number, longFeet = rangeFeet) => ({ kinds: ['ranged'], rangeFeet, longFeet })

/** Scores whose modifiers are the bonuses of the saving throws. */
const saves = (
  strength: number,
  dexterity: number,
  constitution: number,
  intelligence: number,
  wisdom: number,
  charisma: number,
) => {
  const scoreOf = (bonus: number): number => 10 + 2 * bonus
  return {
    strength: scoreOf(strength),
    dexterity: scoreOf(dexterity),
    constitution: scoreOf(constitution),
    intelligence: scoreOf(intelligence),
    wisdom: scoreOf(wisdom),
    charisma: scoreOf(charisma),
  }
}

const dexteritySave = (notation: string, type: 'radiant' | 'fire', onSuccess: 'half' | 'none') =>
  ({ ability: 'dexterity', dc: 15, damage: { notation, type }, onSuccess }) as const

/** The party, typed once more; the bonus of Initiative is added to that of Dexterity saves. */
const fighter: EncounterMember = {
  id: 'fighter',
  armorClass: 18,
  hitPointMaximum: 49,
  abilities: saves(7, 1, 5, 0, 1, -1),
  attacks: [attack('longsword', 7, '1d8+6', 'slashing'), attack('javelin', 7, '1d6+4', 'piercing', ranged(30, 120))],
  extraAttacks: [1],
}
const cleric: EncounterMember = {
  id: 'cleric',
  armorClass: 18,
  hitPointMaximum: 38,
  abilities: saves(2, 0, 2, 0, 7, 4),
  attacks: [attack('mace', 5, '1d6+2', 'bludgeoning')],
  specialActions: [
    { id: 'sacred-flame', takes: 'action', targets: 1, withinFeet: 60, save: dexteritySave('2d8', 'radiant', 'none') },
  ],
}
const rogue: EncounterMember = {
  id: 'rogue',
  armorClass: 15,
  hitPointMaximum: 38,
  initiativeBonus: 4 - 7,
  abilities: saves(-1, 7, 2, 4, 1, 2),
  attacks: [attack('shortbow', 7, '4d6+4', 'piercing', ranged(80, 320)), attack('rapier', 7, '1d8+3d6+4', 'piercing')],
}
const wizard: EncounterMember = {
  id: 'wizard',
  armorClass: 13,
  hitPointMaximum: 32,
  abilities: saves(-1, 2, 2, 7, 4, 0),
  attacks: [attack('fire-bolt', 7, '2d10', 'fire', ranged(120))],
  specialActions: [
    { id: 'fireball', takes: 'action', uses: 2, withinFeet: 150 + 20, save: dexteritySave('8d6', 'fire', 'half') },
  ],
}
const party = [fighter, cleric, rogue, wizard]

const creatures = (...kinds: readonly (readonly [count: number, id: CreatureId])[]): readonly EncounterMember[] =>
  kinds.flatMap(([count, id]) =>
    Array.from({ length: count }, (_, index) => ({ ...combatant(id), id: `${id} ${index + 1}` })),
  )

/** What stands against the party, in the order of results.json; against the fighter alone in the last. */
const AGAINST = [
  creatures([4, 'goblin-warrior']),
  creatures([8, 'wolf']),
  creatures([2, 'ogre']),
  creatures([1, 'young-red-dragon']),
  creatures([6, 'skeleton'], [2, 'ghoul']),
  creatures([1, 'troll'], [2, 'bugbear-warrior']),
  creatures([3, 'hell-hound']),
  creatures([1, 'mage'], [4, 'guard']),
  creatures([1, 'adult-white-dragon']),
  creatures([1, 'ogre']),
]

/** Our name of each figure of theirs; two of them are chances. */
const FIGURES = { win: 'partyWins', lost: 'somebodyLost', rounds: 'rounds', hitPointsShare: 'hitPointsLeft' } as const
const CHANCES: readonly string[] = ['win', 'lost']

const FIGHTS = 5000
/** How many standard errors the two may lie apart. */
const MOST = 4
/** The standard errors between the ends of an estimate of ours. */
const ENDS = 2 * 1.96

/** The standard error of the difference, by the spread of both together for chances, else by the larger spread. */
function errorOfDifference(
  figure: keyof typeof FIGURES,
  ours: EncounterOdds,
  theirs: (typeof results.encounters)[number],
) {
  const { value, low, high } = ours[FIGURES[figure]]
  const { mean, standardError } = theirs[figure]
  const both = (value * FIGHTS + mean * theirs.fights) / (FIGHTS + theirs.fights)
  const deviation = CHANCES.includes(figure)
    ? Math.sqrt(both * (1 - both))
    : Math.max(standardError * Math.sqrt(theirs.fights), ((high - low) / ENDS) * Math.sqrt(FIGHTS))
  return deviation * Math.sqrt(1 / FIGHTS + 1 / theirs.fights)
}

const prepared = (index: number) =>
  prepareEncounter(
    createEncounter({ party: index === AGAINST.length - 1 ? [fighter] : party, creatures: AGAINST[index] ?? [] }),
  )

test('every encounter is compared', () => {
  expect(results.encounters).toHaveLength(AGAINST.length)
})

describe('our simulation and the independent one agree', () => {
  test.each(results.encounters.map((theirs, index) => [theirs.name, theirs, index] as const))(
    '%s',
    (_, theirs, index) => {
      const encounter = prepared(index)
      const ours = oddsOfTally(encounter, tallyEncounter(encounter, { seed: 'encounters', fights: FIGHTS }))
      const apart = (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).flatMap((figure) => {
        const [found, expected] = [ours[FIGURES[figure]].value, theirs[figure].mean]
        const most = MOST * errorOfDifference(figure, ours, theirs)
        return Math.abs(found - expected) <= most
          ? []
          : [`${figure}: ${found}, theirs ${expected}, at most ${most} apart`]
      })
      expect(apart).toEqual([])
    },
  )
})

test('the exact odds of one against one agree to the last digit that simulate.py prints', () => {
  const theirs = results.encounters.at(-1)?.exact
  const ours = duelOdds(prepared(AGAINST.length - 1))
  expect(theirs).toBeDefined()
  for (const [figure, expected] of Object.entries(theirs ?? {})) {
    expect(ours?.[FIGURES[figure as keyof typeof FIGURES]].value, figure).toBeCloseTo(expected, 9)
  }
})
