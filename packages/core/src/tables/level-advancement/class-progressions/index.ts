import type { ByClass } from '../../../vocabulary/classes.ts'
import { BARBARIAN_PROGRESSION } from './barbarian.ts'
import { BARD_PROGRESSION } from './bard.ts'
import type { ClassLevelRow } from './class-level.ts'
import { CLERIC_PROGRESSION } from './cleric.ts'
import { DRUID_PROGRESSION } from './druid.ts'
import { FIGHTER_PROGRESSION } from './fighter.ts'
import { MONK_PROGRESSION } from './monk.ts'
import { PALADIN_PROGRESSION } from './paladin.ts'
import { RANGER_PROGRESSION } from './ranger.ts'
import { ROGUE_PROGRESSION } from './rogue.ts'
import { SORCERER_PROGRESSION } from './sorcerer.ts'
import { WARLOCK_PROGRESSION } from './warlock.ts'
import { WIZARD_PROGRESSION } from './wizard.ts'

/**
 * The features table of each class.
 *
 * @source SRD 5.2.1, Classes (pages 28 to 82)
 */
export const CLASS_PROGRESSIONS = {
  barbarian: BARBARIAN_PROGRESSION,
  bard: BARD_PROGRESSION,
  cleric: CLERIC_PROGRESSION,
  druid: DRUID_PROGRESSION,
  fighter: FIGHTER_PROGRESSION,
  monk: MONK_PROGRESSION,
  paladin: PALADIN_PROGRESSION,
  ranger: RANGER_PROGRESSION,
  rogue: ROGUE_PROGRESSION,
  sorcerer: SORCERER_PROGRESSION,
  warlock: WARLOCK_PROGRESSION,
  wizard: WIZARD_PROGRESSION,
} as const satisfies ByClass<readonly ClassLevelRow[]>
