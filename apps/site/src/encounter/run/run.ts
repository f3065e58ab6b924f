import type { EncounterOdds, EncounterTally, Line, NewEncounter, PreparedEncounter } from '@rulestone/core'
import {
  addTallies,
  createEncounter,
  duelOdds,
  oddsOfTally,
  prepareEncounter,
  tallyEncounter,
} from '@rulestone/core/encounter'

/** An encounter to be played, and the seed of its fights. */
export interface RunInput {
  readonly encounter: NewEncounter
  readonly seed: string
}

/** What the fights of a run have shown so far. */
export interface Played {
  readonly fights: number
  readonly odds: EncounterOdds
  /** the number of fights that ended in each round, from round 0 */
  readonly endedInRound: readonly number[]
  /** how long one fight of the last part took */
  readonly millisecondsPerFight: number
  /** the line of each fighter at the start, by its name */
  readonly lines: Readonly<Record<string, Line>>
}

/** The fights of one encounter, played part by part. */
export class Run {
  readonly #prepared: PreparedEncounter
  readonly #seed: string
  #tally: EncounterTally | undefined
  /** undefined until it is known whether the odds are exact */
  #exact: EncounterOdds | 'none' | undefined

  /** @throws RangeError if the encounter is invalid */
  constructor({ encounter, seed }: RunInput) {
    this.#prepared = prepareEncounter(createEncounter(encounter))
    this.#seed = seed
  }

  /** The exact odds, if there are any; what they leave open comes from the fights. They are computed after the first part. */
  #oddsOf(tally: EncounterTally, isFirst: boolean): EncounterOdds {
    const estimated = oddsOfTally(this.#prepared, tally)
    if (!isFirst) this.#exact ??= duelOdds(this.#prepared) ?? 'none'
    const exact = this.#exact
    if (exact === undefined || exact === 'none') return estimated
    return { ...exact, dead: exact.dead.map((chance, index) => chance ?? estimated.dead[index]) }
  }

  /** Plays some fights more. */
  play(fights: number): Played {
    const before = performance.now()
    const first = this.#tally?.fights ?? 0
    const part = tallyEncounter(this.#prepared, { seed: this.#seed, first, fights })
    const millisecondsPerFight = (performance.now() - before) / fights
    const tally = this.#tally ? addTallies(this.#tally, part) : part
    this.#tally = tally
    return {
      fights: tally.fights,
      odds: this.#oddsOf(tally, first === 0),
      endedInRound: tally.endedInRound,
      millisecondsPerFight,
      lines: this.#prepared.encounter.lines,
    }
  }
}
