import type { Condition } from '../../vocabulary/conditions.ts'
import type { ConditionRow } from './condition-effect.ts'
import { CONDITION_EFFECTS } from './condition-effects.ts'

/**
 * The effects of each condition in SRD 5.1. Without actions a creature has no Bonus Action (page 90), and whoever is
 * incapacitated does not concentrate (page 101). A creature is impossible to see while it is Invisible, so that hiding
 * needs nothing else.
 *
 * @source SRD 5.1, Appendix PH-A: Conditions (pages 358 and 359)
 */
export const SRD_5_1_CONDITION_EFFECTS = {
  ...CONDITION_EFFECTS,
  exhaustion: {
    maximumLevel: 6,
    effects: [
      { kind: 'ability-checks',            fromLevel: 1, gives: 'disadvantage', when: {} },
      { kind: 'speed-divided',             fromLevel: 2, by: 2 },
      { kind: 'attack-rolls',              fromLevel: 3, gives: 'disadvantage', when: {} },
      { kind: 'saving-throws',             fromLevel: 3, gives: 'disadvantage', ability: 'any' },
      { kind: 'hit-point-maximum-divided', fromLevel: 4, by: 2 },
      { kind: 'speed-0',                   fromLevel: 5 },
      { kind: 'dies',                      atLevel: 6 },
    ],
  },
  grappled: {
    maximumLevel: 1,
    effects: [
      { kind: 'speed-0' },
      { kind: 'moved-by-source' },
    ],
  },
  incapacitated: {
    maximumLevel: 1,
    effects: [
      { kind: 'cannot', what: 'action' },
      { kind: 'cannot', what: 'bonus-action' },
      { kind: 'cannot', what: 'reaction' },
      { kind: 'cannot', what: 'concentration' },
    ],
  },
  invisible: {
    maximumLevel: 1,
    effects: [
      { kind: 'heavily-obscured' },
      { kind: 'attack-rolls-against', gives: 'disadvantage', when: {} },
      { kind: 'attack-rolls',         gives: 'advantage',    when: {} },
    ],
  },
  paralyzed: {
    maximumLevel: 1,
    effects: [
      { kind: 'includes',              condition: 'incapacitated' },
      { kind: 'cannot',                what: 'movement' },
      { kind: 'cannot',                what: 'speech' },
      { kind: 'saving-throws-fail',    ability: 'strength' },
      { kind: 'saving-throws-fail',    ability: 'dexterity' },
      { kind: 'attack-rolls-against',  gives: 'advantage', when: {} },
      { kind: 'critical-hits-against', withinFeet: 5 },
    ],
  },
  petrified: {
    maximumLevel: 1,
    effects: [
      { kind: 'weight',               times: 10 },
      { kind: 'does-not-age' },
      { kind: 'includes',             condition: 'incapacitated' },
      { kind: 'cannot',               what: 'movement' },
      { kind: 'cannot',               what: 'speech' },
      { kind: 'cannot',               what: 'awareness' },
      { kind: 'attack-rolls-against', gives: 'advantage', when: {} },
      { kind: 'saving-throws-fail',   ability: 'strength' },
      { kind: 'saving-throws-fail',   ability: 'dexterity' },
      { kind: 'resistance',           damage: 'all' },
      { kind: 'immunity',             condition: 'poisoned' },
      { kind: 'immunity-to',          what: 'poison' },
      { kind: 'immunity-to',          what: 'disease' },
      { kind: 'suspends',             what: 'poison' },
      { kind: 'suspends',             what: 'disease' },
    ],
  },
  stunned: {
    maximumLevel: 1,
    effects: [
      { kind: 'includes',             condition: 'incapacitated' },
      { kind: 'cannot',               what: 'movement' },
      { kind: 'saving-throws-fail',   ability: 'strength' },
      { kind: 'saving-throws-fail',   ability: 'dexterity' },
      { kind: 'attack-rolls-against', gives: 'advantage', when: {} },
    ],
  },
  unconscious: {
    maximumLevel: 1,
    effects: [
      { kind: 'includes',              condition: 'incapacitated' },
      { kind: 'drops-what-it-holds' },
      { kind: 'falls',                 condition: 'prone', at: 'start' },
      { kind: 'cannot',                what: 'movement' },
      { kind: 'cannot',                what: 'speech' },
      { kind: 'cannot',                what: 'awareness' },
      { kind: 'saving-throws-fail',    ability: 'strength' },
      { kind: 'saving-throws-fail',    ability: 'dexterity' },
      { kind: 'attack-rolls-against',  gives: 'advantage', when: {} },
      { kind: 'critical-hits-against', withinFeet: 5 },
    ],
  },
} as const satisfies Readonly<Record<Condition, ConditionRow>>
