import { expect } from 'vitest'
import {
  attackRollState,
  coupDeGrace,
  dash,
  disengageMoveFeet,
  dodgeProtection,
  hide,
  initiativeCircumstances,
  initiativePlaces,
  isHeldBySurprise,
  mayAct,
  mayAssistAttack,
  mayAssistCheck,
  mayCoupDeGrace,
  mayHide,
  next2012,
  opportunityAttack,
  orderAfterReady,
  provokesDisengaged,
  srd521,
} from '../../src/index.ts'
import type { Editions } from './editions.ts'

type Rules = typeof srd521 | typeof next2012

const mayTake = (rules: Rules, kind: 'action' | 'bonus-action' | 'reaction'): boolean =>
  mayAct({ kind, ownTurn: true, spent: false, granted: true, deprived: false }, rules).allowed

const actionsOf = (rules: Rules): readonly string[] => rules.actions.list.map(({ action }) => action)

const dodging = { incapacitated: false, speedFeet: 30, seesAttacker: true }

const leaving = { fromFeet: 5, toFeet: 10, cause: 'movement', disengaged: false } as const
const watcher = { reachFeet: 5, sees: true, hostile: true, canReact: true }

const unconscious = { id: 'target', conditions: [{ condition: 'unconscious' }] } as const
const adjacent = {
  attacker: { id: 'attacker', conditions: [] },
  target: unconscious,
  attack: 'melee',
  distanceFeet: 5,
  sight: { targetSeen: true, attackerSeen: true, attackerHidden: false },
} as const

/** Initiative, turns and what is done in them. */
export const actions: Editions = {
  'ties in Initiative': {
    srd: 'Initiative: Ties (page 13)',
    playtest: 'Initiative: Resolving Ties',
    holds() {
      const slow = { id: 'slow', count: 15, dexterityScore: 10, kind: 'character' } as const
      const quick = { id: 'quick', count: 15, dexterityScore: 16, kind: 'character' } as const
      const orc = { id: 'orc', count: 15, dexterityScore: 16, kind: 'monster' } as const
      expect(initiativePlaces([slow, quick], srd521)).toEqual([
        { ids: ['slow', 'quick'], decidedBy: 'players', playersOrder: ['slow', 'quick'] },
      ])
      expect(initiativePlaces([slow, orc], srd521)).toEqual([
        { ids: ['slow', 'orc'], decidedBy: 'game-master', playersOrder: [] },
      ])
      expect(initiativePlaces([slow, quick, orc], next2012)).toEqual([
        { ids: ['quick', 'orc'], decidedBy: 'roll-off', playersOrder: [] },
        { ids: ['slow'], decidedBy: 'nobody', playersOrder: [] },
      ])
    },
  },
  'being surprised': {
    srd: 'Initiative: Surprise (page 13)',
    playtest: 'Surprise',
    holds() {
      expect(initiativeCircumstances(['surprise'], srd521)).toEqual([{ rule: 'surprise', gives: 'disadvantage' }])
      expect(initiativeCircumstances(['surprise'], next2012)).toEqual([])
      const held = (rules: Rules) =>
        [0, 1].map((turnsTaken) => isHeldBySurprise({ surprised: true, turnsTaken }, rules))
      expect(held(srd521)).toEqual([false, false])
      expect(held(next2012)).toEqual([true, false])
    },
  },
  'actions, Bonus Actions and Reactions': {
    srd: 'Your Turn (page 13), Bonus Actions (page 10)',
    playtest: 'Taking a Turn',
    holds() {
      expect((['action', 'bonus-action', 'reaction'] as const).map((kind) => mayTake(srd521, kind))).toEqual([
        true,
        true,
        true,
      ])
      expect((['action', 'bonus-action', 'reaction'] as const).map((kind) => mayTake(next2012, kind))).toEqual([
        true,
        false,
        true,
      ])
    },
  },
  'moving farther by an action': {
    srd: 'Dash (page 180)',
    playtest: 'Hustle',
    holds() {
      const fresh = { speedFeet: 30, movementLeftFeet: 30 }
      expect(dash(fresh, srd521)).toEqual({ movementLeftFeet: 60, moveWithActionFeet: 0 })
      expect(dash(fresh, next2012)).toEqual({ movementLeftFeet: 30, moveWithActionFeet: 30 })
      expect([actionsOf(srd521).includes('dash'), actionsOf(next2012).includes('hustle')]).toEqual([true, true])
    },
  },
  'leaving a fight without provoking': {
    srd: 'Disengage (page 181)',
    playtest: 'Disengage',
    holds() {
      expect(disengageMoveFeet(srd521)).toBe(0)
      expect(disengageMoveFeet(next2012)).toBe(10)
      // the move of the turn itself: spared in the SRD, and not in the playtest
      expect(provokesDisengaged({ ownMove: false }, srd521)).toBe(false)
      expect(provokesDisengaged({ ownMove: false }, next2012)).toBe(true)
      expect(provokesDisengaged({ ownMove: true }, next2012)).toBe(false)
    },
  },
  'how dodging protects': {
    srd: 'Dodge (page 181)',
    playtest: 'Dodge',
    holds() {
      expect(dodgeProtection(dodging, srd521)).toEqual({
        attackRolls: 'disadvantage',
        dexteritySaves: 'advantage',
        armorClassBonus: 0,
        dexteritySaveBonus: 0,
      })
      expect(dodgeProtection(dodging, next2012)).toEqual({
        attackRolls: 'normal',
        dexteritySaves: 'normal',
        armorClassBonus: 4,
        dexteritySaveBonus: 4,
      })
    },
  },
  'helping another creature': {
    srd: 'Help (page 182)',
    playtest: 'Help',
    holds() {
      const adept = { proficient: true, score: 9, nearEnough: true }
      const gifted = { proficient: false, score: 10, nearEnough: true }
      expect([adept, gifted].map((helper) => mayAssistCheck(helper, srd521).allowed)).toEqual([true, false])
      expect([adept, gifted].map((helper) => mayAssistCheck(helper, next2012).allowed)).toEqual([false, true])
      expect(mayAssistAttack(5, srd521).allowed).toBe(true)
      expect(mayAssistAttack(5, next2012).allowed).toBe(false)
    },
  },
  'the check to hide': {
    srd: 'Hide (page 183)',
    playtest: 'Stealth',
    holds() {
      const observers = [
        { total: 12, aware: false },
        { total: 15, aware: false },
        { total: 15, aware: true },
        { total: 18, aware: false },
      ]
      expect(hide({ total: 15, observers }, srd521).value.hiddenFrom).toEqual([true, true, true, true])
      expect(hide({ total: 14, observers }, srd521).value.hiddenFrom).toEqual([false, false, false, false])
      expect(hide({ total: 15, observers }, next2012).value.hiddenFrom).toEqual([true, true, false, false])
      expect([srd521.hide.condition, next2012.hide.condition]).toEqual(['invisible', 'none'])
    },
  },
  'where a creature can hide': {
    srd: 'Hide (page 183)',
    playtest: 'Conditions for Stealth',
    holds() {
      const may = (rules: Rules) =>
        (['none', 'half', 'three-quarters', 'total'] as const).map(
          (cover) => mayHide({ heavilyObscured: false, cover, inSight: cover === 'none' }, rules).allowed,
        )
      expect(may(srd521)).toEqual([false, false, true, true])
      expect(may(next2012)).toEqual([false, true, true, true])
      const fog = { heavilyObscured: true, cover: 'none', inSight: false } as const
      expect([mayHide(fog, srd521).allowed, mayHide(fog, next2012).allowed]).toEqual([true, true])
    },
  },
  'the order of turns after a readied reaction': {
    srd: 'Ready (page 186)',
    playtest: 'Ready an Action',
    holds() {
      const order = ['archer', 'mage', 'troll']
      const reaction = { reacted: 'archer', triggered: 'troll' }
      expect(orderAfterReady({ order, ...reaction }, srd521)).toEqual(['archer', 'mage', 'troll'])
      expect(orderAfterReady({ order, ...reaction }, next2012)).toEqual(['mage', 'archer', 'troll'])
    },
  },
  'the other actions': {
    srd: 'Actions (page 9)',
    playtest: 'Actions in Combat',
    holds() {
      const [srd, playtest] = [actionsOf(srd521), actionsOf(next2012)]
      expect(srd.filter((action) => !playtest.includes(action))).toEqual([
        ...['dash', 'influence', 'magic', 'study', 'utilize'],
      ])
      expect(playtest.filter((action) => !srd.includes(action))).toEqual([
        ...['cast-a-spell', 'coup-de-grace', 'hustle', 'improvise', 'use-an-item'],
      ])
      expect(srd.filter((action) => playtest.includes(action))).toEqual([
        ...['attack', 'disengage', 'dodge', 'help', 'hide', 'ready', 'search'],
      ])
    },
  },
  'killing a helpless creature': {
    srd: 'Unconscious (page 191)',
    playtest: 'Coup de Grace',
    holds() {
      const helpless = { unconscious: true, distanceFeet: 5 }
      expect(mayCoupDeGrace(helpless, srd521).allowed).toBe(false)
      expect(mayCoupDeGrace(helpless, next2012).allowed).toBe(true)
      expect(mayCoupDeGrace({ ...helpless, distanceFeet: 10 }, next2012).allowed).toBe(false)
      expect([coupDeGrace(9), coupDeGrace(0)]).toEqual([
        { hitPoints: 0, dead: false },
        { hitPoints: 0, dead: true },
      ])
      // in the SRD every hit from so near is a Critical Hit instead
      expect(attackRollState(adjacent, srd521).criticalHitReasons).toHaveLength(1)
      expect(attackRollState(adjacent, next2012).criticalHitReasons).toEqual([])
    },
  },
  'an Opportunity Attack': {
    srd: 'Opportunity Attacks (page 15)',
    playtest: 'Opportunity Attacks',
    holds() {
      expect(opportunityAttack({ movement: leaving, watcher }, srd521).value).toMatchObject({
        provokes: true,
        circumstances: [],
      })
      expect(opportunityAttack({ movement: leaving, watcher }, next2012).value).toMatchObject({
        provokes: true,
        circumstances: [{ rule: 'opportunity-attacks', gives: 'advantage' }],
      })
    },
  },
}
