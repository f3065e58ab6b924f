import { type Schema, shapeProblem } from '../../schema.ts'
import { ABILITIES } from '../../vocabulary/abilities.ts'
import { DAMAGE_TYPES } from '../../vocabulary/damage-types.ts'
import { SIZES } from '../../vocabulary/sizes.ts'
import { SPEEDS } from '../../vocabulary/speeds.ts'
import { SLOT_LEVELS } from '../../vocabulary/spell-levels.ts'
import { WEAPONS } from '../../vocabulary/weapons.ts'
import { reactionsFirst } from '../acting.ts'
import { createCreature, type NewAttack, type NewCreature } from '../create-fight.ts'
import {
  aCount,
  aCreature,
  aFlag,
  aListOf,
  aNotation,
  anInteger,
  anObject,
  aSquare,
  aText,
  either,
  type Field,
  oneOf,
  optional,
} from '../fields.ts'
import { CONDITION_IMMUNITIES, MULTIATTACKS, ON_HIT, SKILL_USES, SPECIAL_ACTIONS } from '../fight-schema.ts'
import type { EventHandler } from '../handler.ts'
import { withRange } from '../places.ts'
import { creatureOf, type Play, recordSteps, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { rollCheck } from '../rolls.ts'
import { takePlace } from '../turns.ts'

/** The input for a creature in an event. */
export type JoiningCreature = Pick<
  NewCreature,
  | 'id'
  | 'side'
  | 'place'
  | 'kind'
  | 'size'
  | 'speeds'
  | 'armorClass'
  | 'abilities'
  | 'proficiencyBonus'
  | 'initiativeBonus'
  | 'saves'
  | 'attacks'
  | 'extraAttacks'
  | 'hitPointMaximum'
  | 'diesAtZero'
  | 'level'
  | 'damageModifiers'
  | 'hitDice'
  | 'slots'
  | 'conditionImmunities'
  | 'skills'
  | 'multiattacks'
  | 'specialActions'
  | 'legendaryUses'
>

/** A creature joins the fight, before or during combat. */
export interface Join {
  readonly kind: 'join'
  readonly entering: JoiningCreature
  /** how far it is from others, in a fight at ranges; at no distance from those left out */
  readonly distances?: readonly { readonly to: string; readonly feet: number }[]
  /** its Initiative count, if it joins in combat; by default it rolls */
  readonly count?: number
}

const aPlace: Field = either(
  anObject({ kind: oneOf(['ranges']) }),
  (value, state) => anObject({ kind: oneOf(['grid']) })(value, state) && aSquare(value, state),
)

const aName: Field = (value) => typeof value === 'string' && value !== '' && value !== '__proto__'

const aPositive: Field = (value, state) => aCount(value, state) && value !== 0

/** An object that has these fields and no others. */
const only = (fields: Readonly<Record<string, Field>>): Field => {
  const fits = anObject(fields)
  return (value, state) => fits(value, state) && Object.keys(Object(value)).every((key) => Object.hasOwn(fields, key))
}

/** A value of the shape that a stored fight has there. */
const matching =
  (schema: Schema): Field =>
  (value) =>
    shapeProblem(schema, value) === undefined

const each = (ids: readonly string[], field: Field): Readonly<Record<string, Field>> =>
  Object.fromEntries(ids.map((id) => [id, optional(field)]))

const anAttack: Field = only({
  id: aName,
  damage: aNotation,
  damageType: oneOf([...DAMAGE_TYPES, 'untyped']),
  kinds: optional(aListOf(oneOf(['melee', 'ranged']))),
  by: optional(oneOf(['weapon', 'unarmed', 'spell'])),
  ability: optional(oneOf([...ABILITIES, 'none'])),
  proficient: optional(aFlag),
  trainingBonus: optional(anInteger),
  bonus: optional(anInteger),
  damageBonus: optional(anInteger),
  reachFeet: optional(aCount),
  rangeFeet: optional(aCount),
  longFeet: optional(aCount),
  weapon: optional(oneOf([...WEAPONS, 'none'])),
  onHit: optional(matching(ON_HIT)),
} satisfies Record<keyof NewAttack, Field>)

/** Hit Dice, with no more left than in total. */
const someHitDice: Field = (value, state) =>
  only({ sides: aPositive, left: aCount, total: aCount })(value, state) &&
  typeof value === 'object' &&
  value !== null &&
  'left' in value &&
  'total' in value &&
  Number(value.left) <= Number(value.total)

const MODIFIERS: Field = only({
  adjustment: optional(anInteger),
  resistance: optional(aFlag),
  vulnerability: optional(aFlag),
  immunity: optional(aFlag),
})

const aJoiningCreature: Field = only({
  id: aName,
  side: aText,
  place: aPlace,
  kind: optional(oneOf(['character', 'monster'])),
  size: optional(oneOf(SIZES)),
  speeds: optional(only({ ...each(SPEEDS, aCount), speed: aCount })),
  armorClass: optional(aCount),
  abilities: optional(only(each(ABILITIES, aPositive))),
  proficiencyBonus: optional(aCount),
  initiativeBonus: optional(anInteger),
  saves: optional(aListOf(oneOf(ABILITIES))),
  attacks: optional(aListOf(anAttack)),
  extraAttacks: optional(aListOf(aCount)),
  hitPointMaximum: optional(either(aPositive, oneOf(['untold']))),
  diesAtZero: optional(aFlag),
  level: optional(aPositive),
  damageModifiers: optional(only({ all: optional(MODIFIERS), byType: optional(only(each(DAMAGE_TYPES, MODIFIERS))) })),
  hitDice: optional(someHitDice),
  slots: optional(only(Object.fromEntries(SLOT_LEVELS.map((level) => [level, aCount])))),
  conditionImmunities: optional(matching(CONDITION_IMMUNITIES)),
  skills: optional(matching(SKILL_USES)),
  multiattacks: optional(matching(MULTIATTACKS)),
  specialActions: optional(matching(SPECIAL_ACTIONS)),
  legendaryUses: optional(aCount),
} satisfies Record<keyof JoiningCreature, Field>)

function takePlaceInOrder(play: Play, id: string, count: number | undefined): void {
  const { initiativeBonus: bonus } = creatureOf(play, id)
  const total = count ?? rollCheck(play, id, { ability: 'dexterity', skill: 'none', dc: 'none', bonus }).total
  update(play, id, { initiative: total })
  recordSteps(play, id, { kind: 'initiative-counted', rule: 'initiative', values: { group: false, total } })
  takePlace(play, id)
}

/**
 * Handles the event `Join`.
 *
 * @source SRD 5.2.1, Playing the Game, The Order of Combat (page 13); 2012 playtest, Combat
 */
export const join: EventHandler<Join> = {
  rule: 'order-of-combat',
  fields: {
    entering: aJoiningCreature,
    distances: optional(aListOf(anObject({ to: aCreature, feet: aCount }))),
    count: optional(anInteger),
  },
  check: (now, { entering: { id, place } }) => {
    const [first] = Object.values(now.state.creatures)
    return firstRefusal(
      () => reactionsFirst(now),
      () => (Object.hasOwn(now.state.creatures, id) ? refuse('name-taken', 'order-of-combat', { got: id }) : undefined),
      () =>
        first === undefined || first.place.kind === place.kind
          ? undefined
          : refuse('malformed', 'order-of-combat', { at: 'place', got: place.kind, expected: first.place.kind }),
    )
  },
  perform: (play, { entering, distances = [], count }) => {
    const { id, side } = entering
    const { state } = play
    const ranges = distances.reduce((all, { to, feet }) => withRange(all, id, to, feet), state.ranges)
    play.state = { ...state, ranges, creatures: { ...state.creatures, [id]: createCreature(entering) } }
    recordSteps(play, id, { kind: 'creature-joined', rule: 'order-of-combat', values: { side } })
    if (state.phase.kind !== 'no-combat') takePlaceInOrder(play, id, count)
  },
  candidates: ({ state }, creature) => {
    const { side = 'side', place } = state.creatures[creature] ?? {}
    const free =
      place?.kind === 'grid' ? ({ kind: 'grid', x: place.x + 20, y: place.y } as const) : { kind: 'ranges' as const }
    const id = `newcomer ${Object.keys(state.creatures).length}`
    return [
      { kind: 'join', entering: { id, side, place: free, hitPointMaximum: 9 } },
      { kind: 'join', entering: { id, side, place: free, kind: 'monster', initiativeBonus: 2 }, count: 12 },
    ]
  },
}
