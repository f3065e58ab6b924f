import { describe, expect, test } from 'vitest'
import { CHARACTER_CREATION } from './transcription/character-creation.compared.ts'
import { COMBAT } from './transcription/combat.compared.ts'
import { DAMAGE_AND_HEALING } from './transcription/damage-and-healing.compared.ts'
import { EXPENSES } from './transcription/expenses.compared.ts'
import { EXPLORATION } from './transcription/exploration.compared.ts'
import { GEAR } from './transcription/gear.compared.ts'
import { GEAR_DESCRIPTIONS } from './transcription/gear-descriptions.compared.ts'
import { ORIGINS } from './transcription/origins.compared.ts'
import { PLAYING_THE_GAME } from './transcription/playing-the-game.compared.ts'
import { PLAYTEST } from './transcription/playtest.compared.ts'
import { SRD_5_1 } from './transcription/srd-5-1.compared.ts'
import { SRD_5_1_EQUIPMENT } from './transcription/srd-5-1-equipment.compared.ts'
import { TOOLBOX } from './transcription/toolbox.compared.ts'
import { TOOLS } from './transcription/tools.compared.ts'
import { WEAPONS_AND_ARMOR } from './transcription/weapons-and-armor.compared.ts'

/** The tables of core against the same tables typed independently by a second reader. */
describe.each([
  ['Playing the Game', PLAYING_THE_GAME],
  ['Exploration', EXPLORATION],
  ['Combat', COMBAT],
  ['Damage and Healing', DAMAGE_AND_HEALING],
  ['2012 playtest', PLAYTEST],
  ['Character Creation', CHARACTER_CREATION],
  ['Character Origins and Feats', ORIGINS],
  ['Coins, Weapons and Armor', WEAPONS_AND_ARMOR],
  ['Tools', TOOLS],
  ['Adventuring Gear', GEAR],
  ['Adventuring Gear, descriptions', GEAR_DESCRIPTIONS],
  ['Mounts, Vehicles and Expenses', EXPENSES],
  ['Gameplay Toolbox and Monsters', TOOLBOX],
  ['SRD 5.1', SRD_5_1],
  ['SRD 5.1, equipment', SRD_5_1_EQUIPMENT],
])('%s', (_, comparisons) => {
  test.each(comparisons)('$heading (page $page)', ({ core, typed }) => {
    expect(core).toStrictEqual(typed)
  })
})
