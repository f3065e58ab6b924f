import type { Example } from './calculator.ts'
import type { hitPointsCalculator } from './hit-points.ts'

/** Worked examples of the hit-points calculator with their sources; separate so that pages do not load them. */
export const HIT_POINTS_EXAMPLES: readonly Example<typeof hitPointsCalculator.fields>[] = [
  {
    id: 'fighter-1',
    source: 'SRD 5.2.1, Character Creation, Level 1 Hit Points by Class (page 22): 10 + Con. modifier',
    input: { level: 1 },
    figures: { maximum: '12', 'hit-dice': '1d10' },
  },
  {
    id: 'fighter-5',
    source: 'SRD 5.2.1, Character Creation, Fixed Hit Points by Class (page 23): 10 + 2, then four times 6 + 2',
    input: {},
    figures: { maximum: '44', 'hit-dice': '5d10', 'rolled-mean': '42' },
  },
  {
    id: 'barbarian-20',
    source: 'SRD 5.2.1, Character Creation, Fixed Hit Points by Class (page 23): 12 + 7, then 19 times 7 + 7',
    input: { class: 'barbarian', level: 20, constitution: 7 },
    figures: { maximum: '285', 'hit-dice': '20d12' },
  },
  {
    id: 'constitution-17',
    source: 'SRD 5.2.1, Character Creation, Gaining a Level (page 23): at level 8 with +3, 8 + 3 and seven times 5 + 3',
    input: { class: 'cleric', level: 8, constitution: 3 },
    figures: { maximum: '67' },
  },
  {
    id: 'constitution-18',
    source: 'SRD 5.2.1, Character Creation, Gaining a Level (page 23): the modifier +4 adds 8 at level 8, 67 + 8',
    input: { class: 'cleric', level: 8, constitution: 4 },
    figures: { maximum: '75' },
  },
  {
    id: 'at-least-one',
    source:
      'SRD 5.2.1, Character Creation, Gaining a Level (page 23): “minimum of 1”; 6 − 5, and 4 − 5 counts as 1 at level 2',
    input: { class: 'sorcerer', level: 2, constitution: -5 },
    figures: { maximum: '2' },
  },
  {
    id: 'one-roll',
    source: 'counted by hand: 10 + 2, then 3 to 12; 6 to 10 on the d10 are as good as 6',
    input: { level: 2, method: 'rolled' },
    figures: { mean: '39/2', fixed: '20', 'as-fixed': '1/2', lowest: '15', highest: '24' },
  },
  {
    id: 'frail-roll',
    source: 'counted by hand: 6 − 2, then 1 for 1, 2 and 3 on the d6, else 2, 3 or 4; fixed 4 − 2 takes 4 to 6',
    input: { class: 'wizard', level: 2, constitution: -2, method: 'rolled' },
    figures: { mean: '6', fixed: '6', 'as-fixed': '1/2', lowest: '5', highest: '8' },
  },
  {
    id: 'no-roll-at-level-1',
    source: 'SRD 5.2.1, Character Creation, Level 1 Hit Points by Class (page 22): level 1 has no roll',
    input: { class: 'rogue', level: 1, method: 'rolled' },
    figures: { mean: '10', 'as-fixed': '1', lowest: '10', highest: '10' },
  },
  {
    id: 'cleric-and-paladin',
    source:
      'SRD 5.2.1, Character Creation, Hit Points and Hit Point Dice (page 25): 8, four times 5 and five times 6; five d8 and five d10',
    input: { class: 'cleric', constitution: 0, 'second-class': 'paladin', 'second-levels': 5 },
    figures: { maximum: '58', 'hit-dice': '5d8+5d10' },
  },
  {
    id: 'fighter-and-paladin',
    source: 'SRD 5.2.1, Character Creation, Hit Points and Hit Point Dice (page 25): ten d10; 10 and nine times 6',
    input: { constitution: 0, 'second-class': 'paladin', 'second-levels': 5 },
    figures: { maximum: '64', 'hit-dice': '10d10' },
  },
  {
    id: 'dwarf',
    source: 'SRD 5.2.1, Character Origins, Dwarf (page 84): Dwarven Toughness adds 1 at each level, 44 + 5',
    input: { 'per-level': 1 },
    figures: { maximum: '49' },
  },
  {
    id: '2014-no-least',
    source:
      'SRD 5.1, Beyond 1st Level (page 56): the die and the Constitution modifier, without a minimum: 6 − 5 and 4 − 5',
    input: { ruleset: 'srd-5.1', class: 'wizard', level: 2, constitution: -5 },
    figures: { maximum: '0', 'rolled-mean': '-1/2' },
  },
]
