import { srd51ActionsFigures } from './srd-5-1/actions.ts'
import { srd51CharactersFigures } from './srd-5-1/characters.ts'
import { srd51ChecksFigures } from './srd-5-1/checks.ts'
import { srd51CombatFigures } from './srd-5-1/combat.ts'
import { srd51DamageFigures } from './srd-5-1/damage.ts'
import { srd51EquipmentFigures } from './srd-5-1/equipment.ts'
import { srd51ExplorationFigures } from './srd-5-1/exploration.ts'
import { srd51MagicFigures } from './srd-5-1/magic.ts'

/** Figures that running text can name: SRD 5.1. */
export const srd51Figures = {
  ...srd51ChecksFigures,
  ...srd51ActionsFigures,
  ...srd51CombatFigures,
  ...srd51DamageFigures,
  ...srd51ExplorationFigures,
  ...srd51MagicFigures,
  ...srd51CharactersFigures,
  ...srd51EquipmentFigures,
} as const
