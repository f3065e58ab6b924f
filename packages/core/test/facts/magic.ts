import { expect } from 'vitest'
import {
  ATTUNEMENT,
  canExpendSlot,
  MAGIC_ITEM_VALUES,
  RARITIES,
  SCHOOLS_OF_MAGIC,
  SPELL_LEVELS,
  SPELL_SCROLL_COSTS,
  SPELL_SCROLLS,
  spellAttackModifier,
  spellSaveDc,
  srd521,
} from '../../src/index.ts'
import { type Checks, COPPER_PIECES_PER_GOLD_PIECE, idOf, tables } from './facts.ts'

export const magic = {
  attunement() {
    expect(ATTUNEMENT).toEqual({ ...tables.attunement.data, rest: 'short-rest' })
  },
  spellcasting() {
    const { saveDC, attack, slotsPerTurn, ritualExtraMinutes, identifyDC, levels } = tables.spellcasting.data
    expect(saveDC).toBe(`${srd521.spellFigures.saveDcBase} + spellcasting modifier + PB`)
    expect(spellSaveDc({ abilityModifier: 4, training: 3 }, srd521).value).toBe(8 + 4 + 3)
    expect(attack).toBe('spellcasting modifier + PB')
    expect(spellAttackModifier({ abilityModifier: 4, training: 3 }).value).toBe(4 + 3)
    expect([canExpendSlot(slotsPerTurn - 1, srd521), canExpendSlot(slotsPerTurn, srd521)]).toEqual([true, false])
    expect(srd521.ritual.extraMinutes).toBe(ritualExtraMinutes)
    expect(srd521.casting.identifyingDc).toBe(identifyDC)
    expect([SPELL_LEVELS[0], SPELL_LEVELS.at(-1)]).toEqual(levels)
  },
  schoolsOfMagic() {
    expect(SCHOOLS_OF_MAGIC).toEqual(tables.schoolsOfMagic.data.map(idOf))
  },
  spellScrollByLevel() {
    expect(SPELL_SCROLLS).toEqual(
      tables.spellScrollByLevel.data.map(({ level, rarity, saveDC, attackBonus }) => ({
        level: level === 'Cantrip' ? 0 : level,
        rarity: idOf(rarity),
        saveDc: saveDC,
        attackBonus,
      })),
    )
  },
  spellScrollCosts() {
    expect(
      SPELL_SCROLL_COSTS.map(({ level, days, costCopperPieces }) => ({
        level: level === 0 ? 'Cantrip' : String(level),
        time: days === 1 ? '1 day' : `${days} days`,
        costCp: costCopperPieces,
      })),
    ).toEqual(tables.spellScrollCosts.data)
  },
  magicItemValueGp() {
    const { data } = tables.magicItemValueGp
    expect(RARITIES).toEqual(Object.keys(data).map((name) => (name === 'VeryRare' ? 'very-rare' : idOf(name))))
    expect(Object.values(MAGIC_ITEM_VALUES).map(({ costCopperPieces }) => costCopperPieces)).toEqual(
      Object.values(data).map((gold) => (gold === null ? 'priceless' : gold * COPPER_PIECES_PER_GOLD_PIECE)),
    )
  },
} satisfies Checks
