import { roundsInMinutes } from '../rules/combat/round.ts'
import { passRounds } from '../rules/conditions/condition-duration.ts'
import { afterStableHours } from '../rules/damage-and-healing/stabilize.ts'
import { rollNotation, setVitals } from './harm.ts'
import { creatureOf, creaturesOf, type Now, type Play, recordSteps, update } from './play.ts'
import { type Refusal, refuse } from './refusal.ts'

const MINUTES_PER_HOUR = 60

/**
 * Why time cannot pass outside combat: a dying creature makes its Death Saving Throws turn by turn.
 *
 * @source SRD 5.2.1, Playing the Game, Death Saving Throws (page 17)
 * @source 2012 playtest, Dying
 */
export function somebodyDying(now: Now): Refusal | undefined {
  const dying = creaturesOf(now).find(({ vitals }) => vitals.life.kind === 'dying')
  return dying === undefined ? undefined : refuse('dying', 'death-saving-throw', { creature: dying.id })
}

/**
 * A Stable creature wakes after some hours, which are rolled when time first passes and counted from then. Its step
 * says how many hours are left at the start of the event, rounded up.
 */
function wake(play: Play, id: string, minutes: number): void {
  const { vitals, wakesAtMinutes } = creatureOf(play, id)
  if (vitals.life.kind !== 'stable') return
  const { dying } = play.ruleset
  const begins = play.state.minutes - minutes
  const at =
    wakesAtMinutes === 'none' ? begins + rollNotation(play, dying.stableHours) * MINUTES_PER_HOUR : wakesAtMinutes
  const hours = Math.ceil((at - begins) / MINUTES_PER_HOUR)
  const wakes = at <= play.state.minutes
  recordSteps(play, id, {
    kind: 'stable-creature-wakes',
    rule: 'stable',
    values: { hours, points: dying.stableHitPoints, wakes },
  })
  if (wakes) setVitals(play, id, { ...vitals, life: afterStableHours(vitals.life, play.ruleset) })
  else update(play, id, { wakesAtMinutes: at })
}

/**
 * Time passes outside combat: conditions end once their turns have passed, longer ones get shorter, and Stable
 * creatures wake.
 */
export function elapse(play: Play, minutes: number): void {
  play.state = { ...play.state, minutes: play.state.minutes + minutes }
  const rounds = roundsInMinutes(minutes)
  for (const { id, conditions } of creaturesOf(play)) {
    update(play, id, { conditions: passRounds({ conditions, rounds }, play.ruleset) })
    const ended = conditions.filter(({ duration }) => duration !== undefined && duration.turns <= rounds)
    for (const { condition } of ended)
      recordSteps(play, id, { kind: 'condition-ended', rule: condition, values: { minutes } })
    wake(play, id, minutes)
  }
}
