import { expect } from 'vitest'
import {
  areaReaches,
  BACKGROUNDS,
  canMount,
  castingObstacles,
  concentrationEnds,
  FEATS,
  impededWeapon,
  NO_SLOTS,
  next2012,
  rangedInCloseCombat,
  resistsUnderwater,
  ritualMinutes,
  ritualObstacles,
  SPECIES,
  speedInSquares,
  spellAttackModifier,
  spellDisruptionChecks,
  spellSaveDc,
  srd521,
} from '../../src/index.ts'
import type { Editions } from './editions.ts'

type Rules = typeof srd521 | typeof next2012

const mage = { abilityModifier: 4, training: 3 }

/** Magic, characters, and fights of a special kind. */
export const magicAndTheRest: Editions = {
  'the DC of saves against a spell': {
    srd: 'Fill In Numbers: Spellcasting (page 23)',
    playtest: 'Spells and Saving Throws',
    holds() {
      expect(spellSaveDc(mage, srd521).value).toBe(15)
      expect(spellSaveDc(mage, next2012).value).toBe(14)
    },
  },
  'an attack with a spell': {
    srd: 'Fill In Numbers: Spellcasting (page 23)',
    playtest: 'Attack Rolls, Attack Spells',
    holds() {
      // ability and training in both: the Proficiency Bonus, or a bonus of training in magic where there is one
      expect(spellAttackModifier(mage).value).toBe(7)
      expect(spellAttackModifier({ ...mage, training: 0 }).value).toBe(4)
    },
  },
  'spells of level 0': {
    srd: 'Cantrip (page 178)',
    playtest: 'Minor Spells',
    holds() {
      expect(srd521.casting.levelZero).toEqual(['cantrip'])
      expect(next2012.casting.levelZero).toEqual(['cantrip', 'orison'])
      const cantrip = {
        level: 0,
        needs: { components: [], materialCost: false, materialConsumed: false },
        atHand: { canSpeak: true, freeHands: 1, materials: false, componentPouch: false, focus: false },
        available: true,
        untrainedArmor: false,
        by: 'slot',
        slots: NO_SLOTS,
        slotsExpended: 0,
        target: 'none',
      } as const
      for (const rules of [srd521, next2012]) expect(castingObstacles(cantrip, rules)).toEqual([])
    },
  },
  'disrupting the casting of a spell': {
    srd: 'Concentration (page 179), Ranged Attacks in Close Combat (page 15)',
    playtest: 'Spell Disruption',
    holds() {
      const pressed = { withinHostileReach: true, nearestTargetFeet: 60, environmentDistracts: true }
      expect(spellDisruptionChecks(pressed, srd521)).toEqual([])
      expect(spellDisruptionChecks(pressed, next2012)).toEqual([
        { cause: 'melee', ability: 'dexterity', dc: 10 },
        { cause: 'environment', ability: 'constitution', dc: 10 },
      ])
      expect(concentrationEnds({ kind: 'damage', damage: 8, saveTotal: 9 }, srd521).value).toBe(true)
      expect(next2012.concentration).toBe('none')
      const orc = { distanceFeet: 5, reachFeet: 5, sees: true, incapacitated: false }
      expect(rangedInCloseCombat({ withWeapon: false, enemies: [orc] }, srd521)).toHaveLength(1)
      expect(rangedInCloseCombat({ withWeapon: false, enemies: [orc] }, next2012)).toEqual([])
    },
  },
  'a Ritual': {
    srd: 'Ritual (page 187)',
    playtest: 'Rituals',
    holds() {
      expect([
        ritualMinutes({ castingMinutes: 1, ownMinutes: 30 }, srd521),
        ritualMinutes({ castingMinutes: 1, ownMinutes: 30 }, next2012),
      ]).toEqual([11, 30])
      const caster = { ritualSpell: true, prepared: true, hasFeature: false, componentsPaid: false }
      expect(ritualObstacles(caster, srd521)).toEqual([])
      expect(ritualObstacles(caster, next2012)).toEqual(['no-feature', 'components-not-paid'])
      const other = { ritualSpell: true, prepared: false, hasFeature: true, componentsPaid: true }
      expect(ritualObstacles(other, srd521)).toEqual(['not-prepared'])
      expect(ritualObstacles(other, next2012)).toEqual([])
    },
  },
  'areas of effect': {
    srd: 'Area of Effect (page 177)',
    playtest: 'Areas of Effect',
    holds() {
      expect([...srd521.areaShapes].sort()).toEqual(['cone', 'cube', 'cylinder', 'emanation', 'line', 'sphere'])
      expect([...next2012.areaShapes].sort()).toEqual(['cloud', 'cone', 'cylinder', 'line', 'sphere'])
      // only a cloud reaches what is behind Total Cover
      const reached = (rules: Rules) => rules.areaShapes.filter((shape) => areaReaches({ shape, cover: ['total'] }))
      expect(reached(srd521)).toEqual([])
      expect(reached(next2012)).toEqual(['cloud'])
    },
  },
  'what a character is made of': {
    srd: 'Create Your Character (page 19)',
    playtest: 'Minor Spells',
    holds() {
      expect(srd521.origin.options).toEqual(['species', 'background', 'feat'])
      expect(next2012.origin.options).toEqual(['race', 'background', 'theme'])
      // core has those of the SRD; the playtest rules only name theirs
      expect([SPECIES.length, BACKGROUNDS.length, FEATS.length]).toEqual([9, 4, 17])
    },
  },
  'fights on mounts, underwater and on a grid': {
    srd: 'Playing on a Grid (page 13), Mounted Combat (page 15), Underwater Combat (page 16)',
    playtest: 'none',
    holds() {
      const horse = {
        riderSize: 'medium',
        mountSize: 'large',
        willing: true,
        fitAnatomy: true,
        distanceFeet: 5,
        speedFeet: 30,
        movementLeftFeet: 15,
      } as const
      expect(canMount(horse, srd521).value).toBe(true)
      const axe = { kind: 'melee', damageType: 'slashing', hasSwimSpeed: false, range: 'in-reach' } as const
      expect(impededWeapon(axe, srd521).circumstances).toHaveLength(1)
      expect(resistsUnderwater('fire', srd521)).toBe(true)
      expect(speedInSquares(30)).toBe(6)
      expect([next2012.mountedCombat, next2012.underwaterCombat]).toEqual(['none', 'none'])
    },
  },
}
