import type { Condition } from '../../vocabulary/conditions.ts'
import type { ConditionRow } from './condition-effect.ts'

/**
 * The effects of each condition.
 *
 * @source SRD 5.2.1, Rules Glossary: Blinded, Charmed (pages 177–178), Deafened, Exhaustion (page 181), Frightened,
 *   Grappled (page 182), Incapacitated, Invisible (page 184), Paralyzed, Petrified, Poisoned, Prone (page 186),
 *   Restrained (page 187), Stunned (page 189), Unconscious (page 191)
 */
export const CONDITION_EFFECTS = {
  blinded: {
    maximumLevel: 1,
    effects: [
      { kind: 'cannot',                what: 'sight' },
      { kind: 'ability-checks-fail',   needing: 'sight' },
      { kind: 'attack-rolls-against',  gives: 'advantage',    when: {} },
      { kind: 'attack-rolls',          gives: 'disadvantage', when: {} },
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
      { kind: 'cannot',              what: 'hearing' },
      { kind: 'ability-checks-fail', needing: 'hearing' },
    ],
  },
  exhaustion: {
    maximumLevel: 6,
    effects: [
      { kind: 'dies',          atLevel: 6 },
      { kind: 'd20-tests',     bonusPerLevel: -2 },
      { kind: 'speed-reduced', feetPerLevel: 5 },
    ],
  },
  frightened: {
    maximumLevel: 1,
    effects: [
      { kind: 'ability-checks',   gives: 'disadvantage', when: { sourceInSight: true } },
      { kind: 'attack-rolls',     gives: 'disadvantage', when: { sourceInSight: true } },
      { kind: 'cannot-to-source', what: 'approach' },
    ],
  },
  grappled: {
    maximumLevel: 1,
    effects: [
      { kind: 'speed-0' },
      { kind: 'attack-rolls', gives: 'disadvantage', when: { targetIsSource: false } },
      { kind: 'moved-by-source' },
    ],
  },
  incapacitated: {
    maximumLevel: 1,
    effects: [
      { kind: 'cannot',     what: 'action' },
      { kind: 'cannot',     what: 'bonus-action' },
      { kind: 'cannot',     what: 'reaction' },
      { kind: 'cannot',     what: 'concentration' },
      { kind: 'cannot',     what: 'speech' },
      { kind: 'initiative', gives: 'disadvantage' },
    ],
  },
  invisible: {
    maximumLevel: 1,
    effects: [
      { kind: 'initiative',           gives: 'advantage' },
      { kind: 'concealed' },
      { kind: 'attack-rolls-against', gives: 'disadvantage', when: { seen: false } },
      { kind: 'attack-rolls',         gives: 'advantage',    when: { seen: false } },
    ],
  },
  paralyzed: {
    maximumLevel: 1,
    effects: [
      { kind: 'includes',              condition: 'incapacitated' },
      { kind: 'speed-0' },
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
      { kind: 'speed-0' },
      { kind: 'attack-rolls-against', gives: 'advantage', when: {} },
      { kind: 'saving-throws-fail',   ability: 'strength' },
      { kind: 'saving-throws-fail',   ability: 'dexterity' },
      { kind: 'resistance',           damage: 'all' },
      { kind: 'immunity',             condition: 'poisoned' },
    ],
  },
  poisoned: {
    maximumLevel: 1,
    effects: [
      { kind: 'attack-rolls',   gives: 'disadvantage', when: {} },
      { kind: 'ability-checks', gives: 'disadvantage', when: {} },
    ],
  },
  prone: {
    maximumLevel: 1,
    effects: [
      { kind: 'crawls' },
      { kind: 'attack-rolls',         gives: 'disadvantage', when: {} },
      { kind: 'attack-rolls-against', gives: 'advantage',    when: { withinFeet: 5 } },
      { kind: 'attack-rolls-against', gives: 'disadvantage', when: { beyondFeet: 5 } },
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
      { kind: 'includes',             condition: 'incapacitated' },
      { kind: 'saving-throws-fail',   ability: 'strength' },
      { kind: 'saving-throws-fail',   ability: 'dexterity' },
      { kind: 'attack-rolls-against', gives: 'advantage', when: {} },
    ],
  },
  unconscious: {
    maximumLevel: 1,
    effects: [
      { kind: 'includes',              condition: 'incapacitated' },
      { kind: 'includes',              condition: 'prone' },
      { kind: 'drops-what-it-holds' },
      { kind: 'falls',                 condition: 'prone', at: 'end' },
      { kind: 'speed-0' },
      { kind: 'attack-rolls-against',  gives: 'advantage', when: {} },
      { kind: 'saving-throws-fail',    ability: 'strength' },
      { kind: 'saving-throws-fail',    ability: 'dexterity' },
      { kind: 'critical-hits-against', withinFeet: 5 },
      { kind: 'cannot',                what: 'awareness' },
    ],
  },
} as const satisfies Readonly<Record<Condition, ConditionRow>>
