import { keepsDodging } from '../rules/actions/dodge.ts'
import { grappleEnds } from '../rules/combat/grappling.ts'
import { fallingOff, type ThrownBy } from '../rules/combat/mounted-combat.ts'
import { canAct } from '../rules/conditions/can-act.ts'
import type { LastingCondition } from '../rules/conditions/condition-duration.ts'
import { exhaustionEffects } from '../rules/conditions/exhaustion.ts'
import { concentrationEnds } from '../rules/spells-and-magic/concentration-ends.ts'
import { cannotAct } from './acting.ts'
import { gain, lose } from './afflict.ts'
import { divideMaximum } from './exhausted-maximum.ts'
import { endConcentration, setVitals } from './harm.ts'
import { creaturesIn, distanceFeet, isFree, spaceOf, withRange } from './places.ts'
import { creatureOf, creaturesOf, type Now, type Play, recordSteps, spend, update } from './play.ts'
import { rollSave } from './rolls.ts'
import { afflicted, exhaustionLevelOf, has, isIncapacitated } from './senses.ts'
import { speedOf } from './speed.ts'
import type { Creature, FightState, Offer, Place } from './state.ts'
import { passOver } from './turns.ts'
import { walkOn } from './walk.ts'

/** Exhaustion kills at its highest level. */
function exhaust(play: Play, creature: Creature): void {
  const { id, vitals } = creature
  const level = exhaustionLevelOf(creature)
  if (level === 0 || vitals.life.kind === 'dead' || !exhaustionEffects(level, play.ruleset).dies) return
  recordSteps(play, id, { kind: 'dies-of-exhaustion', rule: 'exhaustion', values: { level } })
  setVitals(play, id, { ...vitals, life: { kind: 'dead' } })
}

/** Concentration ends for the Incapacitated and the dead. */
function loseConcentration(play: Play, creature: Creature): void {
  const { id, concentration, vitals } = creature
  const { concentration: rule } = play.ruleset
  if (concentration === 'none' || rule === 'none') return
  const dead = vitals.life.kind === 'dead'
  const able = canAct({ creature: afflicted(creature), capacity: 'concentration' }, play.ruleset).can
  if (!dead && able) return
  recordSteps(play, id, ...concentrationEnds({ kind: dead ? 'dies' : 'incapacitated' }, play.ruleset).steps)
  endConcentration(play, id)
}

/** @source SRD 5.2.1, Rules Glossary, Dodge (page 181); 2012 playtest, Actions in Combat, Dodge */
function stopDodging(play: Play, creature: Creature): void {
  if (!creature.dodging) return
  const { speedFeet } = speedOf(play, creature)
  if (keepsDodging({ incapacitated: isIncapacitated(play, creature), speedFeet })) return
  update(play, creature.id, { dodging: false })
  recordSteps(play, creature.id, { kind: 'dodge-ended', rule: 'dodge', values: { speedFeet } })
}

/** The range of a grapple, in feet: of one from a stat block, the longest reach of the grappler. */
const gripRangeFeet = ({ attacks }: Creature, { escapeDc }: LastingCondition, reachFeet: number): number =>
  escapeDc === undefined
    ? reachFeet
    : Math.max(reachFeet, ...attacks.flatMap(({ kinds, reachFeet }) => (kinds.includes('melee') ? [reachFeet] : [])))

/** Grapples end when the grappler is Incapacitated or too far away. */
function endGrapples(play: Play, { id, conditions, gone }: Creature): void {
  const { unarmedStrike } = play.ruleset
  for (const given of conditions) {
    const { condition, source } = given
    if (condition !== 'grappled' || source === undefined || unarmedStrike === 'none') continue
    if (!Object.hasOwn(play.state.creatures, source)) continue
    const { value: ends, steps } = grappleEnds({
      escaped: false,
      grapplerIncapacitated: isIncapacitated(play, creatureOf(play, source)),
      released: gone === 'fled' || creatureOf(play, source).gone === 'fled',
      distanceFeet: distanceFeet(play.state, id, source),
      rangeFeet: gripRangeFeet(creatureOf(play, source), given, unarmedStrike.reachFeet),
    })
    if (!ends) continue
    recordSteps(play, id, ...steps)
    lose(play, id, 'grappled', source)
  }
}

/** A free space within this many feet of a creature, nearest first; at ranges, none is needed. */
export function freeSpaceNear(now: Now, id: string, near: string, withinFeet: number): Place | undefined {
  const [creature, other] = [creatureOf(now, id), creatureOf(now, near)]
  const [space, around] = [spaceOf(creature), spaceOf(other)]
  if (space === undefined || around === undefined) return { kind: 'ranges' }
  for (let y = around.y - space.across; y <= around.y + around.across; y += 1) {
    for (let x = around.x - space.across; x <= around.x + around.across; x += 1) {
      const place = { kind: 'grid', x, y } as const
      const candidate = spaceOf({ ...creature, place })
      if (candidate === undefined || !isFree(now.state, candidate, [id])) continue
      const state = { ...now.state, creatures: { ...now.state.creatures, [id]: { ...creature, place } } }
      if (distanceFeet(state, id, near) <= withinFeet) return place
    }
  }
  return undefined
}

/** Ends riding, next to the mount. */
export function getOff(play: Play, id: string, withinFeet: number): void {
  const { riding } = creatureOf(play, id)
  if (riding === 'none') return
  const place = freeSpaceNear(play, id, riding.mount, withinFeet)
  update(play, id, { riding: 'none', ...(place === undefined ? {} : { place }) })
  if (place?.kind === 'ranges') {
    play.state = { ...play.state, ranges: withRange(play.state.ranges, id, riding.mount, withinFeet) }
  }
}

/**
 * A rider saves against falling off. Where a Reaction decides instead, the rider uses it if it has one.
 *
 * @source SRD 5.2.1, Playing the Game, Falling Off (page 16)
 * @source SRD 5.1, Combat, Mounting and Dismounting (page 99)
 */
export function mayFallOff(play: Play, id: string, thrownBy: ThrownBy): void {
  const { mountedCombat: rule } = play.ruleset
  if (rule === 'none') return
  const reacts = rule.whenMountFalls === 'reaction' && thrownBy === 'mount-knocked-prone'
  const usesReaction = reacts && cannotAct(play, id, 'reaction') === undefined
  if (usesReaction) spend(play, id, { reaction: true })
  const saveTotal = reacts ? 0 : rollSave(play, id, { ability: rule.fallingOffSave, dc: 'none' }).total
  const {
    value: { falls, prone, withinFeet },
    steps,
  } = fallingOff({ thrownBy, saveTotal, usesReaction }, play.ruleset)
  recordSteps(play, id, ...steps)
  if (falls) getOff(play, id, withinFeet)
  if (prone) gain(play, id, { condition: 'prone' })
}

/** Riders whose mount is gone are where it was; those that were knocked Prone, or whose mount was, may fall off. */
function unseat(play: Play, before: FightState, { id, riding }: Creature): void {
  if (riding === 'none') return
  const [mount, was] = [creatureOf(play, riding.mount), before.creatures[riding.mount]]
  if (mount.vitals.life.kind === 'dead' || creatureOf(play, id).vitals.life.kind === 'dead') {
    update(play, id, { riding: 'none' })
    return
  }
  const earlier: Now = { ruleset: play.ruleset, state: before }
  const self = before.creatures[id]
  const riderFell = has(play, 'prone', creatureOf(play, id)) && self !== undefined && !has(earlier, 'prone', self)
  const mountFell = has(play, 'prone', mount) && was !== undefined && !has(earlier, 'prone', was)
  if (riderFell || mountFell) mayFallOff(play, id, riderFell ? 'rider-knocked-prone' : 'mount-knocked-prone')
}

/** What dead creatures no longer do. */
function bury(play: Play, { id, vitals, readied, helping, hidden, dodging }: Creature): void {
  if (vitals.life.kind !== 'dead') return
  if (readied !== 'none' || helping !== 'none' || hidden !== 'none' || dodging) {
    update(play, id, { readied: 'none', helping: 'none', hidden: 'none', dodging: false })
  }
}

/** Whether an offered Reaction can still be taken. */
function stands(play: Play, offer: Offer): boolean {
  if (cannotAct(play, offer.by, 'reaction') !== undefined) return false
  if (offer.kind === 'readied') return creatureOf(play, offer.by).readied !== 'none'
  return offer.against.some((id) => creatureOf(play, id).vitals.life.kind !== 'dead')
}

/** Whether nothing can follow for a creature: it lives, does nothing that lasts, and neither has nor had a condition. */
const isUnaffected = (creature: Creature, before: Creature | undefined): boolean =>
  creature.vitals.life.kind !== 'dead' &&
  creature.concentration === 'none' &&
  creature.riding === 'none' &&
  !creature.dodging &&
  creature.conditions.length === 0 &&
  (before === undefined || before.conditions.length === 0)

/**
 * Applies what follows from an event, until nothing more does: death by Exhaustion and the maximum that it divides, the end
 * of Concentration and of grapples, and falls from mounts. Reactions that can no longer be taken are no longer offered, and a move that waited
 * for them goes on.
 */
export function settle(play: Play, before: FightState): void {
  for (let was = before; ; ) {
    const start = play.state
    for (const { id } of creaturesOf(play)) {
      if (isUnaffected(creatureOf(play, id), was.creatures[id])) continue
      exhaust(play, creatureOf(play, id))
      divideMaximum(play, was, creatureOf(play, id))
      loseConcentration(play, creatureOf(play, id))
      endGrapples(play, creatureOf(play, id))
      stopDodging(play, creatureOf(play, id))
      unseat(play, was, creatureOf(play, id))
      bury(play, creatureOf(play, id))
    }
    const offers = play.state.offers.filter((offer) => stands(play, offer))
    if (offers.length < play.state.offers.length) play.state = { ...play.state, offers }
    if (play.state.pendingMove !== 'none' && !play.state.offers.some(({ kind }) => kind === 'opportunity-attack')) {
      walkOn(play, play.state.pendingMove)
    }
    passOver(play)
    if (play.state === start) return
    was = start
  }
}

/** Whether a creature shares its space with another one at the end of its turn. */
export const sharing = (now: Now, id: string): readonly Creature[] => {
  const creature = creatureOf(now, id)
  const space = spaceOf(creature)
  if (space === undefined) return []
  const { riding } = creature
  return creaturesIn(now.state, space, [id]).filter(
    (other) =>
      (riding === 'none' || riding.mount !== other.id) && (other.riding === 'none' || other.riding.mount !== id),
  )
}
