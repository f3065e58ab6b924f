import type { Example } from './calculator.ts'
import type { exhaustionCalculator } from './exhaustion.ts'

/** Worked examples of the exhaustion calculator with their sources; separate so that pages do not load them. */
export const EXHAUSTION_EXAMPLES: readonly Example<typeof exhaustionCalculator.fields>[] = [
  {
    id: 'level-2',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): 2 × −2 and 2 × 5 feet; +1 needs 14 against DC 15',
    input: {},
    figures: { penalty: '-4', slowed: '20', chance: '7/20', without: '11/20', rests: '2', now: '2' },
  },
  {
    id: 'none',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): at level 0 the condition ends',
    input: { level: 0 },
    figures: { penalty: '0', slowed: '30', chance: '11/20', rests: '0' },
  },
  {
    id: 'level-1',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): −2 and 5 feet',
    input: { level: 1 },
    figures: { penalty: '-2', slowed: '25', chance: '9/20', rests: '1' },
  },
  {
    id: 'level-5',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): −10 and 25 feet; 20 − 5 meets DC 15',
    input: { level: 5 },
    figures: { penalty: '-10', slowed: '5', chance: '1/20', rests: '5' },
  },
  {
    id: 'level-6',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): level 6 kills',
    input: { level: 6 },
    figures: { dead: '6' },
  },
  {
    id: 'gained',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): levels add up: 3 and 2',
    input: { level: 3, gained: 2 },
    figures: { now: '5', penalty: '-10' },
  },
  {
    id: 'gained-beyond',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): the dead do not rest it off',
    input: { level: 5, gained: 3, 'long-rests': 4 },
    figures: { dead: '6' },
  },
  {
    id: 'rested',
    source: 'SRD 5.2.1, Rules Glossary, Long Rest (page 185): 1 level less for each: 3 − 2',
    input: { level: 3, 'long-rests': 2 },
    figures: { now: '1', penalty: '-2', rests: '1' },
  },
  {
    id: 'slow-already',
    source: 'SRD 5.2.1, Rules Glossary, Speed (page 188): a Speed is not less than 0',
    input: { level: 5, speed: 20 },
    figures: { slowed: '0' },
  },
  {
    id: 'advantage',
    source: 'SRD 5.2.1, Playing the Game, Advantage/Disadvantage (page 8): 14 or higher on one of two: 1 − (13 ÷ 20)²',
    input: { state: 'advantage' },
    figures: { chance: '231/400', penalty: '-4' },
  },
  {
    id: '2014-level-2',
    source:
      'SRD 5.1, Appendix PH-A: Conditions, Exhaustion (page 358): Disadvantage on ability checks and half Speed; +5 needs 10 on two dice: (11 ÷ 20)²',
    input: { ruleset: 'srd-5.1' },
    figures: { chance: '121/400', slowed: '15', 'hit-points': '28', without: '11/20', rests: '2', now: '2' },
  },
  {
    id: '2014-level-2-attack',
    source: 'SRD 5.1, Appendix PH-A: Conditions, Exhaustion (page 358): attack rolls suffer from level 3',
    input: { ruleset: 'srd-5.1', roll: 'attack-rolls' },
    figures: { chance: '11/20' },
  },
  {
    id: '2014-level-4',
    source: 'SRD 5.1, Appendix PH-A: Conditions, Exhaustion (page 358): saves suffer, Hit Point maximum 27 ÷ 2',
    input: { ruleset: 'srd-5.1', level: 4, roll: 'saving-throws', 'hit-point-maximum': 27 },
    figures: { chance: '121/400', slowed: '15', 'hit-points': '13', rests: '4' },
  },
  {
    id: '2014-level-5',
    source:
      'SRD 5.1, Appendix PH-A: Conditions, Exhaustion (page 358): Speed 0; Disadvantage and Advantage cancel each other',
    input: { ruleset: 'srd-5.1', level: 5, state: 'advantage' },
    figures: { chance: '11/20', slowed: '0', without: '319/400' },
  },
  {
    id: '2014-level-6',
    source: 'SRD 5.1, Appendix PH-A: Conditions, Exhaustion (page 358): level 6 is death',
    input: { ruleset: 'srd-5.1', level: 4, gained: 2 },
    figures: { dead: '6' },
  },
]
