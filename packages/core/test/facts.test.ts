import { expect, test } from 'vitest'
import {
  ABILITIES,
  ABILITY_MODIFIERS,
  ABILITY_SCORES,
  ATTACK_ROLL_ABILITIES,
  abilityModifier,
  attackOutcome,
  CONDITIONS,
  canBeTargetedDirectly,
  coverBonus,
  criticalDamage,
  DAMAGE_TYPES,
  format,
  halfDamage,
  MINIMUM_DAMAGE,
  NATURAL_HIT,
  NATURAL_MISS,
  PROFICIENCY_BONUSES,
  parse,
  SKILL_ABILITIES,
  srd521,
  TABLES,
  TYPICAL_DIFFICULTY_CLASSES,
  takeDamage,
} from '../src/index.ts'
import facts from './fixtures/facts.json' with { type: 'json' }

const { tables } = facts

/** The id of an English name: `Sleight of Hand` is `sleight-of-hand`. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** What core says about each table of the fixture. A table without an entry here fails to compile. */
const CHECKS: Readonly<Record<keyof typeof tables, () => void>> = {
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
  conditions() {
    expect(CONDITIONS).toEqual(tables.conditions.data.map(idOf))
  },
  damage() {
    const { criticalDiceMultiplier, saveForHalf, minimumDamage, resistanceStacks, example } = tables.damage.data
    expect(srd521.criticalHit.damageRolls).toBe(criticalDiceMultiplier)
    const dagger = parse('1d4')
    expect(dagger.ok && format(criticalDamage(dagger.value, srd521.criticalHit))).toBe(`${criticalDiceMultiplier}d4`)
    expect([saveForHalf, halfDamage(5)]).toEqual(['round down', 2])
    expect(MINIMUM_DAMAGE).toBe(minimumDamage)
    expect(resistanceStacks).toBe(false)
    const { aura, resistance, vulnerability } = example
    const taken = takeDamage(example.damage, { adjustment: aura, resistance, vulnerability })
    expect(taken.damage).toBe(example.result)
    expect(taken.steps.map(({ id }) => id)).toEqual(['adjustment', 'resistance', 'vulnerability'])
    expect(tables.damage.data.order).toHaveLength(taken.steps.length)
  },
  dying() {
    const { data } = tables.dying
    expect(srd521.dying).toEqual({
      dc: data.deathSaveDC,
      successesToStabilize: data.successes,
      failuresToDie: data.failures,
      natural1Failures: data.natural1Failures,
      natural20HitPoints: data.natural20Hp,
      damageFailures: data.damageAt0Failures,
      criticalHitFailures: data.criticalAt0Failures,
      stabilizeDc: data.stabilizeDC,
      stableHitPoints: data.stableRegainHp,
      stableHours: data.stableHours,
    })
  },
  attackRolls() {
    const { naturalHit, naturalMiss, criticalOn, hits } = tables.attackRolls.data
    expect([NATURAL_HIT, NATURAL_MISS, srd521.criticalHit.naturalRoll]).toEqual([naturalHit, naturalMiss, criticalOn])
    expect([hits, attackOutcome(10, { bonus: 5, armorClass: 15 })]).toEqual(['total >= AC', 'hit'])
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
}

test.each(Object.entries(CHECKS))('core agrees with the independent facts: %s', (_, check) => {
  check()
})

test.each([
  ['abilities', 'abilities'],
  ['ability-modifiers', 'abilityModifiers'],
  ['attack-roll-abilities', 'attackRollAbilities'],
  ['cover', 'cover'],
  ['damage-types', 'damageTypes'],
  ['proficiency-bonus', 'proficiencyBonusByLevelOrCR'],
  ['skills', 'skills'],
  ['typical-dcs', 'typicalDCs'],
] as const)('the table %s names the page of %s', (id, fact) => {
  expect(TABLES.find((table) => table.id === id)?.source.page).toBe(tables[fact].page)
})

test('the fixture carries its licence and attribution', () => {
  expect(facts.licence).toContain('CC-BY-4.0')
  expect(facts.attribution).toContain('https://creativecommons.org/licenses/by/4.0/legalcode')
})
