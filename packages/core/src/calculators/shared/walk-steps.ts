import { type GridSpace, gridDistanceFeet, speedInSquares } from '../../rules/movement/grid.ts'
import { remainingMovementFeet } from '../../rules/movement/movement-left.ts'
import {
  type CreatureInTheWay,
  isProneInSharedSpace,
  movingThrough,
} from '../../rules/movement/moving-around-creatures.ts'
import type { DashRule } from '../../rulesets/checks-and-actions.ts'
import type { PassableFor } from '../../rulesets/combat.ts'
import { SQUARE_FEET } from '../../tables/measures.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { InputOf } from '../calculator.ts'
import type { Step } from '../grid.steps.ts'
import type { GRID_FIELDS } from './grid-fields.ts'
import type { Stop, Tread, Walk, WalkRules } from './walk.ts'

/** The differences between editions for a walk, and the rules to cite: in 2012 a single one. */
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

const costOf = (treads: readonly Tread[]): number => treads.reduce((total, { costFeet }) => total + costFeet, 0)

/** The cost of the steps of a walk, in feet; those of this turn leave some movement. */
export const costAndLeft = ({
  treads,
  reached,
  movement,
}: Walked): { readonly cost: number; readonly left: number } => ({
  cost: costOf(treads),
  left: remainingMovementFeet({ speedFeet: movement, spentFeet: costOf(reached) }),
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
      kind: size === 'tiny' ? 'space-tiny' : 'space',
      rule: 'size',
      values: {
        size,
        side,
        across: start.across,
        together,
      },
    },
    {
      kind: 'speed',
      rule: ruleOf('playing-on-a-grid'),
      values: { speed, squares: speedInSquares(speed), square: SQUARE_FEET },
    },
    ...(input.dash ? [{ kind: dash.action, rule: ruleOf('dash'), values: { movement } } as const] : []),
    {
      kind: 'squares',
      rule: ruleOf('playing-on-a-grid'),
      values: { count: treads.length, square: SQUARE_FEET, feet: treads.length * SQUARE_FEET },
    },
    ...(hasDiagonal(walked) ? [{ kind: 'diagonal', rule: ruleOf('playing-on-a-grid'), values: {} } as const] : []),
  ]
}

/** The kind of step for each rule that adds feet or takes them away; that of Difficult Terrain counts its squares too. */
const EXTRA_KINDS: Readonly<Partial<Record<RuleId, ExtraKind>>> = {
  climbing: 'climbing',
  crawling: 'crawling',
  swimming: 'swimming',
  grappled: 'grappled',
  'climb-speed': 'with-climb-speed',
  'swim-speed': 'with-swim-speed',
}

type ExtraKind = 'climbing' | 'crawling' | 'swimming' | 'grappled' | 'with-climb-speed' | 'with-swim-speed'

/** What makes steps cost more, and what does not. */
function extras({ input, edition: { ruleOf }, treads }: Walked): Step[] {
  const steps: Step[] = []
  const extra = extraFeet(treads)
  for (const [rule, more] of extra) {
    const kind = EXTRA_KINDS[rule]
    if (kind !== undefined) steps.push({ kind, rule: ruleOf(rule), values: { extra: more } })
  }
  const marked = { terrain: input.terrain, size: input.size }
  const { terrain } = input
  const inVain = treads.some(({ isMarkedInVain }) => isMarkedInVain)
  if (inVain && (terrain === 'furniture' || terrain === 'opening')) {
    steps.push({ kind: `not-difficult-${terrain}`, rule: ruleOf('difficult-terrain'), values: marked })
  }
  const count = treads.filter(({ isDifficult }) => isDifficult).length
  if (count > 0) {
    const values = { ...marked, count, extra: extra.get('difficult-terrain') ?? 0 }
    steps.push({ kind: 'difficult', rule: ruleOf('difficult-terrain'), values })
  }
  return steps
}

type AroundKind = 'its-space' | 'no-end' | 'prone' | `through-${PassableFor}`

/** How the other creature, or a wall, affects the way. */
function around({ input, edition, treads, stop, reached, turnEnd, other }: Walked): Step[] {
  const { ruleOf } = edition
  const { space, creature } = other
  const steps: Step[] = []
  const say = (kind: AroundKind): void => {
    steps.push({ kind, rule: ruleOf('moving-around-creatures'), values: {} })
  }
  if (treads.some(({ isThrough }) => isThrough)) {
    const {
      value: { passableFor, difficultTerrain },
    } = movingThrough({ moverSize: input.size, creature }, edition)
    const [reason] = passableFor
    if (reason !== undefined) say(`through-${reason}`)
    if (difficultTerrain) say('its-space')
  }
  if (stop !== 'none' && stop !== 'not-adjacent') {
    const values = { step: treads.length + 1 }
    steps.push({ kind: `closed-${stop}`, rule: ruleOf(CLOSED_BY[stop]), values })
  }
  if (reached.at(-1)?.isThrough && gridDistanceFeet({ from: turnEnd, to: space }) === 0) {
    say('no-end')
    if (isProneInSharedSpace({ size: input.size, otherSize: creature.size }, edition)) say('prone')
  }
  return steps
}

/** The total: the movement that is left, or how far the walker gets. */
function total(walked: Walked): Step {
  const { edition, movement, treads, reached } = walked
  const { cost, left } = costAndLeft(walked)
  if (reached.length < treads.length) {
    const values = { reached: reached.length, count: treads.length, left }
    return { kind: 'later', rule: edition.ruleOf('playing-on-a-grid'), values }
  }
  const values = { movement, cost, left }
  return { kind: 'left', rule: edition.ruleOf('speed'), values }
}

/** The reasoning of a walk, in the order in which a player thinks. */
export function walkSteps(walked: Walked): Step[] {
  const { input, edition, start, turnEnd, other } = walked
  const values = {
    before: gridDistanceFeet({ from: start, to: other.space }),
    after: gridDistanceFeet({ from: turnEnd, to: other.space }),
  }
  const distance: Step = { kind: 'distance', rule: edition.ruleOf('playing-on-a-grid'), values }
  return [
    ...spaceAndSpeed(walked),
    ...extras(walked),
    ...around(walked),
    total(walked),
    ...(input.other === 'none' ? [] : [distance]),
  ]
}
