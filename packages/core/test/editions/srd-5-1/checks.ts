import {
  baseArmorClasses,
  checkProficiency,
  mayAssistCheck,
  mayExpendHeroicInspiration,
  mayGainBaseArmorClass,
  mayGainExpertise,
  mayGiveInspiration,
  objectSave,
  opposedOutcome,
  savingThrowSucceeds,
  urge,
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
  inspiration: {
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
  'working-together': {
    srd51: 'page 79',
    srd521: 'page 182',
    under: (rules) =>
      [false, true].map(
        (taskNeedsProficiency) =>
          mayAssistCheck({ proficient: false, taskNeedsProficiency, score: 10, nearEnough: true }, rules).allowed,
      ),
    gives: { 'srd-5.1': [true, false], 'srd-5.2.1': [false, false] },
  },
  'group-checks': {
    srd51: 'page 79',
    srd521: 'none',
    under: (rules) => rules.groupCheck,
    gives: { 'srd-5.1': 'half-of-members', 'srd-5.2.1': 'none' },
  },
  'passive-checks': {
    srd51: 'page 78',
    srd521: 'page 186',
    under: (rules) => [rules.training.passiveScores.length, rules.training.passiveScores.includes('perception')],
    gives: { 'srd-5.1': [18, true], 'srd-5.2.1': [1, true] },
  },
  expertise: {
    srd51: 'page 39',
    srd521: 'page 182',
    under: (rules) =>
      mayGainExpertise({ skill: 'thieves-tools', proficient: ['thieves-tools'], expertise: [] }, rules).allowed,
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
  'saves-of-objects': {
    srd51: 'page 87',
    srd521: 'page 178',
    under: (rules) =>
      (['strength', 'dexterity', 'constitution', 'wisdom'] as const).map((ability) => objectSave(ability, rules)),
    gives: {
      'srd-5.1': ['fails', 'fails', 'unaffected', 'unaffected'],
      'srd-5.2.1': ['fails', 'fails', 'fails', 'fails'],
    },
  },
  'unarmored-defense-twice': {
    srd51: 'page 57',
    srd521: 'page 25',
    under: (rules) =>
      mayGainBaseArmorClass({ calculation: 'monk-unarmored-defense', has: ['barbarian-unarmored-defense'] }, rules)
        .allowed,
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'draconic-resilience': {
    srd51: 'page 45',
    srd521: 'page 69',
    under: (rules) =>
      baseArmorClasses(
        {
          modifiers: { strength: 0, dexterity: 2, constitution: 1, intelligence: 0, wisdom: 0, charisma: 4 },
          shield: false,
          features: ['draconic-resilience'],
        },
        rules,
      ).map(({ armorClass }) => armorClass),
    gives: { 'srd-5.1': [12, 15], 'srd-5.2.1': [12, 16] },
  },
  attitudes: {
    srd51: 'none',
    srd521: 'pages 177, 182 and 183',
    under: (rules) =>
      rules.influence !== 'none' &&
      (['friendly', 'indifferent', 'hostile'] as const).map(
        (attitude) => urge({ willingness: 'hesitant', attitude, intelligenceScore: 8 }, rules).value,
      ),
    gives: {
      'srd-5.1': false,
      'srd-5.2.1': [
        { outcome: 'check', dc: 15, state: 'advantage' },
        { outcome: 'check', dc: 15, state: 'normal' },
        { outcome: 'check', dc: 15, state: 'disadvantage' },
      ],
    },
  },
  influence: {
    srd51: 'none',
    srd521: 'page 184',
    under: (rules) => rules.influence === 'none',
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
}
