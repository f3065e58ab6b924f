import { applyingCasting, concentrationDc, mayCastOnTurn, preparedSpells, ritualObstacles } from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in magic. */
export const magic: Differences = {
  'two-spells-on-a-turn': {
    srd51: 'page 101',
    srd521: 'page 105',
    under: (rules) => [
      mayCastOnTurn(
        { spell: { spellLevel: 0, takes: 'reaction' }, earlier: [{ spellLevel: 1, takes: 'bonus-action' }] },
        rules,
      ).allowed,
      mayCastOnTurn(
        { spell: { spellLevel: 1, takes: 'reaction' }, earlier: [{ spellLevel: 3, takes: 'action' }] },
        rules,
      ).allowed,
    ],
    gives: { 'srd-5.1': [false, true], 'srd-5.2.1': [true, false] },
  },
  rituals: {
    srd51: 'page 101',
    srd521: 'page 187',
    under: (rules) => ritualObstacles({ ritualSpell: true, prepared: true }, rules),
    gives: { 'srd-5.1': ['no-feature'], 'srd-5.2.1': [] },
  },
  'ending-a-spell': {
    srd51: 'page 102',
    srd521: 'page 106',
    under: (rules) => rules.casting.dismissal,
    gives: { 'srd-5.1': 'impossible', 'srd-5.2.1': 'nothing' },
  },
  'identifying-a-spell': {
    srd51: 'none',
    srd521: 'page 106',
    under: (rules) => rules.casting.identifyingDc,
    gives: { 'srd-5.1': 'none', 'srd-5.2.1': 15 },
  },
  'greatest-concentration-dc': {
    srd51: 'page 102',
    srd521: 'page 179',
    under: (rules) => [21, 90].map((damage) => concentrationDc(damage, rules)),
    gives: { 'srd-5.1': [10, 45], 'srd-5.2.1': [10, 30] },
  },
  'concentration-and-surroundings': {
    srd51: 'page 102',
    srd521: 'none',
    under: ({ concentration }) => concentration !== 'none' && concentration.environmentDc,
    gives: { 'srd-5.1': 10, 'srd-5.2.1': 'none' },
  },
  'prepared-spells': {
    srd51: 'page 100',
    srd521: 'page 104',
    under: (rules) =>
      (['sorcerer', 'cleric', 'paladin'] as const).map((name) =>
        preparedSpells({ class: name, level: 5, abilityModifier: 3 }, rules),
      ),
    gives: { 'srd-5.1': ['known', 8, 5], 'srd-5.2.1': [9, 9, 6] },
  },
  'equal-castings': {
    srd51: 'page 104',
    srd521: 'page 106',
    under: (rules) =>
      applyingCasting(
        [
          { potency: 2, castAt: 1 },
          { potency: 2, castAt: 2 },
        ],
        rules,
      ),
    gives: { 'srd-5.1': 'unsaid', 'srd-5.2.1': { potency: 2, castAt: 2 } },
  },
  'shapes-of-areas': {
    srd51: 'page 102',
    srd521: 'page 177',
    under: (rules) => rules.areaShapes.some((shape) => shape === 'emanation'),
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
}
