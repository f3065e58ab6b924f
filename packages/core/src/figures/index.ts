import { actionsFigures } from './actions.ts'
import { areasOfEffectFigures } from './areas-of-effect.ts'
import { characterCreationFigures } from './character-creation.ts'
import { combatFigures } from './combat.ts'
import { conditionsFigures } from './conditions.ts'
import { creaturesFigures } from './creatures.ts'
import { d20TestsFigures } from './d20-tests.ts'
import { damageAndHealingFigures } from './damage-and-healing.ts'
import { hazardsFigures } from './hazards.ts'
import { magicFigures } from './magic.ts'
import { movementFigures } from './movement.ts'
import type { NamedFigure } from './named-figure.ts'
import { next2012Figures } from './next-2012.ts'
import { sensesAndLightFigures } from './senses-and-light.ts'
import { srd51Figures } from './srd-5-1.ts'
import { travelFigures } from './travel.ts'

export type { NamedFigure } from './named-figure.ts'

/** The figures that running text can name, by the edition that they belong to: the id of its ruleset. */
export const FIGURES_BY_EDITION = {
  'srd-5.2.1': {
    ...d20TestsFigures,
    ...actionsFigures,
    ...sensesAndLightFigures,
    ...movementFigures,
    ...travelFigures,
    ...combatFigures,
    ...damageAndHealingFigures,
    ...conditionsFigures,
    ...hazardsFigures,
    ...magicFigures,
    ...areasOfEffectFigures,
    ...creaturesFigures,
    ...characterCreationFigures,
  },
  'srd-5.1': srd51Figures,
  'next-2012': next2012Figures,
} as const satisfies Readonly<Record<string, Readonly<Record<string, NamedFigure>>>>

/** Every figure that running text can name, each from its one home in a table, rule or ruleset. */
export const FIGURES: Readonly<Record<string, NamedFigure>> = {
  ...FIGURES_BY_EDITION['srd-5.2.1'],
  ...FIGURES_BY_EDITION['srd-5.1'],
  ...FIGURES_BY_EDITION['next-2012'],
}
