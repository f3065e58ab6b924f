import { type FightEvent, type FightState, type Legality, legal, RULESETS } from '@rulestone/core'
import { type Fight, readDocument } from '../fight-document.ts'
import { addAct, currentSnapshot } from '../fight-history.ts'

/** More acts than the sample fight takes. */
const MOST_ACTS = 500

/** A living enemy of a creature, the nearest first in the order of joining. */
const isFoe = ({ creatures }: FightState, id: string, other: string): boolean =>
  creatures[id]?.side !== creatures[other]?.side && creatures[other]?.vitals.life.kind === 'conscious'

/** What a plain player does: react, save, attack, come nearer, end the turn. */
function nextEvent(state: FightState, all: readonly Legality[]): FightEvent {
  const possible = (kind: FightEvent['kind']): readonly FightEvent[] =>
    all.flatMap((one) => (one.possible && one.kind === kind ? one.events : []))
  const { phase } = state
  const [reaction] = possible('opportunity-attack')
  if (reaction !== undefined) return reaction
  if (phase.kind === 'between-turns') return { kind: 'begin-turn', creature: phase.next }
  const creature = phase.kind === 'turn' ? phase.of : ''
  const [save] = possible('death-save')
  if (save !== undefined) return save
  const attack = possible('attack').find(
    (one) => one.kind === 'attack' && isFoe(state, creature, one.target) && one.attack !== 'unarmed-strike',
  )
  if (attack !== undefined) return attack
  const step = possible('move').find(
    (one) =>
      one.kind === 'move' && one.legs.some((leg) => leg.kind === 'feet' && nears(state, creature, leg.distances)),
  )
  const isSpent = state.creatures[creature]?.spent.action === true
  return step !== undefined && !isSpent ? step : { kind: 'end-turn', creature }
}

/** Whether a leg leads nearer to a standing enemy. */
const nears = (
  state: FightState,
  id: string,
  distances: readonly { readonly to: string; readonly feet: number }[],
): boolean =>
  distances.some(({ to, feet }) => {
    const range = state.ranges.find(({ between }) => between.includes(id) && between.includes(to))
    return isFoe(state, id, to) && feet < (range?.feet ?? 0)
  })

/**
 * A fight, played to its end by plain players.
 *
 * @param sample the text of its document
 */
export function playSample(sample: string): Fight {
  const read = readDocument(sample)
  if (!read.ok) throw new RangeError(`the sample cannot be read: ${read.error.code}`)
  let fight = read.value
  const add = (event: FightEvent): boolean => {
    const next = addAct(fight, { events: [event] })
    if (next.ok) fight = next.value
    return next.ok
  }
  for (let act = 0; act < MOST_ACTS && !add({ kind: 'end-combat' }); act += 1) {
    const { state, edition } = currentSnapshot(fight)
    add(nextEvent(state, legal(RULESETS[edition], state)))
  }
  return fight
}
