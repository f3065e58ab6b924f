import { expect } from 'vitest'
import {
  ALIGNMENT_FACTORS,
  ALIGNMENTS,
  advancement,
  BACKGROUND_INCREASE,
  BACKGROUND_TRAITS,
  BACKGROUNDS,
  BREATH_WEAPON_DAMAGE,
  breathWeapon,
  CHALLENGE_RATINGS,
  CHARACTER_ADVANCEMENT,
  CREATURE_TYPES,
  DRACONIC_ANCESTOR_DAMAGE_TYPES,
  DRACONIC_ANCESTORS,
  ENCOUNTER_BUDGETS,
  EXPERIENCE_BY_CHALLENGE_RATING,
  FEAT_TRAITS,
  FEATS,
  KNOWN_LANGUAGES,
  LANGUAGE_ROLLS,
  LEAST_EXPERIENCE_OF_CHALLENGE_RATING_0,
  POINT_COST_SCORES,
  POINT_COSTS,
  POINTS,
  PRIMORDIAL_DIALECTS,
  proficiencyBonusAtChallengeRating,
  proficiencyBonusAtLevel,
  RANDOM_GENERATION,
  RARE_LANGUAGES,
  SPECIES,
  SPECIES_STATISTICS,
  SPECIES_TRAIT_FIGURES,
  SPECIES_TRAIT_USES,
  STANDARD_ARRAY,
  STANDARD_LANGUAGES,
  STARTING_EQUIPMENT,
  TIERS_OF_PLAY,
} from '../../src/index.ts'
import { classes } from './classes.ts'
import { byId, type Checks, COPPER_PIECES_PER_GOLD_PIECE, idOf, tables } from './facts.ts'
import { magic } from './magic.ts'

const range = (text: string): number[] => {
  const [from = '', to = from] = text.split('-')
  return [Number(from), Number(to)]
}

export const characterCreation = {
  ...classes,
  ...magic,
  characterAdvancement() {
    expect(CHARACTER_ADVANCEMENT).toEqual(
      tables.characterAdvancement.data.map(({ level, xp }) => ({ level, experiencePoints: xp })),
    )
    for (const { level, xp, proficiencyBonus } of tables.characterAdvancement.data) {
      expect([level, proficiencyBonusAtLevel(level)]).toEqual([level, proficiencyBonus])
      expect(advancement(xp).level).toBe(level)
    }
  },
  tiersOfPlay() {
    expect(TIERS_OF_PLAY).toEqual(tables.tiersOfPlay.data.map(({ tier, levels: [from, to] }) => ({ tier, from, to })))
  },
  challengeRating() {
    expect(CHALLENGE_RATINGS).toEqual(tables.challengeRating.data.map(({ cr }) => cr))
    for (const { cr, xp, proficiencyBonus } of tables.challengeRating.data) {
      const rating = CHALLENGE_RATINGS.find((candidate) => candidate === cr) ?? '0'
      const worth = EXPERIENCE_BY_CHALLENGE_RATING[rating]
      expect([cr, cr === '0' ? [LEAST_EXPERIENCE_OF_CHALLENGE_RATING_0, worth] : worth]).toEqual([cr, xp])
      expect([cr, proficiencyBonusAtChallengeRating(rating)]).toEqual([cr, proficiencyBonus])
    }
  },
  pointCost() {
    const { budget, cost, minimum, maximum } = tables.pointCost.data
    expect(POINTS).toBe(budget)
    expect(POINT_COST_SCORES).toEqual({ minimum, maximum })
    expect(Object.fromEntries(POINT_COSTS.map((row) => [row.score, row.cost]))).toEqual(cost)
  },
  standardArray() {
    expect(STANDARD_ARRAY).toEqual(tables.standardArray.data)
  },
  randomGeneration() {
    const { dice, keepHighest, times } = tables.randomGeneration.data
    expect(`${RANDOM_GENERATION.dice}d${RANDOM_GENERATION.sides}`).toBe(dice)
    expect([RANDOM_GENERATION.keep, RANDOM_GENERATION.scores]).toEqual([keepHighest, times])
  },
  backgroundAbilityIncrease() {
    const { options, maximum } = tables.backgroundAbilityIncrease.data
    expect(BACKGROUND_INCREASE).toEqual({ ways: options, maximum })
  },
  languages() {
    const { standard, rare, primordialDialects, known } = tables.languages.data
    expect(STANDARD_LANGUAGES).toEqual(standard.map(({ name }) => idOf(name)))
    expect(RARE_LANGUAGES).toEqual(rare.map(idOf))
    expect(PRIMORDIAL_DIALECTS).toEqual(primordialDialects.map(idOf))
    expect(`${KNOWN_LANGUAGES.known.join()} + ${KNOWN_LANGUAGES.others}`).toBe(known.toLowerCase())
    expect(LANGUAGE_ROLLS.map(({ from, to, language }) => [language, [from, to]])).toEqual(
      standard.flatMap(({ name, d12 }) => (d12 === null ? [] : [[idOf(name), range(d12)]])),
    )
    expect(standard.filter(({ d12 }) => d12 === null).map(({ name }) => idOf(name))).toEqual(KNOWN_LANGUAGES.known)
  },
  backgrounds() {
    expect(BACKGROUNDS).toEqual(Object.keys(tables.backgrounds.data).map(idOf))
    const tools: Readonly<Record<string, string>> = { 'one kind of Gaming Set': 'gaming-set' }
    expect(
      byId(
        BACKGROUND_TRAITS,
        ({ abilities, feat, spellList, skills, tool, packageCopperPieces, insteadCopperPieces }) => ({
          abilities,
          feat: spellList === 'none' ? feat : `${feat}-${spellList}`,
          skills,
          tool,
          coins: [packageCopperPieces, insteadCopperPieces],
        }),
      ),
    ).toEqual(
      byId(tables.backgrounds.data, ({ abilities, feat, skills, tool, equipmentA_gp, optionB_gp }) => ({
        abilities: abilities.map(idOf),
        feat: idOf(feat),
        skills: skills.map(idOf),
        tool: tools[tool] ?? idOf(tool),
        coins: [equipmentA_gp * COPPER_PIECES_PER_GOLD_PIECE, optionB_gp * COPPER_PIECES_PER_GOLD_PIECE],
      })),
    )
  },
  species() {
    const { data } = tables.species
    expect(SPECIES).toEqual(Object.keys(data).map(idOf))
    expect(
      byId(SPECIES_STATISTICS, ({ sizes, speedFeet, darkvisionFeet }) => [sizes, speedFeet, darkvisionFeet]),
    ).toEqual(byId(data, ({ size, speed, darkvision }) => [size.map(idOf), speed, darkvision]))
    const figures = SPECIES_TRAIT_FIGURES
    const uses = Object.fromEntries(SPECIES_TRAIT_USES.map((row) => [row.trait, row]))
    const { shapes, saveDC, damageByLevel, uses: breathUses } = data.Dragonborn.breathWeapon
    expect(shapes).toEqual([
      `${figures.breathWeaponConeFeet}-foot Cone`,
      `${figures.breathWeaponLineFeet}-foot Line, ${figures.breathWeaponLineWidthFeet} feet wide`,
    ])
    expect(saveDC).toBe(`${figures.breathWeaponDcBase} + Con + PB`)
    expect(breathWeapon({ level: 1, constitutionModifier: 3 }).saveDc).toBe(8 + 3 + 2)
    expect(Object.fromEntries(BREATH_WEAPON_DAMAGE.map((row) => [row.fromLevel, row.damage]))).toEqual(damageByLevel)
    expect([breathUses, uses['breath-weapon']?.uses, uses['breath-weapon']?.restoredBy]).toEqual([
      'PB per Long Rest',
      'proficiency-bonus',
      'long-rest',
    ])
    expect([uses['draconic-flight']?.fromLevel, uses['draconic-flight']?.durationMinutes]).toEqual([
      data.Dragonborn.flightLevel,
      data.Dragonborn.flightMinutes,
    ])
    // The resistance of a dwarf is Dwarven Resilience; the advantage of a gnome is Gnomish Cunning.
    expect(data.Dwarf.resistance).toEqual(['Poison'])
    expect(SPECIES_STATISTICS.dwarf.traits).toContain('dwarven-resilience')
    expect(data.Gnome.advantageSaves).toEqual(['Intelligence', 'Wisdom', 'Charisma'])
    expect(SPECIES_STATISTICS.gnome.traits).toContain('gnomish-cunning')
    expect([figures.dwarvenToughnessPerLevel, figures.stonecunningFeet]).toEqual([
      data.Dwarf.hpPerLevel,
      data.Dwarf.tremorsense,
    ])
    expect([figures.drowDarkvisionFeet, figures.woodElfSpeedFeet, figures.tranceHours]).toEqual([
      data.Elf.drowDarkvision,
      data.Elf.woodElfSpeed,
      data.Elf.tranceHours,
    ])
    expect([uses['large-form']?.fromLevel, figures.largeFormSpeedFeet, figures.powerfulBuildSizesLarger]).toEqual([
      data.Goliath.largeFormLevel,
      data.Goliath.largeFormSpeedBonus,
      data.Goliath.carriesAsSizeLarger,
    ])
    expect(figures.halflingLuckRerolls).toBe(data.Halfling.luckRerollsNatural)
    expect([figures.skillfulSkills, figures.versatileOriginFeats]).toEqual([
      data.Human.extraSkill,
      data.Human.originFeat,
    ])
    expect(figures.relentlessEnduranceHitPoints).toBe(data.Orc.relentlessEnduranceHp)
  },
  draconicAncestors() {
    expect(DRACONIC_ANCESTORS).toEqual(Object.keys(tables.draconicAncestors.data).map(idOf))
    expect(DRACONIC_ANCESTOR_DAMAGE_TYPES).toEqual(byId(tables.draconicAncestors.data, idOf))
  },
  feats() {
    expect(FEATS).toEqual(tables.feats.data.map(({ name }) => idOf(name)))
    expect(FEAT_TRAITS.map(({ feat, category }) => ({ name: feat, category }))).toEqual(
      tables.feats.data.map(({ name, category }) => ({ name: idOf(name), category: idOf(category) })),
    )
  },
  creatureTypes() {
    expect(CREATURE_TYPES).toEqual(tables.creatureTypes.data.map(idOf))
  },
  encounterXpBudgetPerCharacter() {
    expect(ENCOUNTER_BUDGETS).toEqual(
      Object.entries(tables.encounterXpBudgetPerCharacter.data).map(([level, budget]) => ({
        level: Number(level),
        ...budget,
      })),
    )
  },
  alignments() {
    expect(ALIGNMENTS).toEqual(tables.alignments.data.map(idOf))
    expect([...ALIGNMENT_FACTORS.map(({ alignment }) => alignment), 'unaligned']).toEqual(
      tables.alignments.data.map(idOf),
    )
  },
  startingEquipmentHigherLevels() {
    const gold = (copper: number): string => (copper / COPPER_PIECES_PER_GOLD_PIECE).toLocaleString('en')
    const magic = (items: Readonly<Record<string, number>>): string =>
      Object.entries(items)
        .filter(([, count]) => count > 0)
        .map(([rarity, count]) => `${count} ${rarity}`)
        .join(', ')
    expect(
      STARTING_EQUIPMENT.map(({ from, to, copperPieces, dieSides, copperPiecesPerPoint, magicItems }) => ({
        levels: `${from}-${to}`,
        money:
          copperPieces === 0
            ? 'Normal starting equipment'
            : `${gold(copperPieces)} GP plus 1d${dieSides} × ${gold(copperPiecesPerPoint)} GP plus normal starting equipment`,
        magicItems: magic(magicItems),
      })),
    ).toEqual(
      tables.startingEquipmentHigherLevels.data.map(({ levels, money, magicItems }) => ({
        levels,
        money: money.replace(' gp ', ' GP '),
        magicItems: magicItems.toLowerCase().replace('very rare', 'very-rare'),
      })),
    )
  },
} satisfies Checks
