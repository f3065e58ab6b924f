import { expect } from 'vitest'
import {
  type AnyCondition,
  abilityCheckState,
  attackRollState,
  canActTo,
  effectsOfKind,
  gainCondition,
  heldConditions,
  next2012,
  savingThrowState,
  speedUnderConditions,
  srd521,
} from '../../src/index.ts'
import type { Editions } from './editions.ts'

type Rules = typeof srd521 | typeof next2012

const having = (condition: AnyCondition, source?: string) => ({
  conditions: [source === undefined ? { condition } : { condition, source }],
})

const sight = { targetSeen: true, attackerSeen: true, attackerHidden: false }

/** An attack on one that has a condition, by one that has none. */
const attackOn = (rules: Rules, condition: AnyCondition, attack: 'melee' | 'ranged', distanceFeet: number) => {
  const target = { id: 'target', ...having(condition) }
  return attackRollState({ attacker: { id: 'attacker', conditions: [] }, target, attack, distanceFeet, sight }, rules)
}

/** An attack by one that has a condition. */
const attackBy = (rules: Rules, condition: AnyCondition) => {
  const attacker = { id: 'attacker', ...having(condition) }
  return attackRollState(
    { attacker, target: { id: 'target', conditions: [] }, attack: 'melee', distanceFeet: 5, sight },
    rules,
  )
}

/** Conditions. */
export const conditions: Editions = {
  'which conditions there are': {
    srd: 'Condition (page 179)',
    playtest: 'Conditions',
    holds() {
      const known = (rules: Rules) =>
        [...new Set([...srd521.conditions.list, ...next2012.conditions.list])].filter(
          (condition) => heldConditions({ conditions: [{ condition }] }, rules).length > 0,
        )
      const [srd, playtest] = [known(srd521), known(next2012)]
      expect([srd.length, playtest.length]).toEqual([15, 12])
      expect(srd.filter((condition) => !playtest.includes(condition)).sort()).toEqual([
        ...['exhaustion', 'grappled', 'incapacitated', 'petrified', 'poisoned'],
      ])
      expect(playtest.filter((condition) => !srd.includes(condition)).sort()).toEqual(['ethereal', 'intoxicated'])
    },
  },
  Blinded: {
    srd: 'Blinded (page 177)',
    playtest: 'Blinded',
    holds() {
      for (const rules of [srd521, next2012]) {
        expect(attackOn(rules, 'blinded', 'melee', 5).state).toBe('advantage')
        expect(attackBy(rules, 'blinded').state).toBe('disadvantage')
      }
      const speed = (rules: Rules) =>
        speedUnderConditions({ creature: having('blinded'), speedFeet: 30 }, rules).value.speedFeet
      expect([speed(srd521), speed(next2012)]).toEqual([30, 15])
      const fails = (rules: Rules) =>
        abilityCheckState({ creature: having('blinded'), needing: ['sight'] }, rules).failReasons.length
      expect([fails(srd521), fails(next2012)]).toEqual([1, 0])
    },
  },
  Deafened: {
    srd: 'Deafened (page 181)',
    playtest: 'Deafened',
    holds() {
      const fails = (rules: Rules) =>
        abilityCheckState({ creature: having('deafened'), needing: ['hearing'] }, rules).failReasons.length
      expect([fails(srd521), fails(next2012)]).toEqual([1, 0])
      const sneakedUpOn = (rules: Rules) =>
        effectsOfKind({ creature: having('deafened'), kind: 'sneaked-up-on' }, rules).length
      expect([sneakedUpOn(srd521), sneakedUpOn(next2012)]).toEqual([0, 1])
    },
  },
  Frightened: {
    srd: 'Frightened (page 182)',
    playtest: 'Frightened',
    holds() {
      const frightened = having('frightened', 'dragon')
      for (const rules of [srd521, next2012]) {
        const state = (inSight: readonly string[]) =>
          abilityCheckState({ creature: { ...frightened, inSight } }, rules).state
        expect([state(['dragon']), state([])]).toEqual(['disadvantage', 'normal'])
      }
      expect(canActTo({ creature: frightened, what: 'approach', to: 'dragon' }, srd521).can).toBe(false)
      expect(canActTo({ creature: frightened, what: 'approach', to: 'dragon' }, next2012).can).toBe(true)
    },
  },
  Prone: {
    srd: 'Prone (page 186)',
    playtest: 'Prone',
    holds() {
      const own = (rules: Rules) => [attackBy(rules, 'prone').state, attackBy(rules, 'prone').bonus]
      expect([own(srd521), own(next2012)]).toEqual([
        ['disadvantage', 0],
        ['normal', -2],
      ])
      const against = (rules: Rules) => [
        attackOn(rules, 'prone', 'melee', 5).state,
        attackOn(rules, 'prone', 'melee', 10).state,
        attackOn(rules, 'prone', 'ranged', 5).state,
        attackOn(rules, 'prone', 'ranged', 10).state,
        attackOn(rules, 'prone', 'ranged', 15).state,
      ]
      expect(against(srd521)).toEqual(['advantage', 'disadvantage', 'advantage', 'disadvantage', 'disadvantage'])
      expect(against(next2012)).toEqual(['advantage', 'advantage', 'normal', 'normal', 'disadvantage'])
    },
  },
  Paralyzed: {
    srd: 'Paralyzed (page 186)',
    playtest: 'Paralyzed',
    holds() {
      for (const rules of [srd521, next2012]) {
        expect(attackOn(rules, 'paralyzed', 'melee', 5).state).toBe('advantage')
        for (const ability of ['strength', 'dexterity'] as const) {
          expect(savingThrowState({ creature: having('paralyzed'), ability }, rules).failReasons).toHaveLength(1)
        }
      }
      const criticalHits = (rules: Rules) => attackOn(rules, 'paralyzed', 'melee', 5).criticalHitReasons.length
      expect([criticalHits(srd521), criticalHits(next2012)]).toEqual([1, 0])
      const gained = (rules: Rules) => {
        const { conditions: after, drops } = gainCondition(
          { conditions: [], gained: { condition: 'paralyzed' } },
          rules,
        )
        return [after.map(({ condition }) => condition), drops]
      }
      expect(gained(srd521)).toEqual([['paralyzed'], false])
      expect(gained(next2012)).toEqual([['paralyzed', 'prone'], true])
    },
  },
}
