import { DIFFICULT_SLOPE_DEGREES, type TerrainFeature } from '../../rules/movement/difficult-terrain.ts'
import { SIZES } from '../../vocabulary/sizes.ts'
import type { Fields, InputOf } from '../calculator.ts'

/** How far from the walker something can be, in squares. */
const FAR = 12

/** What an obstacle can be. */
export const OTHERS = ['none', 'enemy', 'ally', 'wall'] as const

/** What marked steps can enter. */
export const MARKED_TERRAINS = ['rough-ground', 'liquid', 'slope', 'furniture', 'opening'] as const

const THERE = { when: 'other', is: ['enemy', 'ally', 'wall'] } as const

/** The fields of a walk on the grid, in the order in which a player thinks. */
export const GRID_FIELDS = {
  size: { type: 'choice', options: SIZES, default: 'medium', named: 'terms' },
  path: { type: 'path', longest: 40, default: 'e e ne* e' },
  speed: { type: 'integer', minimum: 0, maximum: 200, default: 30, unit: 'feet', step: 5 },
  dash: { type: 'flag', default: false },
  ways: { type: 'several', options: ['climbing', 'crawling', 'swimming', 'grappled'], default: [] },
  'speed-used': {
    type: 'choice',
    options: ['speed', 'climb-speed', 'swim-speed'],
    default: 'speed',
    named: 'terms',
    shown: { when: 'ways', is: ['climbing', 'swimming'] },
  },
  other: { type: 'choice', options: OTHERS, default: 'enemy' },
  'other-size': { type: 'choice', options: SIZES, default: 'medium', named: 'terms', shown: THERE },
  east: { type: 'integer', minimum: -FAR, maximum: FAR, default: 5, shown: THERE },
  south: { type: 'integer', minimum: -FAR, maximum: FAR, default: 0, shown: THERE },
  incapacitated: { type: 'flag', default: false, shown: { when: 'other', is: ['enemy'] } },
  terrain: { type: 'choice', options: MARKED_TERRAINS, default: 'rough-ground', rare: true },
  'terrain-size': {
    type: 'choice',
    options: SIZES,
    default: 'small',
    named: 'terms',
    shown: { when: 'terrain', is: ['furniture', 'opening'] },
    rare: true,
  },
} as const satisfies Fields

/** What the marked steps enter. */
export function terrainOf({
  terrain,
  'terrain-size': size,
}: Pick<InputOf<typeof GRID_FIELDS>, 'terrain' | 'terrain-size'>): TerrainFeature {
  const features: Readonly<Record<(typeof MARKED_TERRAINS)[number], TerrainFeature>> = {
    'rough-ground': { kind: 'rough-ground' },
    liquid: { kind: 'liquid', depth: 'shin-to-waist' },
    slope: { kind: 'slope', degrees: DIFFICULT_SLOPE_DEGREES },
    furniture: { kind: 'furniture', size },
    opening: { kind: 'opening', size },
  }
  return features[terrain]
}
