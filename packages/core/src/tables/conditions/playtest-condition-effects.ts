import type { PlaytestCondition } from '../../vocabulary/conditions.ts'
import type { ConditionRow } from './condition-effect.ts'

/**
 * The effects of each condition of the 2012 playtest. A condition that denies actions also denies reactions (Taking a
 * Turn).
 *
 * @source 2012 playtest, Conditions
 */
export const PLAYTEST_CONDITION_EFFECTS = {
  blinded: {
    maximumLevel: 1,
    effects: [
      { kind: 'cannot',               what: 'sight' },
      { kind: 'speed-divided',        by: 2 },
      { kind: 'attack-rolls-against', gives: 'advantage',    when: {} },
      { kind: 'attack-rolls',         gives: 'disadvantage', when: {} },
    ],
  },
  charmed: {
    maximumLevel: 1,
    effects: [
      { kind: 'cannot-to-source',        what: 'harm' },
      { kind: 'social-checks-of-source', gives: 'advantage' },
    ],
  },
  deafened: {
    maximumLevel: 1,
    effects: [
      { kind: 'cannot', what: 'hearing' },
      { kind: 'sneaked-up-on' },
    ],
  },
  ethereal: {
    maximumLevel: 1,
    effects: [
      { kind: 'damage-taken-divided', by: 2, except: 'force' },
      { kind: 'damage-dealt-divided', by: 2, except: 'force' },
      { kind: 'passes-through',       what: 'creatures' },
      { kind: 'passes-through',       what: 'objects' },
      { kind: 'inside-objects',       condition: 'blinded', targetsOnlyTheObject: true },
    ],
  },
  frightened: {
    maximumLevel: 1,
    effects: [
      { kind: 'ability-checks', gives: 'disadvantage', when: { sourceInSight: true } },
      { kind: 'attack-rolls',   gives: 'disadvantage', when: { sourceInSight: true } },
    ],
  },
  invisible: {
    maximumLevel: 1,
    effects: [
      { kind: 'heavily-obscured' },
      { kind: 'attack-rolls-against', gives: 'disadvantage', when: {} },
    ],
  },
  intoxicated: {
    maximumLevel: 1,
    effects: [
      { kind: 'attack-rolls',         gives: 'disadvantage', when: {} },
      { kind: 'ability-checks',       gives: 'disadvantage', when: {} },
      { kind: 'spells-need-check',    ability: 'constitution', dc: 10 },
      { kind: 'damage-taken-reduced', by: '1d6' },
    ],
  },
  paralyzed: {
    maximumLevel: 1,
    effects: [
      { kind: 'cannot',               what: 'movement' },
      { kind: 'cannot',               what: 'limbs' },
      { kind: 'cannot',               what: 'speech' },
      { kind: 'drops-what-it-holds' },
      { kind: 'falls',                condition: 'prone', at: 'start' },
      { kind: 'saving-throws-fail',   ability: 'strength' },
      { kind: 'saving-throws-fail',   ability: 'dexterity' },
      { kind: 'attack-rolls-against', gives: 'advantage', when: {} },
    ],
  },
  prone: {
    maximumLevel: 1,
    effects: [
      { kind: 'crawls' },
      { kind: 'attack-roll-bonus',    bonus: -2 },
      { kind: 'attack-rolls-against', gives: 'advantage',    when: { attack: 'melee' } },
      { kind: 'attack-rolls-against', gives: 'disadvantage', when: { attack: 'ranged', beyondFeet: 10 } },
    ],
  },
  restrained: {
    maximumLevel: 1,
    effects: [
      { kind: 'speed-0' },
      { kind: 'attack-rolls-against', gives: 'advantage',    when: {} },
      { kind: 'attack-rolls',         gives: 'disadvantage', when: {} },
      { kind: 'saving-throws',        ability: 'dexterity',  gives: 'disadvantage' },
    ],
  },
  stunned: {
    maximumLevel: 1,
    effects: [
      { kind: 'cannot',               what: 'movement' },
      { kind: 'cannot',               what: 'action' },
      { kind: 'cannot',               what: 'reaction' },
      { kind: 'saving-throws-fail',   ability: 'strength' },
      { kind: 'saving-throws-fail',   ability: 'dexterity' },
      { kind: 'attack-rolls-against', gives: 'advantage', when: {} },
    ],
  },
  unconscious: {
    maximumLevel: 1,
    effects: [
      { kind: 'drops-what-it-holds' },
      { kind: 'falls',                condition: 'prone', at: 'start' },
      { kind: 'cannot',               what: 'movement' },
      { kind: 'cannot',               what: 'action' },
      { kind: 'cannot',               what: 'reaction' },
      { kind: 'cannot',               what: 'awareness' },
      { kind: 'saving-throws-fail',   ability: 'strength' },
      { kind: 'saving-throws-fail',   ability: 'dexterity' },
      { kind: 'attack-rolls-against', gives: 'advantage', when: {} },
    ],
  },
} as const satisfies Readonly<Record<PlaytestCondition, ConditionRow>>
