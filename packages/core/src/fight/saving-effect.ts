import { parse } from '../dice/parse.ts'
import { total } from '../dice/total.ts'
import { sizesLarger } from '../rules/combat/size-difference.ts'
import { savingThrowSucceeds } from '../rules/d20-tests/saving-throw.ts'
import { damageByType } from '../rules/damage-and-healing/damage-by-type.ts'
import { damageDealt } from '../rules/damage-and-healing/damage-roll.ts'
import { shareDamage } from '../rules/damage-and-healing/shared-damage.ts'
import { COVER_DEGREES, type CoverDegree } from '../vocabulary/cover-degrees.ts'
import { aCreature, aListOf, anObject, type Field, oneOf, optional } from './fields.ts'
import { give } from './give-condition.ts'
import { type DamagePart, deal } from './harm.ts'
import { creatureOf, type Now, type Play, recordSteps } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'
import { rollSave } from './rolls.ts'
import type { InflictedCondition, SavingEffect } from './stat-block.ts'

/** A target of an effect. */
export interface SavingCreature {
  readonly creature: string
  /** its bonus counts for Dexterity saves; none by default */
  readonly cover?: CoverDegree
  /** it chooses to fail */
  readonly fails?: true
}

const isTrue: Field = (value) => value === true

/** A field for the targets of an effect. */
export const SAVING_CREATURES: Field = aListOf(
  anObject({ creature: aCreature, cover: optional(oneOf(COVER_DEGREES)), fails: optional(isTrue) }),
)

/** Why an effect cannot have these targets. */
export const targetObstacle = (now: Now, targets: readonly SavingCreature[]): Refusal | undefined =>
  firstRefusal(
    () => (targets.length === 0 ? refuse('malformed', 'saving-throw', { at: 'targets' }) : undefined),
    () => {
      const ids = targets.map(({ creature }) => creature)
      const twice = ids.find((id, index) => ids.indexOf(id) !== index)
      return twice === undefined ? undefined : refuse('same-creature', 'saving-throw', { creature: twice })
    },
    () => {
      const dead = targets.find(({ creature }) => creatureOf(now, creature).vitals.life.kind === 'dead')
      return dead === undefined ? undefined : refuse('dead', 'saving-throw', { creature: dead.creature })
    },
    () => {
      const covered = targets.find(({ cover }) => cover === 'total')
      return covered === undefined ? undefined : refuse('total-cover', 'cover', { creature: covered.creature })
    },
  )

function rollOnce(play: Play, { damage }: Pick<SavingEffect, 'damage'>): readonly DamagePart[] {
  const parsed = damage === undefined ? undefined : parse(damage.notation)
  if (damage === undefined || !parsed?.ok) return []
  return damageByType({ damage: parsed.value }).map(({ type = damage.type, expression }) => ({
    type,
    damage: damageDealt(total(play.dice, expression)),
  }))
}

/** Creatures save against an effect: each takes its share of the damage, and `onFailure` is called for each that fails. */
export function forceSaves(
  play: Play,
  effect: Omit<SavingEffect, 'conditions'>,
  targets: readonly SavingCreature[],
  source: string | undefined,
  onFailure: (creature: string) => void,
): void {
  const { ability, dc, onSuccess } = effect
  const rolled = rollOnce(play, effect)
  for (const { type, damage } of rolled) {
    recordSteps(play, source ?? targets[0]?.creature ?? '', {
      kind: 'damage-rolled',
      rule: 'damage-roll',
      values: { damage, type },
    })
  }
  const saves = targets.map(({ creature, cover = 'none', fails = false }) => {
    const save = fails ? { total: 0 } : rollSave(play, creature, { ability, dc, cover })
    const score = creatureOf(play, creature).abilities[ability]
    return {
      creature,
      saved: savingThrowSucceeds({ score, choosesToFail: fails, total: save.total, dc }, play.ruleset),
    }
  })
  for (const { creature, saved } of saves) {
    recordSteps(play, creature, { kind: 'save-made', rule: 'save-dc', values: { dc, ability, saved } })
    const parts = rolled.flatMap(({ type, damage: whole }) =>
      shareDamage({ rolled: whole, targets: [{ saved }], onSuccess }).map(({ value: damage, steps }) => {
        recordSteps(play, creature, ...steps)
        return { type, damage }
      }),
    )
    if (parts.length > 0) deal(play, creature, parts, source === undefined ? {} : { source })
    if (!saved) onFailure(creature)
  }
}

/** A creature gives conditions of its stat block to a target, unless the target is dead or too large. */
export function inflict(
  play: Play,
  source: string,
  target: string,
  conditions: readonly InflictedCondition[] = [],
): void {
  for (const { condition, largest, escapeDc, until } of conditions) {
    const { vitals, size } = creatureOf(play, target)
    if (vitals.life.kind === 'dead' || (largest !== undefined && sizesLarger({ size, than: largest }) > 0)) continue
    give(play, {
      creature: target,
      condition,
      source,
      ...(escapeDc === undefined ? {} : { escapeDc }),
      ...(until && { duration: { turns: 1, at: until.at, of: until.of === 'source' ? source : target } }),
    })
  }
}

/** Creatures save against an effect of another creature’s stat block. */
export const saveAgainst = (
  play: Play,
  source: string,
  effect: SavingEffect,
  targets: readonly SavingCreature[],
): void => forceSaves(play, effect, targets, source, (target) => inflict(play, source, target, effect.conditions))
