import {
  canAct,
  damageUnderConditions,
  effectsOfKind,
  exhaustionEffects,
  expectOk,
  finishLongRest,
  format,
  hitDieHealing,
  interruptsRest,
  isBloodied,
  knockedOut,
  mayStartShortRest,
  parse,
  savingThrowState,
  speedUnderConditions,
  unhurt,
  weaponDamageRoll,
  withHitPointMaximum,
} from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in damage, conditions and rests. */
export const damage: Differences = {
  'fixed-damage': {
    srd51: 'page 96',
    srd521: 'page 16',
    under: (rules) => format(weaponDamageRoll({ damage: expectOk(parse('1')), abilityModifier: 3 }, rules)),
    gives: { 'srd-5.1': '1+3', 'srd-5.2.1': '1' },
  },
  bloodied: {
    srd51: 'none',
    srd521: 'page 177',
    under: (rules) => isBloodied({ hitPoints: 6, hitPointMaximum: 12 }, rules),
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'maximum-of-0': {
    srd51: 'none',
    srd521: 'page 17',
    under: (rules) =>
      withHitPointMaximum({ vitals: unhurt({ hitPointMaximum: 12, diesAtZero: false }), hitPointMaximum: 0 }, rules)
        .life.kind,
    gives: { 'srd-5.1': 'dying', 'srd-5.2.1': 'dead' },
  },
  'knocking-out': {
    srd51: 'page 98',
    srd521: 'page 17',
    under: (rules) => knockedOut(rules),
    gives: { 'srd-5.1': { kind: 'stable', hitPoints: 0 }, 'srd-5.2.1': { kind: 'conscious', hitPoints: 1 } },
  },
  'coming-back': {
    srd51: 'none',
    srd521: 'page 180',
    under: (rules) => rules.revival.exhaustionLevelsRemoved,
    gives: { 'srd-5.1': 0, 'srd-5.2.1': 1 },
  },
  exhaustion: {
    srd51: 'page 358',
    srd521: 'page 181',
    under: (rules) => [
      exhaustionEffects(1, rules).d20Bonus,
      exhaustionEffects(3, rules).disadvantageOn,
      exhaustionEffects(4, rules).hitPointMaximumDividedBy,
      [1, 2, 5].map(
        (level) =>
          speedUnderConditions({ creature: { conditions: [{ condition: 'exhaustion', level }] }, speedFeet: 30 }, rules)
            .value.speedFeet,
      ),
    ],
    gives: {
      'srd-5.1': [0, ['ability-checks', 'attack-rolls', 'saving-throws'], 2, [30, 15, 0]],
      'srd-5.2.1': [-2, [], 1, [25, 20, 5]],
    },
  },
  'exhausted-saves': {
    srd51: 'page 358',
    srd521: 'page 181',
    under: (rules) => {
      const { state, bonus } = savingThrowState(
        { creature: { conditions: [{ condition: 'exhaustion', level: 3 }] }, ability: 'wisdom' },
        rules,
      )
      return [state, bonus]
    },
    gives: { 'srd-5.1': ['disadvantage', 0], 'srd-5.2.1': ['normal', -6] },
  },
  incapacitated: {
    srd51: 'page 358',
    srd521: 'page 184',
    under: (rules) =>
      canAct({ creature: { conditions: [{ condition: 'incapacitated' }] }, capacity: 'speech' }, rules).can,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  grappled: {
    srd51: 'page 358',
    srd521: 'page 182',
    under: (rules) =>
      effectsOfKind({ creature: { conditions: [{ condition: 'grappled' }] }, kind: 'attack-rolls' }, rules).length,
    gives: { 'srd-5.1': 0, 'srd-5.2.1': 1 },
  },
  invisible: {
    srd51: 'page 358',
    srd521: 'page 184',
    under: (rules) =>
      effectsOfKind({ creature: { conditions: [{ condition: 'invisible' }] }, kind: 'initiative' }, rules).length,
    gives: { 'srd-5.1': 0, 'srd-5.2.1': 1 },
  },
  petrified: {
    srd51: 'page 359',
    srd521: 'page 186',
    under: (rules) => {
      const creature = { conditions: [{ condition: 'petrified' }] } as const
      return [
        damageUnderConditions({ damage: 9, type: 'poison', target: creature }, rules).value.immunity,
        effectsOfKind({ creature, kind: 'immunity' }, rules).map(({ effect }) => effect.condition),
        effectsOfKind({ creature, kind: 'immunity-to' }, rules).map(({ effect }) => effect.what),
        effectsOfKind({ creature, kind: 'suspends' }, rules).map(({ effect }) => effect.what),
      ]
    },
    gives: {
      'srd-5.1': [true, ['poisoned'], ['poison', 'disease'], ['poison', 'disease']],
      'srd-5.2.1': [false, ['poisoned'], [], []],
    },
  },
  stunned: {
    srd51: 'page 359',
    srd521: 'page 189',
    under: (rules) =>
      (['movement', 'speech'] as const).map(
        (capacity) => canAct({ creature: { conditions: [{ condition: 'stunned' }] }, capacity }, rules).can,
      ),
    gives: { 'srd-5.1': [false, true], 'srd-5.2.1': [true, false] },
  },
  'short-rest-interrupted': {
    srd51: 'none',
    srd521: 'page 187',
    under: (rules) => interruptsRest({ rest: 'short', event: { kind: 'damage', damage: 5 } }, rules),
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'short-rest-at-0': {
    srd51: 'none',
    srd521: 'page 187',
    under: (rules) =>
      mayStartShortRest(
        { ...unhurt({ hitPointMaximum: 12, diesAtZero: false }), life: { kind: 'stable', hitPoints: 0 } },
        rules,
      ).allowed,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  'least-of-a-hit-die': {
    srd51: 'none',
    srd521: 'page 187',
    under: (rules) => hitDieHealing({ rolled: 1, constitutionModifier: -3 }, rules),
    gives: { 'srd-5.1': 0, 'srd-5.2.1': 1 },
  },
  'long-rest-hit-dice': {
    srd51: 'page 87',
    srd521: 'page 185',
    under: (rules) =>
      finishLongRest(
        {
          creature: {
            vitals: unhurt({ hitPointMaximum: 20, diesAtZero: false }),
            normalHitPointMaximum: 20,
            hitDice: { left: 0, total: 8 },
            exhaustionLevel: 0,
            abilityReductions: {},
          },
        },
        rules,
      ).hitDice.left,
    gives: { 'srd-5.1': 4, 'srd-5.2.1': 8 },
  },
  'exhaustion-loss': {
    srd51: 'page 358',
    srd521: 'page 181',
    under: (rules) =>
      finishLongRest(
        {
          creature: {
            vitals: unhurt({ hitPointMaximum: 20, diesAtZero: false }),
            normalHitPointMaximum: 20,
            hitDice: { left: 3, total: 3 },
            exhaustionLevel: 2,
            abilityReductions: {},
          },
          fed: false,
        },
        rules,
      ).exhaustionLevel,
    gives: { 'srd-5.1': 2, 'srd-5.2.1': 1 },
  },
  'long-rest-sleep': {
    srd51: 'page 87',
    srd521: 'page 185',
    under: (rules) => rules.longRest.sleepHours,
    gives: { 'srd-5.1': 0, 'srd-5.2.1': 6 },
  },
  'long-rest-how-often': {
    srd51: 'page 87',
    srd521: 'page 185',
    under: (rules) => rules.longRest.nextAfter,
    gives: { 'srd-5.1': { from: 'start', hours: 24 }, 'srd-5.2.1': { from: 'end', hours: 16 } },
  },
  'long-rest-reductions': {
    srd51: 'none',
    srd521: 'page 185',
    under: (rules) =>
      finishLongRest(
        {
          creature: {
            vitals: unhurt({ hitPointMaximum: 20, diesAtZero: false }),
            normalHitPointMaximum: 24,
            hitDice: { left: 3, total: 3 },
            exhaustionLevel: 0,
            abilityReductions: {},
          },
        },
        rules,
      ).vitals.hitPointMaximum,
    gives: { 'srd-5.1': 20, 'srd-5.2.1': 24 },
  },
  'long-rest-interrupted': {
    srd51: 'page 87',
    srd521: 'page 185',
    under: (rules) => [
      interruptsRest({ rest: 'long', event: { kind: 'initiative' } }, rules),
      rules.longRest.interrupted.rest,
    ],
    gives: { 'srd-5.1': [false, 'starts-over'], 'srd-5.2.1': [true, 'resumes'] },
  },
}
