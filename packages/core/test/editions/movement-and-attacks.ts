import { expect } from 'vitest'
import {
  canBeTargetedDirectly,
  chooseTarget,
  coverBonus,
  criticalDamage,
  damageTaken,
  feetPerMinute,
  format,
  highJumpFeet,
  isProneInSharedSpace,
  mostProtectiveCover,
  movementCostFeet,
  movingThrough,
  next2012,
  paceCircumstances,
  parse,
  rangedInCloseCombat,
  type Size,
  srd521,
  standUpCostFeet,
  unseenCircumstances,
} from '../../src/index.ts'
import type { Editions } from './editions.ts'

type Rules = typeof srd521 | typeof next2012

/** Whether a Medium creature can pass through the space of another one. */
const mayPass = (rules: Rules, size: Size, ally: boolean, incapacitated = false): boolean =>
  movingThrough({ moverSize: 'medium', creature: { size, ally, incapacitated } }, rules).value.mayPass

const cost = (rules: Rules, feet: number): number =>
  movementCostFeet({ feet, circumstances: ['difficult-terrain'] }, rules).value

const enemy = { distanceFeet: 5, reachFeet: 5, sees: true, incapacitated: false }

/** Whether a ranged attack suffers from an enemy. */
const suffers = (rules: Rules, withWeapon: boolean, nearby: typeof enemy): boolean =>
  rangedInCloseCombat({ withWeapon, enemies: [nearby] }, rules).length > 0

/** Moving, and making an attack. */
export const movementAndAttacks: Editions = {
  'moving through the space of another': {
    srd: 'Moving around Other Creatures (page 14)',
    playtest: 'Moving Around Other Creatures',
    holds() {
      for (const rules of [srd521, next2012]) expect(mayPass(rules, 'medium', true)).toBe(true)
      const foes = (rules: Rules) => [
        mayPass(rules, 'medium', false),
        mayPass(rules, 'medium', false, true),
        mayPass(rules, 'tiny', false),
        mayPass(rules, 'huge', false),
      ]
      expect(foes(srd521)).toEqual([false, true, true, true])
      expect(foes(next2012)).toEqual([false, false, false, false])
      const foe = { size: 'huge', ally: false, incapacitated: false } as const
      expect(movingThrough({ moverSize: 'medium', creature: foe }, srd521).value.difficultTerrain).toBe(true)
      expect(movingThrough({ moverSize: 'medium', creature: foe }, next2012).value.difficultTerrain).toBe(false)
      expect(isProneInSharedSpace({ size: 'medium', otherSize: 'medium' }, srd521)).toBe(true)
      expect(isProneInSharedSpace({ size: 'medium', otherSize: 'medium' }, next2012)).toBe(false)
    },
  },
  'standing up': {
    srd: 'Prone (page 186)',
    playtest: 'Modes of Movement: Stand Up',
    holds() {
      expect([30, 25].map((speed) => standUpCostFeet(speed, srd521))).toEqual([15, 12])
      expect([30, 25].map((speed) => standUpCostFeet(speed, next2012))).toEqual([5, 5])
    },
  },
  'a High Jump': {
    srd: 'High Jump (page 183)',
    playtest: 'Modes of Movement: High Jump',
    holds() {
      const jumps = (rules: Rules, runUpFeet: number) =>
        [4, 2, 0, -1].map((strengthModifier) => highJumpFeet({ strengthModifier, runUpFeet }, rules))
      expect(jumps(srd521, 10)).toEqual([7, 5, 3, 2])
      expect(jumps(next2012, 10)).toEqual([7, 5, 3, 2])
      expect(jumps(srd521, 0)).toEqual([3, 2, 1, 1])
      expect(jumps(next2012, 0)).toEqual([4, 2, 1, 1])
    },
  },
  'how movement is counted': {
    srd: 'Difficult Terrain (page 14)',
    playtest: 'Movement',
    holds() {
      expect([3, 5, 10].map((feet) => cost(srd521, feet))).toEqual([6, 10, 20])
      expect([3, 5, 10].map((feet) => cost(next2012, feet))).toEqual([10, 10, 20])
    },
  },
  'traveling for longer': {
    srd: 'Travel Pace (page 12)',
    playtest: 'Movement, Modes of Movement: Walk',
    holds() {
      const group = { pace: 'fast', speedFeet: 30, hustling: true } as const
      expect(feetPerMinute(group, srd521)).toBe(400)
      expect(feetPerMinute(group, next2012)).toBe(600)
      expect(feetPerMinute({ ...group, hustling: false }, next2012)).toBe(300)
      expect(paceCircumstances({ pace: 'fast', skill: 'perception' })).toEqual([
        { rule: 'travel-pace', gives: 'disadvantage' },
      ])
    },
  },
  cover: {
    srd: 'Cover (page 15)',
    playtest: 'Cover',
    holds() {
      // the same figures in both; only the SRD says how several covers combine
      expect((['half', 'three-quarters'] as const).map(coverBonus)).toEqual([2, 5])
      expect(canBeTargetedDirectly('total')).toBe(false)
      for (const ruleset of [srd521, next2012]) {
        const target = { distanceFeet: 5, cover: 'total', hidden: false } as const
        expect(chooseTarget({ attack: { kind: 'melee', reachFeet: 5 }, ...target }, ruleset).value.canBeChosen).toBe(
          false,
        )
      }
      expect(mostProtectiveCover(['half', 'half', 'three-quarters'])).toBe('three-quarters')
    },
  },
  'attacking a hidden target': {
    srd: 'Unseen Attackers and Targets (page 14)',
    playtest: 'Attacking an Unseen Target, Benefits of Being Hidden',
    holds() {
      const target = { distanceFeet: 30, cover: 'none', hidden: true } as const
      const bow = { kind: 'ranged', rangeFeet: 80, longFeet: 320 } as const
      expect(chooseTarget({ attack: bow, ...target }, srd521).value.canBeChosen).toBe(true)
      expect(chooseTarget({ attack: bow, ...target }, next2012).value.canBeChosen).toBe(false)
      // an unseen target is hard to hit in both; an unseen attacker who is not hidden has Advantage in the SRD only
      const unseen = { targetSeen: false, attackerSeen: true, attackerHidden: false }
      const invisible = { targetSeen: true, attackerSeen: false, attackerHidden: false }
      const hidden = { ...invisible, attackerHidden: true }
      const gives = (rules: Rules) =>
        [unseen, invisible, hidden].map((sight) => unseenCircumstances(sight, rules)[0]?.gives ?? 'normal')
      expect(gives(srd521)).toEqual(['disadvantage', 'advantage', 'advantage'])
      expect(gives(next2012)).toEqual(['disadvantage', 'normal', 'advantage'])
    },
  },
  'a ranged attack near an enemy': {
    srd: 'Ranged Attacks in Close Combat (page 15)',
    playtest: 'Ranged Attacks: Ranged Attacks in Melee',
    holds() {
      const cases = (rules: Rules) => [
        suffers(rules, true, enemy),
        suffers(rules, false, enemy),
        suffers(rules, true, { ...enemy, sees: false }),
        suffers(rules, true, { ...enemy, incapacitated: true }),
        suffers(rules, true, { ...enemy, distanceFeet: 10, reachFeet: 10 }),
      ]
      expect(cases(srd521)).toEqual([true, true, false, false, false])
      expect(cases(next2012)).toEqual([true, false, true, true, true])
    },
  },
  'the damage of a Critical Hit': {
    srd: 'Critical Hits (page 16)',
    playtest: 'Damage Rolls: Critical Hit',
    holds() {
      const critical = (rules: Rules, damage: string) => {
        const parsed = parse(damage)
        return parsed.ok ? format(criticalDamage(parsed.value, rules)) : parsed.error.code
      }
      expect(critical(srd521, '1d8+2d6+3')).toBe('2d8+4d6+3')
      expect(critical(next2012, '1d8+2d6+3')).toBe('8+12+3')
    },
  },
  'Resistance and Vulnerability': {
    srd: 'Resistance and Vulnerability, No Stacking, Order of Application, Immunity (page 17)',
    playtest: 'Damage Rolls: Resistance, Vulnerability',
    holds() {
      // halved and doubled in both; the order and Immunity are in the SRD only
      expect(damageTaken({ dealt: 9, resistance: true }).value).toBe(4)
      expect(damageTaken({ dealt: 9, vulnerability: true }).value).toBe(18)
      expect(damageTaken({ dealt: 9, resistance: true, vulnerability: true }).value).toBe(8)
      expect(damageTaken({ dealt: 9, immunity: true }).value).toBe(0)
    },
  },
}
