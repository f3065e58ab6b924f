import { mayCastOnTurn, ritualObstacles } from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in magic. */
export const magic: Differences = {
  'bonus-action-spell': {
    srd51: 'page 101',
    srd521: 'page 105',
    under: (rules) =>
      mayCastOnTurn(
        { spell: { spellLevel: 0, takes: 'reaction' }, earlier: [{ spellLevel: 1, takes: 'bonus-action' }] },
        rules,
      ).allowed,
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'two-slots-on-a-turn': {
    srd51: 'page 101',
    srd521: 'page 105',
    under: (rules) =>
      mayCastOnTurn(
        { spell: { spellLevel: 1, takes: 'reaction' }, earlier: [{ spellLevel: 3, takes: 'action' }] },
        rules,
      ).allowed,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
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
  'shapes-of-areas': {
    srd51: 'page 102',
    srd521: 'page 177',
    under: (rules) => rules.areaShapes.some((shape) => shape === 'emanation'),
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
}
