import { parse } from '../dice/parse.ts'
import { fail, ok, type Result } from '../result.ts'
import { type ShapeProblem, shapeProblem, wrongValue } from '../schema.ts'
import { FIGHT_SCHEMA } from './fight-schema.ts'
import type { Creature, FightState } from './state.ts'

/** A creature that is named somewhere in a fight. */
type Naming = readonly [path: string, id: string]

/**
 * Reads a stored fight: plain data of any origin, such as `JSON.parse` gives. A fight that is read can be played on: its
 * creatures are complete, and every creature that is named somewhere is in it.
 *
 * @returns the fight, or the first problem: where it is, what was found, and what is expected there as a JSON Schema
 * @example
 * const fight = createFight({ creatures: [{ id: 'hero', side: 'heroes', place: { kind: 'grid', x: 0, y: 0 } }] })
 * expectOk(readFight(JSON.parse(JSON.stringify(fight)))) // => fight
 * expectError(readFight({ ...fight, order: ['orc'] })) // => { code: 'wrong-value', path: '/order/0', found: 'orc', expected: { enum: ['hero'] } }
 */
export function readFight(value: unknown): Result<FightState, ShapeProblem> {
  const problem = shapeProblem(FIGHT_SCHEMA, value)
  if (problem) return fail(problem)
  const fight = value as FightState
  const inconsistent = inconsistency(fight)
  return inconsistent ? fail(inconsistent) : ok(fight)
}

/**
 * Whether a value is a stored fight, as `readFight` reads it.
 *
 * @example
 * isFight(createFight({ creatures: [] })) // => true
 */
export const isFight = (value: unknown): value is FightState => readFight(value).ok

/** What the schema cannot say: names of creatures and attacks, dice notation, and one kind of place for all. */
function inconsistency(fight: FightState): ShapeProblem | undefined {
  const ids = Object.keys(fight.creatures)
  const unknown = namesIn(fight).find(([, id]) => !Object.hasOwn(fight.creatures, id))
  if (unknown) return wrongValue(unknown[0], unknown[1], { enum: ids })
  const [first] = Object.values(fight.creatures)
  for (const [id, creature] of Object.entries(fight.creatures)) {
    const path = `/creatures/${escaped(id)}`
    if (creature.id !== id) return wrongValue(`${path}/id`, creature.id, { const: id })
    if (creature.place.kind !== first?.place.kind) {
      return wrongValue(`${path}/place/kind`, creature.place.kind, { const: first?.place.kind ?? 'grid' })
    }
    const wrong = notationsOf(creature).find(([, notation]) => !parse(notation).ok)
    if (wrong) return wrongValue(`${path}/${wrong[0]}`, wrong[1], { type: 'string' })
    for (const [index, { makes }] of (creature.specialActions ?? []).entries()) {
      const attacks = creature.attacks.map(({ id: attack }) => attack)
      if (makes && !attacks.includes(makes.attack))
        return wrongValue(`${path}/specialActions/${index}/makes/attack`, makes.attack, { enum: attacks })
    }
  }
  return undefined
}

/** All dice notation of a creature, by its path. */
function notationsOf({ attacks, specialActions = [] }: Creature): (readonly [path: string, notation: string])[] {
  return [
    ...attacks.flatMap(({ damage, onHit }, index) => [
      [`attacks/${index}/damage`, damage] as const,
      ...(onHit?.save?.damage
        ? [[`attacks/${index}/onHit/save/damage/notation`, onHit.save.damage.notation] as const]
        : []),
    ]),
    ...specialActions.flatMap(({ save }, index) =>
      save?.damage ? [[`specialActions/${index}/save/damage/notation`, save.damage.notation] as const] : [],
    ),
  ]
}

const escaped = (id: string): string => id.replaceAll('~', '~0').replaceAll('/', '~1')

/** Every creature that a fight names, besides its list of creatures. */
function namesIn({ phase, order, creatures, ranges, offers, pendingMove }: FightState): Naming[] {
  return [
    ...(phase.kind === 'turn' ? [['/phase/of', phase.of] as const] : []),
    ...(phase.kind === 'between-turns' ? [['/phase/next', phase.next] as const] : []),
    ...order.map((id, index) => [`/order/${index}`, id] as const),
    ...ranges.flatMap(({ between }, index) =>
      between.map((id, side) => [`/ranges/${index}/between/${side}`, id] as const),
    ),
    ...offers.flatMap((offer, index): Naming[] => [
      [`/offers/${index}/by`, offer.by],
      ...(offer.kind === 'readied'
        ? [[`/offers/${index}/triggeredBy`, offer.triggeredBy] as const]
        : offer.against.map((id, place) => [`/offers/${index}/against/${place}`, id] as const)),
    ]),
    ...(pendingMove === 'none' ? [] : [['/pendingMove/creature', pendingMove.creature] as const]),
    ...Object.entries(creatures).flatMap(([id, creature]) => namesOf(creature, `/creatures/${escaped(id)}`)),
  ]
}

function namesOf({ riding, helping, concentration }: Creature, path: string): Naming[] {
  return [
    ...(riding === 'none' ? [] : [[`${path}/riding/mount`, riding.mount] as const]),
    ...(helping === 'none'
      ? []
      : helping.kind === 'check'
        ? [[`${path}/helping/ally`, helping.ally] as const]
        : [
            [`${path}/helping/enemy`, helping.enemy] as const,
            ...(helping.ally === undefined ? [] : [[`${path}/helping/ally`, helping.ally] as const]),
          ]),
    ...(concentration === 'none' ? [] : concentration.conditions).map(
      ({ creature }, index) => [`${path}/concentration/conditions/${index}/creature`, creature] as const,
    ),
  ]
}
