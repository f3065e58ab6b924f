import {
  checkProficiency,
  mayAssistCheck,
  mayExpendHeroicInspiration,
  mayGiveInspiration,
  opposedOutcome,
  savingThrowSucceeds,
} from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in checks and abilities. */
export const checks: Differences = {
  'highest-usual-score': {
    srd51: 'page 76',
    srd521: 'none',
    under: (rules) => rules.abilityScores.ordinaryMaximum,
    gives: { 'srd-5.1': 18, 'srd-5.2.1': 'none' },
  },
  'inspiration-use': {
    srd51: 'page 60',
    srd521: 'page 183',
    under: (rules) =>
      [false, true].map((justRolled) => mayExpendHeroicInspiration({ has: 1, justRolled }, rules).allowed),
    gives: { 'srd-5.1': [true, false], 'srd-5.2.1': [false, true] },
  },
  'inspiration-given-away': {
    srd51: 'page 60',
    srd521: 'page 183',
    under: (rules) => mayGiveInspiration({ has: 1, recipientHas: 0 }, rules).allowed,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  contests: {
    srd51: 'page 77',
    srd521: 'none',
    under: (rules) => opposedOutcome({ own: 14, against: 14 }, rules),
    gives: { 'srd-5.1': 'tie', 'srd-5.2.1': 'win' },
  },
  'help-with-a-check': {
    srd51: 'pages 79 and 93',
    srd521: 'page 182',
    under: (rules) => mayAssistCheck({ proficient: false, score: 8, nearEnough: false }, rules).allowed,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  'tool-and-skill': {
    srd51: 'page 77',
    srd521: 'page 9',
    under: (rules) => checkProficiency({ proficiencyBonus: 2, skill: true, tool: true }, rules),
    gives: { 'srd-5.1': { added: 2, advantage: false }, 'srd-5.2.1': { added: 2, advantage: true } },
  },
  'choosing-to-fail': {
    srd51: 'none',
    srd521: 'page 187',
    under: (rules) => savingThrowSucceeds({ score: 10, choosesToFail: true, total: 15, dc: 10 }, rules),
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  influence: {
    srd51: 'none',
    srd521: 'page 184',
    under: (rules) => rules.influence === 'none',
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
}
