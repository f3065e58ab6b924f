import { type GridSpace, gridDistanceFeet, speedInSquares } from '../../rules/movement/grid.ts'
import { movementLeft } from '../../rules/movement/movement-left.ts'
import {
  type CreatureInTheWay,
  isProneInSharedSpace,
  movingThrough,
} from '../../rules/movement/moving-around-creatures.ts'
import type { DashRule } from '../../rulesets/checks-and-actions.ts'
import type { StepValue } from '../../steps/step-value.ts'
import { SQUARE_FEET } from '../../tables/measures.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { InputOf, Step } from '../calculator.ts'
import type { GRID_FIELDS } from './grid-fields.ts'
import { SQUARE_SIDE } from './square-side.ts'
import { integer, option, quantity } from './values.ts'
import type { Stop, Tread, Walk, WalkRules } from './walk.ts'

/** What an edition says about a walk, and where: in 2012 one rule says everything. */
export interface WalkEdition extends WalkRules {
  readonly dash: DashRule
  readonly ruleOf: (rule: RuleId) => RuleId
}

/** A walk with its result. */
export interface Walked extends Walk {
  readonly input: InputOf<typeof GRID_FIELDS>
  readonly edition: WalkEdition
  /** what the turn pays for, in feet */
  readonly movement: number
  /** the side of the walker's space, in feet */
  readonly side: number
  /** how many of its size fit into that space */
  readonly together: number
  readonly start: GridSpace
  readonly other: { readonly space: GridSpace; readonly creature: CreatureInTheWay }
  /** the steps that the movement of this turn pays for */
  readonly reached: readonly Tread[]
  /** where the turn ends */
  readonly turnEnd: GridSpace
}

/** The rule that blocks the way. */
const CLOSED_BY: Readonly<Record<Stop, RuleId>> = {
  'not-adjacent': 'playing-on-a-grid',
  filled: 'playing-on-a-grid',
  corner: 'playing-on-a-grid',
  creature: 'moving-around-creatures',
}

const feet = (value: number): StepValue => quantity(value, 'feet')

const costOf = (treads: readonly Tread[]): number => treads.reduce((total, { costFeet }) => total + costFeet, 0)

/** The cost of the steps of a walk, in feet; those of this turn leave some movement. */
export const costAndLeft = ({
  treads,
  reached,
  movement,
}: Walked): { readonly cost: number; readonly left: number } => ({
  cost: costOf(treads),
  left: movementLeft(movement, costOf(reached)),
})

/** The extra feet of all steps, by the rule that adds or removes them. */
function extraFeet(treads: readonly Tread[]): ReadonlyMap<RuleId, number> {
  const sums = new Map<RuleId, number>()
  for (const tread of treads) {
    for (const [rule, more] of tread.extraFeet) sums.set(rule, (sums.get(rule) ?? 0) + more)
  }
  return sums
}

/** Whether a step goes to a square that touches the last one only at a corner. */
const hasDiagonal = ({ treads, start }: Walked): boolean =>
  treads.some(({ to }, index) => {
    const from = treads[index - 1]?.to ?? start
    return from.x !== to.x && from.y !== to.y
  })

/** The space of the walker, its speed in squares, and what the squares cost. */
function spaceAndSpeed(walked: Walked): Step[] {
  const { input, edition, movement, side, together, start, treads } = walked
  const { ruleOf, dash } = edition
  const { size, speed } = input
  return [
    {
      rule: 'size',
      id: size === 'tiny' ? 'space-tiny' : 'space',
      values: {
        size: option('size', size),
        side: feet(side),
        across: integer(start.across),
        together: integer(together),
      },
    },
    {
      rule: ruleOf('playing-on-a-grid'),
      id: 'speed',
      intoSquares: true,
      values: { speed: feet(speed), squares: integer(speedInSquares(speed)), square: SQUARE_SIDE },
    },
    ...(input.dash ? [{ rule: ruleOf('dash'), id: dash.action, values: { movement: feet(movement) } }] : []),
    {
      rule: ruleOf('playing-on-a-grid'),
      id: 'squares',
      intoSquares: true,
      values: { count: integer(treads.length), square: SQUARE_SIDE, feet: feet(treads.length * SQUARE_FEET) },
    },
    ...(hasDiagonal(walked) ? [{ rule: ruleOf('playing-on-a-grid'), id: 'diagonal', values: {} }] : []),
  ]
}

/** What makes steps cost more, and what does not. */
function extras({ input, edition: { ruleOf }, treads }: Walked): Step[] {
  const steps: Step[] = []
  const extra = extraFeet(treads)
  for (const [rule, more] of extra) {
    if (rule === 'difficult-terrain') continue
    steps.push({ rule: ruleOf(rule), id: more > 0 ? rule : `with-${rule}`, values: { extra: feet(more) } })
  }
  const marked = { terrain: option('terrain', input.terrain), size: option('size', input.size) }
  if (treads.some(({ isMarkedInVain }) => isMarkedInVain)) {
    steps.push({ rule: ruleOf('difficult-terrain'), id: `not-difficult-${input.terrain}`, values: marked })
  }
  const count = treads.filter(({ isDifficult }) => isDifficult).length
  if (count > 0) {
    const values = { ...marked, count: integer(count), extra: feet(extra.get('difficult-terrain') ?? 0) }
    steps.push({ rule: ruleOf('difficult-terrain'), id: 'difficult', values })
  }
  return steps
}

/** How the other creature, or a wall, affects the way. */
function around({ input, edition, treads, stop, reached, turnEnd, other }: Walked): Step[] {
  const { ruleOf, movingAroundCreatures: rule } = edition
  const { space, creature } = other
  const steps: Step[] = []
  const say = (id: string): number => steps.push({ rule: ruleOf('moving-around-creatures'), id, values: {} })
  if (treads.some(({ isThrough }) => isThrough)) {
    const { passableFor, difficultTerrain } = movingThrough(input.size, creature, rule)
    say(`through-${passableFor[0]}`)
    if (difficultTerrain) say('its-space')
  }
  if (stop !== 'none') {
    const values = { step: integer(treads.length + 1) }
    steps.push({ rule: ruleOf(CLOSED_BY[stop]), id: `closed-${stop}`, values })
  }
  if (reached.at(-1)?.isThrough && gridDistanceFeet(turnEnd, space) === 0) {
    say('no-end')
    if (isProneInSharedSpace(input.size, creature.size, rule)) say('prone')
  }
  return steps
}

/** The total: the movement that is left, or how far the walker gets. */
function total(walked: Walked): Step {
  const { edition, movement, treads, reached } = walked
  const { cost, left } = costAndLeft(walked)
  if (reached.length < treads.length) {
    const values = { reached: integer(reached.length), count: integer(treads.length), left: feet(left) }
    return { rule: edition.ruleOf('playing-on-a-grid'), id: 'later', values }
  }
  const values = { movement: feet(movement), cost: feet(cost), left: feet(left) }
  return { rule: edition.ruleOf('speed'), id: 'left', values }
}

/** The reasoning of a walk, in the order in which a player thinks. */
export function walkSteps(walked: Walked): Step[] {
  const { input, edition, start, turnEnd, other } = walked
  const values = {
    before: feet(gridDistanceFeet(start, other.space)),
    after: feet(gridDistanceFeet(turnEnd, other.space)),
  }
  const distance: Step = { rule: edition.ruleOf('playing-on-a-grid'), id: 'distance', values }
  return [
    ...spaceAndSpeed(walked),
    ...extras(walked),
    ...around(walked),
    total(walked),
    ...(input.other === 'none' ? [] : [distance]),
  ]
}
