import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'
import { GEAR_FIGURES, type GearFigures } from './gear-figures.ts'

const {
  bell: _bell,
  'grappling-hook': _grapplingHook,
  perfume: _perfume,
  shovel: _shovel,
  'signal-whistle': _signalWhistle,
  'spell-scroll-cantrip': _cantrip,
  'spell-scroll-level-1': _level1,
  string: _string,
  ...figures
} = GEAR_FIGURES

/**
 * The single figures of adventuring gear in SRD 5.1.
 *
 * @source SRD 5.1, Equipment, Special Weapons (page 65), Adventuring Gear (pages 67 to 69)
 */
export const SRD_5_1_GEAR_FIGURES = {
  ...figures,
  'basic-poison': { ...figures['basic-poison'], saveDc: 10 },
  chain: { lengthFeet: 10, hitPoints: 10 },
  'holy-water': { ritualHours: 1, silverCopperPieces: 2500, spellSlotLevel: 1 },
  ink: { fluidOunces: 1 },
  manacles: { hitPoints: 15 },
  net: { armorClass: 10, slashingDamageToBreak: 5 },
  paper: {},
  parchment: {},
  pole: { lengthFeet: 10 },
  'potion-of-healing': {},
  rope: { lengthFeet: 50, hitPoints: 2 },
} as const satisfies Partial<Readonly<Record<AdventuringGear, GearFigures>>>
