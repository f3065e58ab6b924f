import { expect } from 'vitest'
import {
  ABILITIES,
  ABILITY_MODIFIERS,
  ABILITY_SCORES,
  ATTACK_ROLL_ABILITIES,
  abilityModifier,
  attackOutcome,
  canBeTargetedDirectly,
  coverBonus,
  DAMAGE_TYPES,
  NATURAL_HIT,
  NATURAL_MISS,
  PROFICIENCY_BONUSES,
  SKILL_ABILITIES,
  srd521,
  TYPICAL_DIFFICULTY_CLASSES,
} from '../../src/index.ts'
import { type Checks, idOf, tables } from './facts.ts'

export const playingTheGame = {
  abilityModifiers() {
    const bounds = Object.keys(tables.abilityModifiers.data).map(Number)
    expect([Math.min(...bounds), Math.max(...bounds)]).toEqual([ABILITY_SCORES.minimum, ABILITY_SCORES.maximum])
    for (const [score, modifier] of Object.entries(tables.abilityModifiers.data)) {
      expect([score, abilityModifier(Number(score))]).toEqual([score, modifier])
    }
    expect(ABILITY_MODIFIERS).toHaveLength(new Set(Object.values(tables.abilityModifiers.data)).size)
  },
  abilityScoreLimits() {
    expect(ABILITY_SCORES).toEqual(tables.abilityScoreLimits.data)
  },
  abilities() {
    expect(ABILITIES).toEqual(tables.abilities.data.map(idOf))
  },
  proficiencyBonusByLevelOrCR() {
    expect(PROFICIENCY_BONUSES).toEqual(tables.proficiencyBonusByLevelOrCR.data)
  },
  typicalDCs() {
    expect(TYPICAL_DIFFICULTY_CLASSES).toEqual(
      Object.entries(tables.typicalDCs.data).map(([name, dc]) => ({ difficulty: idOf(name), dc })),
    )
  },
  skills() {
    expect(SKILL_ABILITIES).toEqual(
      Object.entries(tables.skills.data).map(([skill, ability]) => ({ skill: idOf(skill), ability: idOf(ability) })),
    )
  },
  cover() {
    const { Half, ThreeQuarters, Total } = tables.cover.data
    expect([Half.ac, Half.dexSave]).toEqual([coverBonus('half'), coverBonus('half')])
    expect([ThreeQuarters.ac, ThreeQuarters.dexSave]).toEqual([
      coverBonus('three-quarters'),
      coverBonus('three-quarters'),
    ])
    expect(canBeTargetedDirectly('total')).toBe(Total.targetable)
  },
  damageTypes() {
    expect(DAMAGE_TYPES).toEqual(tables.damageTypes.data.map(idOf))
  },
  attackRolls() {
    const { naturalHit, naturalMiss, criticalOn, hits } = tables.attackRolls.data
    expect([NATURAL_HIT, NATURAL_MISS, srd521.criticalHit.naturalRoll]).toEqual([naturalHit, naturalMiss, criticalOn])
    expect([hits, attackOutcome({ natural: 10, bonus: 5, armorClass: 15 })]).toEqual(['total >= AC', 'hit'])
  },
  attackRollAbilities() {
    const { melee, ranged, spell } = tables.attackRollAbilities.data
    expect(spell).toBe('spellcasting ability')
    expect(ATTACK_ROLL_ABILITIES).toEqual([
      { attack: 'melee', ability: idOf(melee) },
      { attack: 'ranged', ability: idOf(ranged) },
      { attack: 'spell', ability: 'varies' },
    ])
  },
} satisfies Checks
