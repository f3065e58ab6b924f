import { SQUEEZING_EXTRA_FEET } from '../../rules/movement/squeezing.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { feet, feetPer, integer, type NamedFigure } from '../named-figure.ts'

const { unarmedStrike } = srd51

/** Figures that running text can name: SRD 5.1, movement and attacks. */
export const srd51CombatFigures = {
  'srd51-grapple-sizes-larger': integer(unarmedStrike.maximumSizesLarger),
  'srd51-monster-escape-base-dc': integer(unarmedStrike.grip.monsterEscapeDc),
  'srd51-shove-distance': feet(unarmedStrike.shoveFeet),
  'srd51-squeezing-extra-cost': feetPer(SQUEEZING_EXTRA_FEET, 1),
} as const satisfies Readonly<Record<string, NamedFigure>>
