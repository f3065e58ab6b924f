import { parse } from '../dice/parse.ts'
import { total } from '../dice/total.ts'
import { resistsUnderwater } from '../rules/combat/underwater-combat.ts'
import { damageUnderConditions } from '../rules/conditions/damage-under-conditions.ts'
import { damageTaken } from '../rules/damage-and-healing/damage.ts'
import { damageDealt } from '../rules/damage-and-healing/damage-roll.ts'
import { modifiersForType } from '../rules/damage-and-healing/damage-taken.ts'
import { vitalsAfterDamage } from '../rules/damage-and-healing/dropping-to-zero.ts'
import { heal } from '../rules/damage-and-healing/healing.ts'
import { hitPointsOf } from '../rules/damage-and-healing/hit-points.ts'
import type { Vitals } from '../rules/damage-and-healing/vitals.ts'
import { concentrationEnds } from '../rules/spells-and-magic/concentration-ends.ts'
import { DAMAGE_TYPES } from '../vocabulary/damage-types.ts'
import { gain, lose } from './afflict.ts'
import { creatureOf, type Now, type Play, recordSteps, spend, update } from './play.ts'
import { rollSave } from './rolls.ts'
import { afflicted } from './senses.ts'

/** Damage of one type, as it was rolled. */
export interface DamagePart {
  readonly type: string
  readonly damage: number
}

/** What accompanies damage. */
export interface Harm {
  readonly criticalHit?: boolean
  /** the attacker spares the target if the damage would drop it */
  readonly spares?: boolean
  /** the creature that deals it */
  readonly source?: string
}

/** Rolls dice notation; invalid notation gives 0. */
export function rollNotation(play: Play, notation: string): number {
  const parsed = parse(notation)
  return parsed.ok ? total(play.dice, parsed.value) : 0
}

/** Damage of one type to a creature: after its conditions and those of the source, before dice that reduce it. */
const underConditions = (now: Now, id: string, { type, damage }: DamagePart, source: string | undefined) =>
  damageUnderConditions(
    {
      damage,
      type,
      target: afflicted(creatureOf(now, id)),
      ...(source === undefined ? {} : { source: afflicted(creatureOf(now, source)) }),
    },
    now.ruleset,
  )

/** The dice that reduce damage to a creature. */
export const reductionsOf = (now: Now, id: string): readonly string[] =>
  underConditions(now, id, { type: '', damage: 0 }, undefined).value.reducedBy

/**
 * The damage of one type that a creature takes, after everything that changes it, and why.
 *
 * @param reduced what the dice that reduce it show
 */
export function damageTakenBy(now: Now, id: string, part: DamagePart, source: string | undefined, reduced: number) {
  const { type } = part
  const { underwaterCombat } = now.ruleset
  const { value: under, steps: changedBy } = underConditions(now, id, part, source)
  const own = modifiersForType({ target: creatureOf(now, id).damageModifiers, type })
  const known = DAMAGE_TYPES.find((one) => one === type)
  const wet =
    now.state.terrain.underwater &&
    underwaterCombat !== 'none' &&
    known !== undefined &&
    resistsUnderwater(known, now.ruleset)
  const { value: damage, steps } = damageTaken({
    dealt: under.damage,
    ...own,
    adjustment: own.adjustment - reduced,
    resistance: own.resistance || under.resistance || wet,
    immunity: own.immunity || under.immunity,
  })
  const changes = steps.map((step) => ({ ...step, values: { ...step.values, type } }))
  return { damage, steps: [...changedBy, ...changes] }
}

/** A creature takes damage of one type. Returns the damage that it takes. */
function taken(play: Play, id: string, part: DamagePart, source: string | undefined): number {
  const reduced = reductionsOf(play, id).reduce((sum, dice) => sum + rollNotation(play, dice), 0)
  const { damage, steps } = damageTakenBy(play, id, part, source, reduced)
  recordSteps(play, id, ...steps)
  return damage
}

/** The source of the Unconscious condition of creatures that dropped to 0 Hit Points or fewer. */
const DROPPED = 'falling-unconscious'

/** The source of the Unconscious condition of creatures that were knocked out. */
export const KNOCKED_OUT = 'knocking-out-a-creature'

/**
 * Gives a creature other vitals, and adds or removes the Unconscious condition accordingly. Only Stable creatures wait
 * to wake. Deferred damage is dropped when the creature drops or is fully healed.
 */
export function setVitals(play: Play, id: string, vitals: Vitals): void {
  const { life: was } = creatureOf(play, id).vitals
  const { life } = vitals
  const { kind } = was
  const healed = hitPointsOf(life) === vitals.hitPointMaximum && hitPointsOf(life) > hitPointsOf(was)
  update(play, id, {
    vitals,
    ...(life.kind !== 'conscious' || healed ? { deferredDamage: 0 } : {}),
    ...(life.kind === 'stable' ? {} : { wakesAtMinutes: 'none' }),
  })
  if (life.kind === kind) return
  if (life.kind !== 'dying') spend(play, id, { deathSaveDue: false })
  if (life.kind === 'dying' || life.kind === 'stable') {
    gain(play, id, { condition: 'unconscious', source: DROPPED })
  } else if (life.kind === 'conscious') {
    lose(play, id, 'unconscious', DROPPED)
  }
}

/** Ends the Concentration of a creature, and the conditions that depend on it. */
export function endConcentration(play: Play, id: string): void {
  const { concentration, readied } = creatureOf(play, id)
  if (concentration === 'none') return
  update(play, id, { concentration: 'none' })
  recordSteps(play, id, {
    kind: 'concentration-ended',
    rule: 'concentration',
    values: { effect: concentration.effect },
  })
  for (const { creature, condition } of concentration.conditions) lose(play, creature, condition, id)
  if (readied !== 'none' && readied.response.kind === 'spell') update(play, id, { readied: 'none' })
}

function testConcentration(play: Play, id: string, damage: number): void {
  const { concentration } = creatureOf(play, id)
  const { concentration: rule } = play.ruleset
  if (concentration === 'none' || rule === 'none' || damage === 0) return
  const { total: saveTotal } = rollSave(play, id, { ability: rule.saveAbility, dc: 'none' })
  const { value: ends, steps } = concentrationEnds({ kind: 'damage', damage, saveTotal }, play.ruleset)
  recordSteps(play, id, ...steps)
  if (ends) endConcentration(play, id)
}

/** Deals damage to a creature, from the roll to its consequences. Returns the damage that it takes. */
export function deal(play: Play, id: string, parts: readonly DamagePart[], harm: Harm = {}): number {
  const { criticalHit = false, spares = false, source } = harm
  const damage = parts.reduce(
    (sum, part) => sum + taken(play, id, { ...part, damage: damageDealt(part.damage) }, source),
    0,
  )
  const { vitals } = creatureOf(play, id)
  const after = vitalsAfterDamage({ vitals, damage, criticalHit, spares }, play.ruleset)
  recordSteps(play, id, ...after.steps)
  setVitals(play, id, after.value.vitals)
  if (after.value.result === 'knocked-out') gain(play, id, { condition: 'unconscious', source: KNOCKED_OUT })
  else if (after.value.vitals.life.kind === 'conscious') testConcentration(play, id, damage)
  return damage
}

/** A GM lets a dead creature live: Stable, with 0 Hit Points, so that healing wakes it. */
export function revive(play: Play, id: string): void {
  const { vitals } = creatureOf(play, id)
  if (vitals.life.kind === 'dead') setVitals(play, id, { ...vitals, life: { kind: 'stable', hitPoints: 0 } })
}

/** Restores Hit Points to a creature. */
export function restore(play: Play, id: string, points: number): void {
  const {
    value: { vitals, regained },
    steps,
  } = heal({ vitals: creatureOf(play, id).vitals, points })
  recordSteps(play, id, ...steps)
  setVitals(play, id, vitals)
  if (regained > 0) lose(play, id, 'unconscious', KNOCKED_OUT)
}
