import { passRounds } from '../rules/condition-duration.ts'
import { roundsInMinutes } from '../rules/round.ts'
import { afterStableHours } from '../rules/stabilize.ts'
import { rollNotation, setVitals } from './harm.ts'
import { creaturesOf, note, type Play, update } from './play.ts'
import type { Creature } from './state.ts'

const MINUTES_PER_HOUR = 60

/** A Stable creature wakes after some hours, which are rolled for each stretch of time. */
function wake(play: Play, { id, vitals }: Creature, minutes: number): void {
  if (vitals.life.kind !== 'stable' || minutes < MINUTES_PER_HOUR) return
  const { dying } = play.ruleset
  const hours = rollNotation(play, dying.stableHours)
  const wakes = hours * MINUTES_PER_HOUR <= minutes
  note(play, id, { rule: 'stable', given: { hours, points: dying.stableHitPoints }, result: { wakes } })
  if (wakes) setVitals(play, id, { ...vitals, life: afterStableHours(vitals.life, dying) })
}

/** Time passes outside combat: conditions that last for no more turns than that end, and the Stable wake. */
export function elapse(play: Play, minutes: number): void {
  play.state = { ...play.state, minutes: play.state.minutes + minutes }
  for (const creature of creaturesOf(play)) {
    const { id, conditions } = creature
    const after = passRounds(conditions, roundsInMinutes(minutes), play.ruleset.conditions)
    if (after.length < conditions.length) {
      update(play, id, { conditions: after })
      const ended = conditions.filter((one) => !after.includes(one))
      for (const { condition } of ended) note(play, id, { rule: condition, given: { minutes }, result: { ends: true } })
    }
    wake(play, creature, minutes)
  }
}
