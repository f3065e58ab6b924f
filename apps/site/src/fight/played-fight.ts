import { enteredDice, type FightEvent, seededRandom } from '@rulestone/core'
import { type FightDocument, newFight } from './fight-document.ts'
import { linkFragment } from './menu/fight-link.ts'
import { type Act, applyAct, emptySnapshot } from './snapshots.ts'

/** A fight that was played elsewhere, event by event. */
export interface PlayedFight {
  /** the creatures that fight */
  readonly joins: readonly FightEvent[]
  readonly events: readonly FightEvent[]
  /** of the generator that rolled all dice of the events, one after the other; without events, a new one if none is given */
  readonly seed?: string
}

/** Events that belong to the act before them. */
const FOLLOWS: readonly FightEvent['kind'][] = ['begin-turn', 'set-distance']

function groupsOf({ joins, events }: PlayedFight): readonly (readonly FightEvent[])[] {
  const groups: FightEvent[][] = [[...joins]]
  for (const event of events) {
    const last = groups.at(-1)
    if (last && groups.length > 1 && FOLLOWS.includes(event.kind)) last.push(event)
    else groups.push([event])
  }
  return groups
}

/**
 * A fight that was played elsewhere as the tracker keeps it: one act after the other, each with the faces that its dice showed.
 *
 * @throws RangeError if the rules refuse one of the events
 */
function playedDocument(played: PlayedFight): FightDocument {
  const { document } = newFight(played.seed)
  const { random, thrown } = enteredDice([], seededRandom(document.seed))
  let snapshot = emptySnapshot(document.ruleset)
  const acts = groupsOf(played).map((events): Act => {
    const before = thrown.length
    const next = applyAct(snapshot, { events }, random)
    if (!next.ok) throw new RangeError(`The fight refuses ${JSON.stringify(next.error)}.`)
    snapshot = next.value
    return { events, dice: thrown.slice(before).map(({ face }) => face) }
  })
  return { ...document, acts, done: acts.length }
}

/** A fight that was played elsewhere as the fragment with which the tracker opens it. */
export const playedFragment = (played: PlayedFight): Promise<string> => linkFragment(playedDocument(played))
