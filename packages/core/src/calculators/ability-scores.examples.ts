import type { abilityScoresCalculator } from './ability-scores.ts'
import type { Example } from './calculator.ts'

/** Worked examples of the ability-scores calculator with their sources; separate so that pages do not load them. */
export const ABILITY_SCORES_EXAMPLES: readonly Example<typeof abilityScoresCalculator.fields>[] = [
  {
    id: 'fighter',
    source:
      'SRD 5.2.1, Character Creation, Standard Array by Class (page 21): 17, 14, 14, 8, 10 and 12 after +2 and +1 have +3, +2, +2, −1, +0 and +1',
    input: {},
    figures: { modifiers: '7' },
  },
  {
    id: 'fighter-each',
    source:
      'SRD 5.2.1, Character Creation, Adjust Ability Scores (page 21): all three by 1 make 16, 15, 14: +3, +2, +2, −1, +0 and +1',
    input: { increase: 'one-each' },
    figures: { modifiers: '7' },
  },
  {
    id: 'fighter-plain',
    source: 'SRD 5.2.1, Character Creation, Ability Scores and Modifiers (page 21): +2, +2, +1, −1, +0 and +1',
    input: { increase: 'none' },
    figures: { modifiers: '5' },
  },
  {
    id: 'same-ability-twice',
    source: 'SRD 5.2.1, Character Creation, Adjust Ability Scores (page 21): a different one by 1, so nothing is added',
    input: { 'plus-one': 'strength' },
    figures: { modifiers: '5' },
  },
  {
    id: 'standard-array-bought',
    source:
      'SRD 5.2.1, Character Creation, Ability Score Point Costs (page 21): 9 + 7 + 5 + 0 + 2 + 4 are all 27 points',
    input: { method: 'point-cost' },
    figures: { 'points-left': '0', points: '27' },
  },
  {
    id: 'points-left',
    source: 'SRD 5.2.1, Character Creation, Ability Score Point Costs (page 21): six scores of 8 cost nothing',
    input: {
      method: 'point-cost',
      strength: 8,
      dexterity: 8,
      constitution: 8,
      intelligence: 8,
      wisdom: 8,
      charisma: 8,
      increase: 'none',
    },
    figures: { 'points-left': '27', points: '0', modifiers: '-6' },
  },
  {
    id: 'overspent',
    source: 'SRD 5.2.1, Character Creation, Ability Score Point Costs (page 21): 9 + 9 + 9 + 0 + 2 + 4 are 33',
    input: { method: 'point-cost', dexterity: 15, constitution: 15 },
    figures: { 'points-over': '6', points: '33' },
  },
  {
    id: 'not-for-points',
    source: 'SRD 5.2.1, Character Creation, Ability Score Point Costs (page 21): the table ends at 15',
    input: { method: 'point-cost', dexterity: 16 },
    figures: { 'cannot-buy': 'dexterity' },
  },
  {
    id: 'an-18',
    source:
      'counted by hand: of 1296 rolls of four d6 21 have three sixes, so that 1 − (1275/1296)⁶ of the sets have an 18',
    input: { method: 'rolled' },
    figures: { 'best-chance': '606876045137999/6499837226778624' },
  },
  {
    id: 'one-score',
    source: 'counted by hand: 21 of 1296 rolls of four d6 have three sixes; all rolls together come to 15869',
    input: { method: 'rolled', odds: 'score' },
    figures: { 'score-chance': '7/432', 'mean-score': '15869/1296' },
  },
  {
    id: 'whole-set',
    source: 'counted by hand: six times 15869/1296; no set is worse than six scores of 3',
    input: {
      method: 'rolled',
      odds: 'total',
      strength: 3,
      dexterity: 3,
      constitution: 3,
      intelligence: 3,
      wisdom: 3,
      charisma: 3,
    },
    figures: { 'total-chance': '1', 'as-good': '1', 'mean-total': '15869/216' },
  },
]
