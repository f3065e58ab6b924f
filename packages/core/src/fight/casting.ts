import { canAct } from '../rules/conditions/can-act.ts'
import { effectsOfKind } from '../rules/conditions/condition-effects.ts'
import { canExpendSlot, expendSlot } from '../rules/spells-and-magic/expending-spell-slots.ts'
import { spellDisruptionChecks } from '../rules/spells-and-magic/spell-disruption.ts'
import { SLOT_LEVELS, type SlotLevel, SPELL_LEVELS, type SpellLevel } from '../vocabulary/spell-levels.ts'
import { reachFeetOf } from './attacks.ts'
import { aCount, aFlag, aText, type Field, type Fields, optional } from './fields.ts'
import { endConcentration } from './harm.ts'
import { stopHiding } from './hiding.ts'
import { distanceFeet } from './places.ts'
import { creatureOf, creaturesOf, type Now, type Play, recordSteps, spend, update } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'
import { rollCheck } from './rolls.ts'
import { afflicted, areEnemies } from './senses.ts'

/** A spell as an event describes it: what casting it takes. Its effects are separate events. */
export interface Spell {
  /** a name for the effect */
  readonly effect: string
  readonly level: SpellLevel
  /** the level of the expended slot; left out for a cantrip, or if no slot is expended */
  readonly slot?: SlotLevel
  /** whether it requires Concentration; no by default */
  readonly concentration?: boolean
  /** whether it has a Verbal component; yes by default */
  readonly verbal?: boolean
  /** the attack rolls that it makes; none by default */
  readonly attackRolls?: number
  /** from the caster to the nearest target, if that can disrupt the casting; 0 by default */
  readonly nearestTargetFeet?: number
  /** whether the DM requires a check because of the environment; no by default */
  readonly environmentDistracts?: boolean
}

const aLevel =
  (levels: readonly number[]): Field =>
  (value) =>
    typeof value === 'number' && levels.includes(value)

/** The fields that describe a spell. */
export const SPELL_FIELDS = {
  effect: aText,
  level: aLevel(SPELL_LEVELS),
  slot: optional(aLevel(SLOT_LEVELS)),
  concentration: optional(aFlag),
  verbal: optional(aFlag),
  attackRolls: optional(aCount),
  nearestTargetFeet: optional(aCount),
  environmentDistracts: optional(aFlag),
} as const satisfies Fields<Spell>

/** Why a creature cannot cast a spell, apart from the action that it takes. */
export function castingObstacle(now: Now, id: string, spell: Spell): Refusal | undefined {
  const { concentration: rule } = now.ruleset
  const { level, slot, concentration = false, verbal = true } = spell
  const creature = creatureOf(now, id)
  const silent = canAct({ creature: afflicted(creature), capacity: 'speech' }, now.ruleset).reasons[0]?.condition
  const distracted = canAct({ creature: afflicted(creature), capacity: 'concentration' }, now.ruleset).reasons[0]
    ?.condition
  return firstRefusal(
    () => (!verbal || silent === undefined ? undefined : refuse('cannot-speak', silent, { creature: id })),
    () => (concentration && rule === 'none' ? refuse('no-such-rule', 'concentration', { creature: id }) : undefined),
    () =>
      concentration && distracted !== undefined
        ? refuse('cannot-concentrate', distracted, { creature: id })
        : undefined,
    () => {
      if (slot === undefined) return undefined
      if (level === 0) return refuse('malformed', 'spell-slot', { creature: id, at: 'slot', got: slot })
      const expended = expendSlot({ spellLevel: level, slotLevel: slot, slots: creature.slots })
      if (!expended.ok) {
        const { code, got, expected } = expended.error
        return refuse(code, 'spell-slot', { creature: id, got, expected })
      }
      return canExpendSlot(creature.spent.slotsExpended, now.ruleset)
        ? undefined
        : refuse('slot-expended-this-turn', 'spell-slot', { creature: id })
    },
  )
}

/** Whether nothing disrupts the casting; rolls the checks against it. */
function isUndisturbed(
  play: Play,
  id: string,
  { nearestTargetFeet = 0, environmentDistracts = false }: Spell,
): boolean {
  const caster = creatureOf(play, id)
  const withinHostileReach = creaturesOf(play).some(
    (other) =>
      areEnemies(caster, other) &&
      other.vitals.life.kind === 'conscious' &&
      distanceFeet(play.state, id, other.id) <= reachFeetOf(play, other),
  )
  const checks = [
    ...spellDisruptionChecks({ withinHostileReach, nearestTargetFeet, environmentDistracts }, play.ruleset),
    ...effectsOfKind({ creature: afflicted(caster), kind: 'spells-need-check' }, play.ruleset).map(
      ({ effect }) => effect,
    ),
  ]
  return checks.every(({ ability, dc }) => {
    const { success } = rollCheck(play, id, { ability, skill: 'none', dc })
    recordSteps(play, id, {
      kind: 'spell-disruption-checked',
      rule: 'next-spell-disruption',
      values: { ability, dc, success },
    })
    return success
  })
}

/** Casts a spell. A disrupted spell is not lost, nor is its slot. Returns whether it was cast. */
export function cast(play: Play, id: string, spell: Spell): boolean {
  const { effect, level, slot, concentration = false, verbal = true, attackRolls = 0 } = spell
  if (!isUndisturbed(play, id, spell)) return false
  const { slots, spent } = creatureOf(play, id)
  if (slot !== undefined && level !== 0) {
    const expended = expendSlot({ spellLevel: level, slotLevel: slot, slots })
    if (expended.ok) update(play, id, { slots: expended.value.slots })
    spend(play, id, { slotsExpended: spent.slotsExpended + 1 })
    recordSteps(play, id, { kind: 'spell-slot-expended', rule: 'spell-slot', values: { level, slot } })
  }
  if (concentration) concentrate(play, id, effect)
  spend(play, id, { spellAttacksLeft: attackRolls })
  if (verbal) stopHiding(play, id, 'verbal-spell')
  recordSteps(play, id, { kind: 'spell-cast', rule: 'spell', values: { effect, level } })
  return true
}

/** Starts to concentrate on an effect, which ends any other Concentration. */
export function concentrate(play: Play, id: string, effect: string): void {
  endConcentration(play, id)
  update(play, id, { concentration: { effect, conditions: [] } })
  recordSteps(play, id, { kind: 'concentration-begun', rule: 'concentration', values: { effect } })
}
