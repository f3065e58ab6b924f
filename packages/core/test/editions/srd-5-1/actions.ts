import {
  attackAction,
  endsHiding,
  findsHidden,
  helpsAttackOf,
  hide,
  initiativeCircumstances,
  isHeldBySurprise,
  mayHide,
  takenBySurprise,
} from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in actions and Initiative. */
export const actions: Differences = {
  'list-of-actions': {
    srd51: 'pages 93 and 94',
    srd521: 'page 9',
    under: (rules) => rules.actions.list.map(({ action }) => action),
    gives: {
      'srd-5.1': [
        'attack',
        'cast-a-spell',
        'dash',
        'disengage',
        'dodge',
        'help',
        'hide',
        'ready',
        'search',
        'use-an-object',
      ],
      'srd-5.2.1': [
        'attack',
        'dash',
        'disengage',
        'dodge',
        'help',
        'hide',
        'influence',
        'magic',
        'ready',
        'search',
        'study',
        'utilize',
      ],
    },
  },
  search: {
    srd51: 'page 94',
    srd521: 'page 187',
    under: (rules) => rules.actions.list.find(({ action }) => action === 'search')?.checks,
    gives: {
      'srd-5.1': [
        { ability: 'wisdom', skills: ['perception'] },
        { ability: 'intelligence', skills: ['investigation'] },
      ],
      'srd-5.2.1': [{ ability: 'wisdom', skills: ['insight', 'medicine', 'perception', 'survival'] }],
    },
  },
  'magic-action': {
    srd51: 'pages 93, 206 and 207',
    srd521: 'page 185',
    under: (rules) =>
      rules.actions.list.flatMap(({ action }) => (action === 'magic' || action === 'cast-a-spell' ? [action] : [])),
    gives: { 'srd-5.1': ['cast-a-spell'], 'srd-5.2.1': ['magic'] },
  },
  study: {
    srd51: 'page 81',
    srd521: 'page 189',
    under: (rules) => rules.actions.list.find(({ action }) => action === 'study')?.checks,
    gives: {
      'srd-5.1': undefined,
      'srd-5.2.1': [{ ability: 'intelligence', skills: ['arcana', 'history', 'investigation', 'nature', 'religion'] }],
    },
  },
  'drawing-weapons': {
    srd51: 'page 91',
    srd521: 'page 177',
    under: (rules) => attackAction([1], rules).weaponsEquippedOrUnequipped,
    gives: { 'srd-5.1': 0, 'srd-5.2.1': 2 },
  },
  'help-with-an-attack': {
    srd51: 'page 93',
    srd521: 'page 183',
    under: (rules) => (['chosen-ally', 'another-ally'] as const).map((ally) => helpsAttackOf(ally, rules)),
    gives: { 'srd-5.1': [true, false], 'srd-5.2.1': [true, true] },
  },
  'first-aid': {
    srd51: 'page 98',
    srd521: 'page 18',
    under: (rules) => rules.actions.list.find(({ action }) => action === 'help')?.checks,
    gives: { 'srd-5.1': [], 'srd-5.2.1': [{ ability: 'wisdom', skills: ['medicine'] }] },
  },
  'initiative-score': {
    srd51: 'none',
    srd521: 'page 184',
    under: ({ initiative: { score } }) => score === 'none' || score.base,
    gives: { 'srd-5.1': true, 'srd-5.2.1': 10 },
  },
  'hiding-check': {
    srd51: 'page 80',
    srd521: 'page 183',
    under: (rules) =>
      hide(
        {
          total: 14,
          observers: [
            { total: 12, aware: true },
            { total: 16, aware: true },
          ],
        },
        rules,
      ).value.hiddenFrom,
    gives: { 'srd-5.1': [true, false], 'srd-5.2.1': [false, false] },
  },
  'hiding-place': {
    srd51: 'page 80',
    srd521: 'page 183',
    under: (rules) => mayHide({ heavilyObscured: false, cover: 'none', inSight: false }, rules).allowed,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  'finding-tie': {
    srd51: 'pages 78 and 80',
    srd521: 'page 183',
    under: (rules) => findsHidden({ total: 17, hidingTotal: 17 }, rules),
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'hidden-condition': {
    srd51: 'page 94',
    srd521: 'page 183',
    under: (rules) => rules.hide.condition,
    gives: { 'srd-5.1': 'none', 'srd-5.2.1': 'invisible' },
  },
  'hiding-ends': {
    srd51: 'page 80',
    srd521: 'page 183',
    under: (rules) => (['in-view', 'verbal-spell'] as const).map((event) => endsHiding(event, rules)),
    gives: { 'srd-5.1': [true, false], 'srd-5.2.1': [false, true] },
  },
  'steps-of-combat': {
    srd51: 'page 90',
    srd521: 'page 13',
    under: (rules) => rules.combatSteps,
    gives: {
      'srd-5.1': ['determine-surprise', 'establish-positions', 'roll-initiative', 'take-turns', 'begin-next-round'],
      'srd-5.2.1': ['establish-positions', 'roll-initiative', 'take-turns'],
    },
  },
  'who-is-surprised': {
    srd51: 'page 90',
    srd521: 'page 13',
    under: (rules) =>
      [12, 11].map((least) =>
        takenBySurprise({ passivePerception: 12, stealthTotals: [least, 15], inTheOpen: false }, rules),
      ),
    gives: { 'srd-5.1': [true, false], 'srd-5.2.1': ['set-by-gm', 'set-by-gm'] },
  },
  surprise: {
    srd51: 'page 90',
    srd521: 'page 13',
    under: (rules) => [
      initiativeCircumstances(['surprise'], rules).length,
      isHeldBySurprise({ surprised: true, turnsTaken: 0 }, rules),
    ],
    gives: { 'srd-5.1': [0, true], 'srd-5.2.1': [1, false] },
  },
  'initiative-circumstances': {
    srd51: 'page 90',
    srd521: 'page 184',
    under: (rules) => initiativeCircumstances(['invisible', 'incapacitated'], rules).map(({ gives }) => gives),
    gives: { 'srd-5.1': [], 'srd-5.2.1': ['advantage', 'disadvantage'] },
  },
  'ties-in-initiative': {
    srd51: 'page 90',
    srd521: 'page 13',
    under: (rules) => rules.initiative.tiesMayBeRolled,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
}
