import type { Example } from './calculator.ts'
import type { spellAttackCalculator } from './spell-attack.ts'

/** Worked examples of the spell-attack calculator with their sources; separate so that pages do not load them. */
export const SPELL_ATTACK_EXAMPLES: readonly Example<typeof spellAttackCalculator.fields>[] = [
  {
    id: 'level-1',
    source: 'SRD 5.2.1, Spells, Saving Throws and Attack Rolls (page 106): 8 + 3 + 2; a +2 save fails on 1 to 10',
    input: {},
    figures: { dc: '13', attack: '5', fails: '1/2', hits: '11/20', critical: '1/20' },
  },
  {
    id: 'level-20',
    source: 'SRD 5.2.1, Spells, Saving Throws and Attack Rolls (page 106): 8 + 5 + 6',
    input: { ability: 'charisma', score: 20, level: 20 },
    figures: { dc: '19', attack: '11', fails: '4/5', hits: '17/20' },
  },
  {
    id: 'bonus-of-level-5',
    source: 'SRD 5.2.1, Playing the Game, Proficiency Bonus (page 8): +3 from level 5; 8 + 4 + 3',
    input: { ability: 'wisdom', score: 18, level: 5 },
    figures: { dc: '15', attack: '7' },
  },
  {
    id: 'low-score',
    source: 'SRD 5.2.1, Playing the Game, Ability Modifiers (page 6): a score of 8 is −1; 8 − 1 + 2',
    input: { score: 8 },
    figures: { dc: '9', attack: '1', fails: '3/10' },
  },
  {
    id: 'equal-saves',
    source: 'SRD 5.2.1, Playing the Game, D20 Tests (page 6): a total that equals the DC succeeds; 12 + 1 meets 13',
    input: { save: 12 },
    figures: { fails: '0' },
  },
  {
    id: 'natural-1-of-a-save',
    source: 'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): a 20 on the d20 decides no saving throw',
    input: { score: 30, level: 20, save: -10 },
    figures: { dc: '24', fails: '1' },
  },
  {
    id: 'natural-20-hits',
    source: 'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): a 20 on the d20 hits any AC, a 1 none',
    input: { ac: 40 },
    figures: { hits: '1/20', critical: '1/20' },
  },
  {
    id: 'advantage',
    source: 'SRD 5.2.1, Playing the Game, Advantage/Disadvantage (page 8): 1 − (9 ÷ 20)² hits; (1 ÷ 2)² fails',
    input: { 'attack-state': 'advantage', 'save-state': 'advantage' },
    figures: { hits: '319/400', critical: '39/400', fails: '1/4' },
  },
  {
    id: 'items',
    source: 'SRD 5.2.1, Playing the Game, Exceptions Supersede General Rules (page 5): an item adds 1 to both',
    input: { 'dc-bonus': 1, 'attack-bonus': 1 },
    figures: { dc: '14', attack: '6', fails: '11/20', hits: '3/5' },
  },
  {
    id: 'playtest',
    source: '2012 playtest, Spells and Saving Throws: the DC is 10 + 3; Attack Spells: training adds to the attack',
    input: { ruleset: 'next-2012', training: 2 },
    figures: { dc: '13', attack: '5', fails: '1/2' },
  },
  {
    id: 'playtest-training',
    source: '2012 playtest, Spells and Saving Throws: training in magic adds nothing to the DC',
    input: { ruleset: 'next-2012', training: 6, level: 20 },
    figures: { dc: '13', attack: '9', hits: '3/4' },
  },
]
