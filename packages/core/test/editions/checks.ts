import { expect } from 'vitest'
import {
  ABILITY_SCORES,
  abilityCheckState,
  abilityModifier,
  attackRollState,
  carryingCapacity,
  D20_TESTS,
  gainHeroicInspiration,
  laden,
  next2012,
  opposedOutcome,
  proficiencyBonusAtChallengeRating,
  proficiencyBonusAtLevel,
  SKILLS,
  savingThrowState,
  skillCheckBonus,
  srd521,
  trainingAdded,
} from '../../src/index.ts'
import type { Editions } from './editions.ts'

const medium = { strengthScore: 10, size: 'medium', speedFeet: 30 } as const
const modifiers = { strength: 0, dexterity: 3, constitution: 0, intelligence: 0, wisdom: 0, charisma: 0 }

/** The weights in pounds that a Medium creature of Strength 10 carries and moves. */
const pounds = (rules: typeof srd521 | typeof next2012): readonly number[] =>
  Object.values(carryingCapacity(medium, rules))

/** The effects of a load in pounds on a creature of Strength 10. */
const load = (rules: typeof srd521 | typeof next2012, carried: number, dragged = 0) => {
  const hauled = { by: 'drag', pounds: dragged } as const
  const {
    value: { speedFeet, d20Tests },
  } = laden({ ...medium, carriedPounds: carried, hauled }, rules)
  return [speedFeet, d20Tests]
}

/** What 3 levels of Exhaustion add to each of the three kinds of D20 Test. */
const tiredness = (rules: typeof srd521 | typeof next2012): readonly number[] => {
  const creature = { conditions: [{ condition: 'exhaustion', level: 3 }] } as const
  const sight = { targetSeen: true, attackerSeen: true, attackerHidden: false }
  const target = { id: 'target', conditions: [] }
  const attacker = { id: 'attacker', ...creature }
  return [
    abilityCheckState({ creature }, rules).bonus,
    attackRollState({ attacker, target, attack: 'melee', distanceFeet: 5, sight }, rules).bonus,
    savingThrowState({ creature, ability: 'wisdom' }, rules).bonus,
  ]
}

/** Rolls, training, ability scores and loads. */
export const checks: Editions = {
  'one name for checks, attacks and saves': {
    srd: 'D20 Tests (page 6), D20 Test (page 180)',
    playtest: 'Basic Rules',
    holds() {
      expect(D20_TESTS).toHaveLength(3)
      // what affects D20 Tests affects all three; the playtest has no such name, and nothing that does
      expect(tiredness(srd521)).toEqual([-6, -6, -6])
      expect(tiredness(next2012)).toEqual([0, 0, 0])
    },
  },
  'what training adds': {
    srd: 'Proficiency (page 8)',
    playtest: 'Attack Rolls, Ability Scores',
    holds() {
      const training = { proficiencyBonus: 2, proficient: true, trainingBonus: 3 }
      expect(trainingAdded(training, srd521)).toBe(2)
      expect(trainingAdded(training, next2012)).toBe(3)
      expect([proficiencyBonusAtLevel(1), proficiencyBonusAtChallengeRating('30')]).toEqual([2, 9])
    },
  },
  'the list of skills': {
    srd: 'Skill List (page 9)',
    playtest: 'Making a Check',
    holds() {
      expect(srd521.training.skills).toHaveLength(18)
      expect(srd521.training.skills).toEqual(SKILLS)
      expect(next2012.training.skills).toEqual([])
      // where there is no list, a skill is a bonus to some checks
      expect(skillCheckBonus({ modifiers, skill: 'stealth', proficiencyBonus: 2, proficient: true })).toBe(5)
      expect(trainingAdded({ proficiencyBonus: 0, proficient: true, trainingBonus: 3 }, next2012)).toBe(3)
    },
  },
  'opposed rolls': {
    srd: 'D20 Tests (page 6)',
    playtest: 'Contests',
    holds() {
      expect([13, 14, 15].map((own) => opposedOutcome({ own, against: 14 }, srd521))).toEqual(['loss', 'win', 'win'])
      expect([13, 14, 15].map((own) => opposedOutcome({ own, against: 14 }, next2012))).toEqual(['loss', 'tie', 'win'])
    },
  },
  'rerolling a die': {
    srd: 'Heroic Inspiration (page 8)',
    playtest: 'none',
    holds() {
      expect(gainHeroicInspiration({ has: 0 }, srd521)).toBe('kept')
      expect(gainHeroicInspiration({ has: 1 }, srd521)).toBe('lost')
      expect(gainHeroicInspiration({ has: 0 }, next2012)).toBe('lost')
    },
  },
  'the limits of ability scores': {
    srd: 'Ability Scores (page 5), Ability Modifiers (page 6)',
    playtest: 'Ability Scores, Ability Modifiers',
    holds() {
      expect(ABILITY_SCORES).toEqual({ minimum: 1, adventurerMaximum: 20, maximum: 30 })
      // the table of the playtest ends at 20–21; its formula continues
      expect([1, 10, 15, 18, 20, 21, 30].map(abilityModifier)).toEqual([-5, 0, 2, 4, 5, 5, 10])
      expect(srd521.abilityScores.ordinaryMaximum).toBe('none')
      expect(next2012.abilityScores.ordinaryMaximum).toBe(18)
    },
  },
  'what a creature can carry': {
    srd: 'Carrying Capacity (page 178)',
    playtest: 'Carrying Capacity',
    holds() {
      expect(pounds(srd521)).toEqual([150, 150, 300])
      expect(pounds(next2012)).toEqual([100, 200, 500])
    },
  },
  'a load that is too heavy': {
    srd: 'Carrying Capacity (page 178)',
    playtest: 'Carrying Capacity',
    holds() {
      expect(load(srd521, 101)).toEqual([30, 'normal'])
      expect(load(srd521, 0, 151)).toEqual([5, 'normal'])
      expect(load(next2012, 101)).toEqual([20, 'disadvantage'])
      expect(load(next2012, 100, 200)).toEqual([30, 'normal'])
      expect(load(next2012, 100, 201)).toEqual([5, 'normal'])
    },
  },
}
