import { cannotAct, isDeprived, onlyOnItsTurn, reactionsFirst, takeAction } from '../acting.ts'
import { attackOf } from '../attacks.ts'
import { aCreature, aText, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { makeAttack } from '../make-attack.ts'
import { hasMultiattackLeft, noMultiattackLeft, useMultiattack } from '../multiattack.ts'
import { distanceFeet } from '../places.ts'
import { creatureOf, enemiesFirst, type Now, type Play, recordSteps, spend } from '../play.ts'
import { firstRefusal, type Refusal, refuse } from '../refusal.ts'
import { SAVING_CREATURES, type SavingCreature, saveAgainst, targetObstacle } from '../saving-effect.ts'
import { expend, hasUseLeft, specialActionOf } from '../special-actions.ts'
import type { SpecialAction } from '../stat-block.ts'
import { strikeObstacle } from '../strike.ts'

/** A creature uses a special action of its stat block. */
export interface SpecialActionEvent {
  readonly kind: 'special-action'
  readonly creature: string
  /** the id of the special action */
  readonly action: string
  /** who saves against it; of one that makes attacks, the target of each attack */
  readonly targets?: readonly SavingCreature[]
}

/**
 * Why a creature cannot take a legendary action now.
 *
 * @source SRD 5.2.1, Monsters, Legendary Actions (page 256)
 */
function noLegendaryAction(now: Now, id: string, { id: action, oncePerRound = false }: SpecialAction) {
  const { phase } = now.state
  const { legendaryUses = 0, spent } = creatureOf(now, id)
  const { taken, waits } = spent.legendary ?? { taken: [], waits: true }
  return firstRefusal(
    () => (phase.kind === 'no-combat' ? refuse('no-combat', 'order-of-combat', { creature: id }) : undefined),
    () =>
      phase.kind === 'turn' || waits ? refuse('not-its-turn', 'stat-block', { creature: id, got: action }) : undefined,
    () =>
      taken.length >= legendaryUses || (oncePerRound && taken.includes(action))
        ? refuse('none-left', 'stat-block', { creature: id, got: action })
        : undefined,
    () => isDeprived(now, id, 'action'),
  )
}

/** Why a creature does not have what a special action takes. */
function cannotPay(now: Now, id: string, action: SpecialAction): Refusal | undefined {
  if (action.takes === 'legendary-action') return noLegendaryAction(now, id, action)
  if (action.takes === 'reaction') return cannotAct(now, id, 'reaction')
  if (action.takes === 'action' && hasMultiattackLeft(now, id)) return noMultiattackLeft(now, id, action.id)
  return firstRefusal(
    () => onlyOnItsTurn(now, id),
    () => cannotAct(now, id, action.takes === 'action' ? 'action' : 'bonus-action'),
  )
}

/** Takes from a creature what a special action takes. */
function pay(play: Play, id: string, action: SpecialAction): void {
  const { spent, multiattacks } = creatureOf(play, id)
  if (action.takes === 'bonus-action') spend(play, id, { bonusAction: true })
  else if (action.takes === 'reaction') spend(play, id, { reaction: true })
  else if (action.takes === 'legendary-action') {
    const { taken = [] } = spent.legendary ?? {}
    spend(play, id, { legendary: { taken: [...taken, action.id], waits: true } })
  } else if (multiattacks === undefined) takeAction(play, id)
  else useMultiattack(play, id, action.id)
}

function obstacle(now: Now, id: string, action: SpecialAction, targets: readonly SavingCreature[]) {
  const { save, makes, targets: most, withinFeet } = action
  if (save) {
    const far = targets.find(({ creature }) => distanceFeet(now.state, id, creature) > (withinFeet ?? Infinity))
    return firstRefusal(
      () => targetObstacle(now, targets),
      () =>
        most !== undefined && targets.length > most
          ? refuse('malformed', 'saving-throw', { at: 'targets', got: targets.length, expected: most })
          : undefined,
      () =>
        far && withinFeet !== undefined
          ? refuse('out-of-range', 'range', {
              creature: far.creature,
              got: distanceFeet(now.state, id, far.creature),
              expected: withinFeet,
            })
          : undefined,
    )
  }
  if (!makes) return undefined
  const attack = attackOf(now, creatureOf(now, id), makes.attack)
  if (attack === undefined) return refuse('unknown-attack', 'attack', { creature: id, got: makes.attack })
  if (targets.length === 0 || targets.length > makes.times) {
    return refuse('malformed', 'attack', { at: 'targets', got: targets.length, expected: makes.times })
  }
  return firstRefusal(
    ...targets.map(
      ({ creature: target, cover = 'none' }) =>
        () =>
          strikeObstacle(now, { attacker: id, target, attack: makes.attack, cover }),
    ),
  )
}

/**
 * Handles the event `SpecialActionEvent`.
 *
 * @source SRD 5.2.1, Monsters, Parts of a Stat Block: Actions, Legendary Actions, Limited Usage (pages 255 and 256)
 */
export const specialAction: EventHandler<SpecialActionEvent> = {
  rule: 'stat-block',
  fields: { creature: aCreature, action: aText, targets: optional(SAVING_CREATURES) },
  check: (now, { creature: id, action: name, targets = [] }) => {
    const creature = creatureOf(now, id)
    const action = specialActionOf(creature, name)
    if (action === undefined) return refuse('no-such-action', 'stat-block', { creature: id, got: name })
    return firstRefusal(
      () => reactionsFirst(now),
      () => cannotPay(now, id, action),
      () => (hasUseLeft(creature, action) ? undefined : refuse('none-left', 'stat-block', { creature: id, got: name })),
      () => obstacle(now, id, action, targets),
    )
  },
  perform: (play, { creature: id, action: name, targets = [] }) => {
    const action = specialActionOf(creatureOf(play, id), name)
    if (action === undefined) return
    const { save, makes } = action
    pay(play, id, action)
    expend(play, id, action)
    recordSteps(play, id, { kind: 'special-action-used', rule: 'stat-block', values: { action: name } })
    if (save) saveAgainst(play, id, save, targets)
    if (!makes) return
    const conscious = targets.filter(({ creature }) => creatureOf(play, creature).vitals.life.kind === 'conscious')
    for (const attacked of targets) {
      const { creature: target, cover = 'none' } = attacked
      const { kind } = creatureOf(play, target).vitals.life
      if (kind === 'dead' || (conscious.includes(attacked) && kind !== 'conscious')) continue
      makeAttack(play, { attacker: id, target, attack: makes.attack, cover })
    }
  },
  candidates: (now, id) => {
    const { specialActions = [] } = creatureOf(now, id)
    const targets = enemiesFirst(now, id)
      .slice(0, 1)
      .map((creature) => ({ creature }))
    if (specialActions.length === 0) return [{ kind: 'special-action', creature: id, action: 'none' }]
    return specialActions.map(({ id: action }) => ({ kind: 'special-action', creature: id, action, targets }))
  },
}
