import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { integer, type NamedFigure } from './named-figure.ts'

/** Figures that running text can name: areas of effect. */
export const areasOfEffectFigures = {
  'area-shapes-count': integer(srd521.areaShapes.length),
} as const satisfies Readonly<Record<string, NamedFigure>>
