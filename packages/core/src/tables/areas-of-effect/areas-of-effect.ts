import type { AreaShape } from '../../vocabulary/area-shapes.ts'
import { type Table, term, words } from '../table.ts'

/** Where the origin of an area of effect is, and where its energy goes. */
export interface AreaOfEffectRow {
  readonly shape: AreaShape
  /** the lengths that the effect specifies */
  readonly dimensions: readonly ('length' | 'width' | 'size' | 'radius' | 'height' | 'distance')[]
  readonly origin: 'point' | 'point-on-a-face' | 'center-of-top-or-bottom' | 'creature-or-object'
  /** whether the origin is in the area; if not, the creator of the area can decide otherwise */
  readonly originIncluded: boolean
  /** `straight-lines` stop at Total Cover; a cloud spreads around it */
  readonly extends: 'straight-lines' | 'around-objects'
  /** whether it moves with its origin, unless the effect is instantaneous or stationary */
  readonly movesWithOrigin: boolean
}

/**
 * The shapes of areas of effect.
 *
 * @source SRD 5.2.1, Rules Glossary: Cone, Cube (page 179), Cylinder (page 180), Emanation (page 181), Line (page 184),
 *   Sphere (page 188); 2012 playtest, Areas of Effect, Cloud
 */
export const AREAS_OF_EFFECT = [
  { shape: 'cone',      dimensions: ['length'],           origin: 'point',                   originIncluded: false, extends: 'straight-lines', movesWithOrigin: false },
  { shape: 'cube',      dimensions: ['size'],             origin: 'point-on-a-face',         originIncluded: false, extends: 'straight-lines', movesWithOrigin: false },
  { shape: 'cylinder',  dimensions: ['radius', 'height'], origin: 'center-of-top-or-bottom', originIncluded: true,  extends: 'straight-lines', movesWithOrigin: false },
  { shape: 'emanation', dimensions: ['distance'],         origin: 'creature-or-object',      originIncluded: false, extends: 'straight-lines', movesWithOrigin: true  },
  { shape: 'line',      dimensions: ['length', 'width'],  origin: 'point',                   originIncluded: false, extends: 'straight-lines', movesWithOrigin: false },
  { shape: 'sphere',    dimensions: ['radius'],           origin: 'point',                   originIncluded: true,  extends: 'straight-lines', movesWithOrigin: false },
  { shape: 'cloud',     dimensions: ['radius'],           origin: 'point',                   originIncluded: true,  extends: 'around-objects', movesWithOrigin: false },
] as const satisfies readonly AreaOfEffectRow[]

/** The shapes of areas of effect as a reader sees them. */
export const areasOfEffectTable: Table = {
  id: 'areas-of-effect',
  source: { document: 'SRD 5.2.1', heading: 'Area of Effect', page: 177 },
  columns: ['shape', 'measured-by', 'origin', 'origin-included'],
  rows: AREAS_OF_EFFECT.filter(({ shape }) => shape !== 'cloud').map(({ shape, dimensions, origin, originIncluded }) => [
    term(shape),
    words(dimensions.join('-and-')),
    words(origin),
    words(originIncluded ? 'included' : 'not-included'),
  ]),
}
