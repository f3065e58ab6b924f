import { parse } from '../../dice/parse.ts'
import { total } from '../../dice/total.ts'
import { savingThrowSucceeds } from '../../rules/d20-tests/saving-throw.ts'
import { damageByType } from '../../rules/damage-and-healing/damage-by-type.ts'
import { damageDealt } from '../../rules/damage-and-healing/damage-roll.ts'
import { shareDamage } from '../../rules/damage-and-healing/shared-damage.ts'
import { ABILITIES, type Ability } from '../../vocabulary/abilities.ts'
import { COVER_DEGREES, type CoverDegree } from '../../vocabulary/cover-degrees.ts'
import { DAMAGE_TYPES, type DamageType } from '../../vocabulary/damage-types.ts'
import { reactionsFirst } from '../acting.ts'
import { aCount, aCreature, aListOf, aNotation, anObject, type Field, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { type DamagePart, deal } from '../harm.ts'
import { creatureOf, type Play, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { rollSave } from '../rolls.ts'
import { conditionObstacle, GIVEN_CONDITION_FIELDS, type GivenToCreature, give } from './add-condition.ts'

/** A target of an effect. */
export interface SavingCreature {
  readonly creature: string
  /** its bonus counts for Dexterity saves; none by default */
  readonly cover?: CoverDegree
  /** it chooses to fail */
  readonly fails?: true
}

/** An effect forces saving throws, with its consequences. Causing the effect is a separate event. */
export interface ForceSave {
  readonly kind: 'force-save'
  /** the creature that causes it; nobody by default */
  readonly source?: string
  readonly targets: readonly SavingCreature[]
  readonly ability: Ability
  readonly dc: number
  /** rolled once for all targets; labels name types other than this one */
  readonly damage?: { readonly notation: string; readonly type: DamageType }
  /** what remains of the damage after a successful save; half by default */
  readonly onSuccess?: 'half' | 'none'
  /** what a target gets that fails */
  readonly condition?: Omit<GivenToCreature, 'creature'>
}

const isTrue: Field = (value) => value === true

function rollOnce(play: Play, { damage }: ForceSave): readonly DamagePart[] {
  const parsed = damage === undefined ? undefined : parse(damage.notation)
  if (damage === undefined || !parsed?.ok) return []
  return damageByType({ damage: parsed.value }).map(({ type = damage.type, expression }) => ({
    type,
    damage: damageDealt(total(play.dice, expression)),
  }))
}

/**
 * Handles the event `ForceSave`.
 *
 * @source SRD 5.2.1, Playing the Game, Saving Throws (page 7), Saving Throws and Damage (page 16)
 */
export const forceSave: EventHandler<ForceSave> = {
  rule: 'saving-throw',
  fields: {
    source: optional(aCreature),
    targets: aListOf(anObject({ creature: aCreature, cover: optional(oneOf(COVER_DEGREES)), fails: optional(isTrue) })),
    ability: oneOf(ABILITIES),
    dc: aCount,
    damage: optional(anObject({ notation: aNotation, type: oneOf(DAMAGE_TYPES) })),
    onSuccess: optional(oneOf(['half', 'none'])),
    condition: optional(anObject(GIVEN_CONDITION_FIELDS)),
  },
  check: (now, { targets, condition }) =>
    firstRefusal(
      () => reactionsFirst(now),
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
      () => (condition === undefined ? undefined : conditionObstacle(now, condition)),
    ),
  perform: (play, event) => {
    const { targets, ability, dc, onSuccess = 'half', condition, source } = event
    const rolled = rollOnce(play, event)
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
      if (!saved && condition !== undefined) give(play, { ...condition, creature })
    }
  },
  candidates: (now, creature) => {
    const ids = Object.keys(now.state.creatures).filter((id) => now.state.creatures[id]?.vitals.life.kind !== 'dead')
    const targets = (ids.length > 0 ? ids : [creature]).map((id) => ({ creature: id }))
    return [
      { kind: 'force-save', targets, ability: 'dexterity', dc: 13, damage: { notation: '2d6', type: 'fire' } },
      {
        kind: 'force-save',
        targets: targets.slice(0, 1),
        ability: 'wisdom',
        dc: 13,
        condition: { condition: 'frightened' },
      },
    ]
  },
}
