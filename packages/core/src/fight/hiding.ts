import { endsHiding } from '../rules/actions/hide.ts'
import { lose } from './afflict.ts'
import { creatureOf, type Play, recordSteps, update } from './play.ts'
import { HIDDEN_BY } from './senses.ts'

/** Ends the hiding of a creature, if this ends it. */
export function stopHiding(play: Play, id: string, by: 'attack-roll' | 'verbal-spell' | 'found' | 'loud-sound'): void {
  if (creatureOf(play, id).hidden === 'none' || !endsHiding(by, play.ruleset)) return
  update(play, id, { hidden: 'none' })
  const { condition } = play.ruleset.hide
  recordSteps(play, id, { kind: 'hiding-ended', rule: 'hide', values: { by } })
  if (condition !== 'none') lose(play, id, condition, HIDDEN_BY)
}
