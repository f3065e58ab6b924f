/** How many fights a page plays by itself. */
export const USUAL_FIGHTS = 10_000
/** The first part is small, so that figures appear at once. */
export const FIRST_PART = 10
/** How long one part takes: short enough that Stop and changes are answered at once. */
const PART_MILLISECONDS = 150
/** A run that would take longer is not played without asking. */
const LONG_MILLISECONDS = 60_000
/** How long what is offered instead takes. */
const SHORT_MILLISECONDS = 20_000
/** More fighters than these are not played without asking. */
const MANY_FIGHTERS = 50
/** The first parts are slower than the rest, because the browser still compiles the code: nothing is said before. */
const WARM_MILLISECONDS = 2000

/** How many fights the next part has. */
export const nextPart = (left: number, millisecondsPerFight: number): number =>
  Math.max(1, Math.min(left, Math.floor(PART_MILLISECONDS / Math.max(millisecondsPerFight, 0.001))))

/** What a run has needed so far. */
export interface Pace {
  readonly fights: number
  readonly goal: number
  readonly fighters: number
  /** of the fastest part: other work of the machine only makes parts slower */
  readonly millisecondsPerFight: number
  readonly milliseconds: number
}

/** How long all fights of a run take. */
export const wholeMilliseconds = ({ goal, millisecondsPerFight }: Pace): number => goal * millisecondsPerFight

/** Whether to ask before a run goes on. */
export function isLong(pace: Pace): boolean {
  if (pace.fights >= pace.goal || pace.milliseconds < WARM_MILLISECONDS) return false
  return pace.fighters > MANY_FIGHTERS || wholeMilliseconds(pace) > LONG_MILLISECONDS
}

/** A number of fights that does not take long, and is at most half of all: a round number. */
export function fewerFights({ goal, millisecondsPerFight }: Pace): number {
  const possible = Math.min(goal / 2, Math.max(10, SHORT_MILLISECONDS / millisecondsPerFight))
  const unit = 10 ** Math.floor(Math.log10(possible))
  return Math.floor(possible / unit) * unit
}
