import { ok } from '../result.ts'
import { dash } from '../rules/actions/dash.ts'
import { gridDistanceFeet, gridSpace } from '../rules/movement/grid.ts'
import { CITATIONS } from '../rulesets/citations.ts'
import { next2012ChecksAndActions } from '../rulesets/next-2012/checks-and-actions.ts'
import { next2012Combat } from '../rulesets/next-2012/combat.ts'
import { srd51ChecksAndActions } from '../rulesets/srd-5-1/checks-and-actions.ts'
import { srd51Combat } from '../rulesets/srd-5-1/combat.ts'
import { srd521ChecksAndActions } from '../rulesets/srd-5-2-1/checks-and-actions.ts'
import { srd521Combat } from '../rulesets/srd-5-2-1/combat.ts'
import { CREATURE_SIZES } from '../tables/combat/creature-sizes.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { defineCalculator, type Figure } from './calculator.ts'
import { STEPS } from './grid.steps.ts'
import { drawWalk } from './shared/draw-walk.ts'
import { GRID_FIELDS, terrainOf } from './shared/grid-fields.ts'
import { readPath } from './shared/path.ts'
import { type ByRuleset, RULESET_FIELD } from './shared/ruleset-field.ts'
import { type InTheWay, walk } from './shared/walk.ts'
import { costAndLeft, type WalkEdition, type Walked, walkSteps } from './shared/walk-steps.ts'

/** How a walk differs in the 2012 playtest; the rest is in its rule of movement. */
const PLAYTEST_RULES: Readonly<Partial<Record<RuleId, RuleId>>> = {
  climbing: 'next-movement-cost',
  crawling: 'next-movement-cost',
  dash: 'next-hustle',
  'difficult-terrain': 'next-movement-cost',
  'moving-around-creatures': 'next-moving-around-creatures',
  swimming: 'next-movement-cost',
}

const EDITIONS: ByRuleset<WalkEdition> = {
  'srd-5.2.1': { ...srd521Combat, dash: srd521ChecksAndActions.dash, ruleOf: (rule) => rule },
  'srd-5.1': {
    ...srd51Combat,
    dash: srd51ChecksAndActions.dash,
    ruleOf: (rule) => CITATIONS['srd-5.1'][rule] ?? rule,
  },
  'next-2012': {
    ...next2012Combat,
    dash: next2012ChecksAndActions.dash,
    ruleOf: (rule) => PLAYTEST_RULES[rule] ?? 'next-movement',
  },
}

/** Spaces, distances and the cost of a path on the grid. */
export const gridCalculator = defineCalculator({
  id: 'grid',
  topic: 'movement',
  rules: [
    'playing-on-a-grid',
    'size',
    'difficult-terrain',
    'moving-around-creatures',
    'speed',
    'dash',
    'crawling',
    'climbing',
    'climb-speed',
    'swimming',
    'swim-speed',
    'next-movement',
    'next-movement-in-combat',
    'next-hustle',
  ],
  fields: { ...GRID_FIELDS, ruleset: RULESET_FIELD },
  steps: STEPS,
  intoSquares: ['speed', 'squares'],
  compute(input) {
    const { size, speed, ways, incapacitated } = input
    const edition = EDITIONS[input.ruleset]
    const path = readPath(input.path, GRID_FIELDS.path.longest)
    const start = gridSpace({ size, x: 0, y: 0 })
    const other = {
      space: gridSpace({ size: input['other-size'], x: input.east, y: input.south }),
      creature: { size: input['other-size'], ally: input.other === 'ally', incapacitated },
    }
    const inTheWay: Readonly<Record<typeof input.other, readonly InTheWay[]>> = {
      none: [],
      enemy: [other],
      ally: [other],
      wall: [{ space: other.space, creature: 'none' }],
    }
    const dashed = dash({ speedFeet: speed, movementLeftFeet: speed }, edition)
    const moves = input.dash
      ? { ordinary: dashed.movementLeftFeet, action: dashed.moveWithActionFeet }
      : { ordinary: speed, action: 0 }
    const walker = {
      size,
      moves,
      circumstances: ways,
      speed: input['speed-used'],
      terrain: terrainOf(input),
    }
    const walked = walk(path.ok ? path.value : [], walker, inTheWay[input.other], edition)
    const { treads } = walked
    const reached = treads.filter(({ paidBy }) => paidBy !== 'later')
    const { sideHalfFeet = 0, creaturesPerSpace: together = 1 } = CREATURE_SIZES.find((row) => row.size === size) ?? {}
    const side = sideHalfFeet / 2
    const turnEnd = { ...start, ...reached.at(-1)?.to }
    const all: Walked = {
      ...walked,
      input,
      edition,
      movement: moves.ordinary + moves.action,
      side,
      together,
      start,
      other,
      reached,
      turnEnd,
    }
    const { cost, left } = costAndLeft(all)
    const feet = (id: string, value: number): Figure => ({ id, kind: 'quantity', value, unit: 'feet' })
    const partly: Figure[] =
      reached.length < treads.length ? [{ id: 'reached', kind: 'integer', value: reached.length }] : []
    const distances =
      input.other === 'none'
        ? []
        : [
            feet('distance-before', gridDistanceFeet({ from: start, to: other.space })),
            feet('distance', gridDistanceFeet({ from: turnEnd, to: other.space })),
          ]
    return ok({
      figures: [
        feet('cost', cost),
        feet('left', left),
        { id: 'squares', kind: 'integer', value: treads.length },
        ...partly,
        ...distances,
        feet('side', side),
      ],
      drawing: drawWalk(all),
      steps: walkSteps(all),
    })
  },
  rolls: () => [],
})
