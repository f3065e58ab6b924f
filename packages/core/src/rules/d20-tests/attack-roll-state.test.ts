import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { Ruleset } from '../../rulesets/ruleset.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { type AttackSituation, attackRollState } from './attack-roll-state.ts'

const SEEN = { targetSeen: true, attackerSeen: true, attackerHidden: false }
const MELEE: AttackSituation = {
  attacker: { id: 'attacker', conditions: [] },
  target: { id: 'target', conditions: [] },
  attack: 'melee',
  distanceFeet: 5,
  sight: SEEN,
}
const RANGED: AttackSituation = { ...MELEE, attack: 'ranged', distanceFeet: 60 }

const withAttacker = (situation: AttackSituation, condition: AnyCondition, source?: string): AttackSituation => ({
  ...situation,
  attacker: { ...situation.attacker, conditions: [source === undefined ? { condition } : { condition, source }] },
})
const withTarget = (situation: AttackSituation, ...conditions: AnyCondition[]): AttackSituation => ({
  ...situation,
  target: { ...situation.target, conditions: conditions.map((condition) => ({ condition })) },
})

/** The state, the bonus where there is one, and `critical` where a hit is a Critical Hit. */
function state(situation: AttackSituation, ruleset: Ruleset): string {
  const { state: rolled, bonus, criticalHitReasons } = attackRollState(situation, ruleset)
  return [rolled, ...(bonus === 0 ? [] : [bonus]), ...(criticalHitReasons.length > 0 ? ['critical'] : [])].join(' ')
}

describe('the attacker’s condition', () => {
  // SRD 5.2.1, Rules Glossary, pages 177–191; 2012 playtest, Conditions. A dash where the edition has no such condition.
  test.each([
    ['blinded', 'disadvantage', 'disadvantage'],
    ['charmed', 'normal', 'normal'],
    ['deafened', 'normal', 'normal'],
    ['ethereal', '-', 'normal'],
    ['exhaustion', 'normal -2', '-'],
    ['frightened', 'disadvantage', 'disadvantage'],
    ['grappled', 'disadvantage', '-'],
    ['incapacitated', 'normal', '-'],
    ['intoxicated', '-', 'disadvantage'],
    ['invisible', 'normal', 'normal'],
    ['paralyzed', 'normal', 'normal'],
    ['petrified', 'normal', '-'],
    ['poisoned', 'disadvantage', '-'],
    ['prone', 'disadvantage', 'normal -2'],
    ['restrained', 'disadvantage', 'disadvantage'],
    ['stunned', 'normal', 'normal'],
    ['unconscious', 'disadvantage', 'normal'],
  ] as const)('%s: %s, in 2012 %s', (condition, now, then) => {
    if (now !== '-') expect(state(withAttacker(MELEE, condition), srd521)).toBe(now)
    if (then !== '-') expect(state(withAttacker(MELEE, condition), next2012)).toBe(then)
  })

  test('fear, while its source is in sight', () => {
    const afraid = withAttacker(MELEE, 'frightened', 'dragon')
    const facing = { ...afraid, attacker: { ...afraid.attacker, inSight: ['target', 'dragon'] } }
    for (const ruleset of [srd521, next2012]) {
      expect(state(afraid, ruleset)).toBe('normal')
      expect(state(facing, ruleset)).toBe('disadvantage')
    }
  })

  test('a grappled creature attacks its grappler normally, and others while another grapples it', () => {
    expect(state(withAttacker(MELEE, 'grappled', 'target'), srd521)).toBe('normal')
    expect(state(withAttacker(MELEE, 'grappled', 'ogre'), srd521)).toBe('disadvantage')
    const conditions = [
      { condition: 'grappled', source: 'target' },
      { condition: 'grappled', source: 'ogre' },
    ] as const
    const held = { ...MELEE, attacker: { id: 'attacker', conditions } }
    expect(attackRollState(held, srd521).circumstances).toEqual([
      {
        rule: 'grappled',
        gives: 'disadvantage',
        of: 'self',
        reason: { condition: 'grappled', level: 1, via: [], source: 'ogre' },
      },
    ])
  })

  test('an invisible attacker, unseen and seen', () => {
    const unseen = { ...withAttacker(MELEE, 'invisible'), sight: { ...SEEN, attackerSeen: false } }
    expect(state(unseen, srd521)).toBe('advantage')
    expect(attackRollState(unseen, srd521).circumstances.map(({ rule }) => rule)).toEqual([
      'invisible',
      'unseen-attackers',
    ])
    expect(state(withAttacker(MELEE, 'invisible'), srd521)).toBe('normal')
    // Not seen is not yet hidden.
    expect(state(unseen, next2012)).toBe('normal')
    expect(state({ ...unseen, sight: { ...unseen.sight, attackerHidden: true } }, next2012)).toBe('advantage')
  })

  test.each([
    [1, -2],
    [3, -6],
    [5, -10],
  ])('Exhaustion %i: %i', (level, bonus) => {
    const attacker = { id: 'attacker', conditions: [{ condition: 'exhaustion', level }] as const }
    expect(attackRollState({ ...MELEE, attacker }, srd521)).toMatchObject({ state: 'normal', bonus })
  })
})

describe('the target’s condition', () => {
  // Melee within 5 feet; ranged from 60 feet
  test.each([
    ['blinded', 'advantage', 'advantage', 'advantage', 'advantage'],
    ['charmed', 'normal', 'normal', 'normal', 'normal'],
    ['deafened', 'normal', 'normal', 'normal', 'normal'],
    ['ethereal', '-', '-', 'normal', 'normal'],
    ['exhaustion', 'normal', 'normal', '-', '-'],
    ['frightened', 'normal', 'normal', 'normal', 'normal'],
    ['grappled', 'normal', 'normal', '-', '-'],
    ['incapacitated', 'normal', 'normal', '-', '-'],
    ['intoxicated', '-', '-', 'normal', 'normal'],
    ['invisible', 'normal', 'normal', 'disadvantage', 'disadvantage'],
    ['paralyzed', 'advantage critical', 'advantage', 'advantage', 'advantage'],
    ['petrified', 'advantage', 'advantage', '-', '-'],
    ['poisoned', 'normal', 'normal', '-', '-'],
    ['prone', 'advantage', 'disadvantage', 'advantage', 'disadvantage'],
    ['restrained', 'advantage', 'advantage', 'advantage', 'advantage'],
    ['stunned', 'advantage', 'advantage', 'advantage', 'advantage'],
    ['unconscious', 'advantage critical', 'normal', 'advantage', 'advantage'],
  ] as const)('%s: melee %s, ranged %s; in 2012 %s, %s', (condition, melee, ranged, oldMelee, oldRanged) => {
    if (melee !== '-') expect(state(withTarget(MELEE, condition), srd521)).toBe(melee)
    if (ranged !== '-') expect(state(withTarget(RANGED, condition), srd521)).toBe(ranged)
    if (oldMelee !== '-') expect(state(withTarget(MELEE, condition), next2012)).toBe(oldMelee)
    if (oldRanged !== '-') expect(state(withTarget(RANGED, condition), next2012)).toBe(oldRanged)
  })

  // SRD 5.2.1, Rules Glossary, Prone (page 186); 2012 playtest, Conditions, Prone
  test.each([
    ['melee', 5, 'advantage', 'advantage'],
    ['melee', 10, 'disadvantage', 'advantage'],
    ['melee', 15, 'disadvantage', 'advantage'],
    ['ranged', 5, 'advantage', 'normal'],
    ['ranged', 10, 'disadvantage', 'normal'],
    ['ranged', 15, 'disadvantage', 'disadvantage'],
  ] as const)('prone, a %s attack from %i feet: %s, in 2012 %s', (attack, distanceFeet, now, then) => {
    const situation = withTarget({ ...MELEE, attack, distanceFeet }, 'prone')
    expect(state(situation, srd521)).toBe(now)
    expect(state(situation, next2012)).toBe(then)
  })

  test('an invisible target, unseen', () => {
    const unseen = { ...withTarget(MELEE, 'invisible'), sight: { ...SEEN, targetSeen: false } }
    expect(attackRollState(unseen, srd521)).toMatchObject({ state: 'disadvantage', circumstances: { length: 2 } })
  })

  test('a Critical Hit from 5 feet, not from 10', () => {
    expect(state(withTarget({ ...MELEE, distanceFeet: 10 }, 'paralyzed'), srd521)).toBe('advantage')
    expect(state(withTarget({ ...MELEE, attack: 'ranged' }, 'unconscious'), srd521)).toBe('advantage critical')
  })

  test('immune to the condition', () => {
    const immune = withTarget(MELEE, 'paralyzed')
    expect(state({ ...immune, target: { ...immune.target, immunities: ['paralyzed'] } }, srd521)).toBe('normal')
  })
})

describe('combined circumstances', () => {
  test('one Advantage and one Disadvantage cancel all', () => {
    const both = withAttacker(withTarget(MELEE, 'restrained', 'stunned', 'paralyzed'), 'poisoned')
    expect(state(both, srd521)).toBe('normal critical')
    expect(attackRollState(both, srd521).circumstances).toHaveLength(4)
  })

  test('other circumstances count', () => {
    const helped = { ...MELEE, circumstances: [{ rule: 'help', gives: 'advantage' }] as const }
    expect(state(helped, srd521)).toBe('advantage')
    expect(state(withAttacker(helped, 'poisoned'), srd521)).toBe('normal')
  })
})
