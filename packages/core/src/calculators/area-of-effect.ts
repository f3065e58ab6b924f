import { ok } from '../result.ts'
import { next2012Combat } from '../rulesets/next-2012/combat.ts'
import { srd51Combat } from '../rulesets/srd-5-1/combat.ts'
import { srd521Combat } from '../rulesets/srd-5-2-1/combat.ts'
import { AREAS_OF_EFFECT } from '../tables/areas-of-effect/areas-of-effect.ts'
import { SQUARE_FEET } from '../tables/measures.ts'
import { AREA_SHAPES, type AreaShape } from '../vocabulary/area-shapes.ts'
import { COVER_DEGREES } from '../vocabulary/cover-degrees.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { SIZES } from '../vocabulary/sizes.ts'
import { STEPS, type Step } from './area-of-effect.steps.ts'
import { defineCalculator } from './calculator.ts'
import { citedIn } from './shared/cited-in.ts'
import { COUNTED, coveredSquares } from './shared/covered-squares.ts'
import { drawArea } from './shared/draw-area.ts'
import { DIRECTIONS, ORIGINS, placeArea } from './shared/place-area.ts'
import { type ByRuleset, RULESET_FIELD } from './shared/ruleset-field.ts'

/** The shapes that an edition has, the rule that lists them, and the rule of each. */
interface Edition {
  readonly shapes: readonly AreaShape[]
  readonly rule: RuleId
  readonly ruleOf: (shape: AreaShape) => RuleId
}

const PLAYTEST = 'next-areas-of-effect'

const EDITIONS: ByRuleset<Edition> = {
  'srd-5.2.1': {
    shapes: srd521Combat.areaShapes,
    rule: 'area-of-effect',
    ruleOf: (shape) => (shape === 'cloud' ? 'next-cloud' : shape),
  },
  'srd-5.1': {
    shapes: srd51Combat.areaShapes,
    rule: 'area-of-effect',
    ruleOf: (shape) => (shape === 'cloud' ? 'next-cloud' : shape),
  },
  'next-2012': {
    shapes: next2012Combat.areaShapes,
    rule: PLAYTEST,
    ruleOf: (shape) => (shape === 'cube' || shape === 'emanation' ? PLAYTEST : `next-${shape}`),
  },
}

const LONGEST = 120
const LENGTH = { type: 'integer', minimum: 5, maximum: LONGEST, unit: 'feet', step: 5 } as const
const PLACE = { type: 'integer', minimum: -24, maximum: 24, rare: true } as const
const COVERING = COVER_DEGREES.filter((degree) => degree !== 'none')

/** The squares of a grid that an area of effect covers. */
export const areaOfEffectCalculator = defineCalculator({
  id: 'area-of-effect',
  topic: 'magic',
  rules: [
    'area-of-effect',
    'cone',
    'cube',
    'cylinder',
    'emanation',
    'line',
    'sphere',
    'playing-on-a-grid',
    'next-areas-of-effect',
  ],
  fields: {
    shape: { type: 'choice', options: AREA_SHAPES, default: 'sphere', named: 'terms' },
    size: { ...LENGTH, default: 20 },
    width: { ...LENGTH, maximum: 60, default: 5, shown: { when: 'shape', is: ['line'] } },
    height: { ...LENGTH, default: 40, shown: { when: 'shape', is: ['cylinder'] } },
    creature: {
      type: 'choice',
      options: SIZES,
      default: 'medium',
      named: 'terms',
      shown: { when: 'shape', is: ['emanation'] },
    },
    direction: {
      type: 'choice',
      options: DIRECTIONS,
      default: 'straight',
      shown: { when: 'shape', is: ['cone', 'line'] },
    },
    origin: {
      type: 'choice',
      options: ORIGINS,
      default: 'corner',
      shown: { when: 'shape', is: ['cone', 'cylinder', 'line', 'sphere', 'cloud'] },
    },
    counted: { type: 'choice', options: COUNTED, default: 'center' },
    'include-origin': { type: 'flag', default: false, shown: { when: 'shape', is: ['emanation'] } },
    elevation: { ...LENGTH, minimum: 0, default: 0, rare: true },
    obstacle: { type: 'choice', options: COVER_DEGREES, default: 'none', rare: true },
    east: { ...PLACE, default: 1, shown: { when: 'obstacle', is: COVERING } },
    south: { ...PLACE, default: -1, shown: { when: 'obstacle', is: COVERING } },
    columns: { ...PLACE, minimum: 1, default: 1, shown: { when: 'obstacle', is: COVERING } },
    rows: { ...PLACE, minimum: 1, default: 2, shown: { when: 'obstacle', is: COVERING } },
    ruleset: RULESET_FIELD,
  },
  steps: STEPS,
  presets: [
    { id: 'cone-15', input: { shape: 'cone', size: 15, origin: 'edge', direction: 'straight' } },
    { id: 'cone-60', input: { shape: 'cone', size: 60, origin: 'edge', direction: 'straight' } },
    { id: 'cube-15', input: { shape: 'cube', size: 15 } },
    { id: 'cylinder-20', input: { shape: 'cylinder', size: 20, height: 40, origin: 'corner' } },
    { id: 'emanation-10', input: { shape: 'emanation', size: 10, creature: 'medium', 'include-origin': false } },
    { id: 'line-100', input: { shape: 'line', size: 100, width: 5, origin: 'edge', direction: 'straight' } },
    { id: 'sphere-20', input: { shape: 'sphere', size: 20, origin: 'corner' } },
    { id: 'cloud-20', input: { shape: 'cloud', size: 20, origin: 'corner', ruleset: 'next-2012' } },
  ],
  compute(input) {
    const { shape, size, width, height, elevation, obstacle, counted, ruleset } = input
    const edition = EDITIONS[ruleset]
    const row = AREAS_OF_EFFECT.find((candidate) => candidate.shape === shape)
    const originIncluded = row?.originIncluded === true
    const area = placeArea(input)
    const wall =
      obstacle === 'none'
        ? undefined
        : { x: input.east, y: input.south, columns: input.columns, rows: input.rows, cover: obstacle }
    const { covered, blocked } = coveredSquares(area, {
      counted,
      elevationFeet: elevation,
      includesOrigin: input['include-origin'],
      ...(wall ? { wall } : {}),
    })
    const along = (axis: 'x' | 'y'): number => {
      const places = covered.map((square) => square[axis])
      return places.length === 0 ? 0 : (Math.max(...places) - Math.min(...places) + 1) * SQUARE_FEET
    }

    const isThere = edition.shapes.includes(shape)
    const rule = edition.ruleOf(shape)
    const steps: Step[] = []
    if (!isThere) {
      steps.push({ kind: 'not-in-edition', rule: edition.rule, values: { shape } })
    }
    const lengths = { size, width, height }
    steps.push({ kind: shape, rule, values: lengths })
    steps.push({ kind: originIncluded ? 'origin-included' : 'origin-not-included', rule, values: {} })
    if (elevation > 0) steps.push({ kind: 'elevation', rule, values: { elevation } })
    const values = { square: SQUARE_FEET, squares: covered.length }
    steps.push({ kind: `counted-${counted}`, rule: 'playing-on-a-grid', values })
    if (wall) {
      const kind = row?.extends === 'around-objects' ? 'around' : obstacle === 'total' ? 'blocked' : 'not-blocked'
      steps.push({ kind, rule: edition.rule, values: { cover: obstacle, blocked: blocked.length } })
    }
    return ok({
      figures: [
        { id: 'squares', kind: 'integer', value: covered.length },
        { id: 'east-west', kind: 'quantity', value: along('x'), unit: 'feet' },
        { id: 'north-south', kind: 'quantity', value: along('y'), unit: 'feet' },
        ...(wall ? [{ id: 'blocked', kind: 'integer', value: blocked.length } as const] : []),
      ],
      drawing: drawArea({ area, covered, blocked, ...(wall ? { wall } : {}) }),
      steps: citedIn(ruleset, steps),
    })
  },
  rolls: () => [],
})
