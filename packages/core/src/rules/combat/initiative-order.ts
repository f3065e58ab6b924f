import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { type Random, rollDie } from '../../dice/random.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import { requireText } from '../../text.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { D20_SIDES } from '../d20-tests/advantage.ts'

/** A combatant, or a group of identical creatures with one roll, that has rolled Initiative. */
export interface InitiativeCount {
  readonly id: string
  /** the total of the check */
  readonly count: number
  /** the score, not the modifier: 1 to 30 */
  readonly dexterityScore: number
  readonly kind: 'character' | 'monster'
}

/** Who or what decides the order of tied combatants. */
export const TIE_DECIDERS = ['nobody', 'players', 'game-master', 'roll-off'] as const

/** The id of who or what decides the order of tied combatants. */
export type TieDecider = (typeof TIE_DECIDERS)[number]

/** Whether a value is the id of who or what decides the order of tied combatants. */
export const isTieDecider = (value: unknown): value is TieDecider => isOneOf(value, TIE_DECIDERS)

/** A place in the Initiative order: one combatant, or several that are tied. */
export interface InitiativePlace {
  readonly ids: readonly string[]
  /** who or what decides the order of tied combatants */
  readonly decidedBy: TieDecider
  /** the tied characters whose order among themselves their players decide, also if the GM places a monster among them */
  readonly playersOrder: readonly string[]
}

/** The places in the Initiative order, and how ties were decided. */
export interface DecidedPlaces {
  readonly places: readonly InitiativePlace[]
  /** the ids of tied combatants in their decided order; others may be left out */
  readonly decided: readonly string[]
}

function requireCount(name: string, { id, count, dexterityScore, kind }: InitiativeCount): void {
  requireText(`${name}.id`, id)
  requireInteger(`${name}.count`, count, ANY_INTEGER)
  requireInteger(`${name}.dexterityScore`, dexterityScore, ABILITY_SCORES)
  requireOneOf(`${name}.kind`, kind, ['character', 'monster'])
}

function place(tied: readonly InitiativeCount[], { initiative }: RulesOf<'initiative'>): InitiativePlace {
  const { ties } = initiative
  const ids = tied.map(({ id }) => id)
  if (tied.length < 2) return { ids, decidedBy: 'nobody', playersOrder: [] }
  if (ties === 'dexterity-then-roll') return { ids, decidedBy: 'roll-off', playersOrder: [] }
  const characters = tied.flatMap(({ id, kind }) => (kind === 'character' ? [id] : []))
  return {
    ids,
    decidedBy: characters.length === tied.length ? 'players' : 'game-master',
    playersOrder: characters.length > 1 ? characters : [],
  }
}

/**
 * The places in the Initiative order, from the highest count to the lowest. Tied combatants share a place, and the
 * place names who decides their order: the players among characters, the GM otherwise, who places monsters among tied
 * characters but leaves the order of those to their players. In the 2012 playtest the higher
 * Dexterity goes first, and a roll-off decides if that is tied too.
 *
 * @throws RangeError if a count is not an integer, a Dexterity is not an ability score, or a kind is unknown
 * @source SRD 5.2.1, Playing the Game, Initiative (page 13); 2012 playtest, Initiative
 * @example
 * const goblin = { id: 'goblin', count: 12, dexterityScore: 14, kind: 'monster' } as const
 * const wizard = { id: 'wizard', count: 12, dexterityScore: 16, kind: 'character' } as const
 * initiativePlaces([goblin, wizard]) // => [{ ids: ['goblin', 'wizard'], decidedBy: 'game-master', playersOrder: [] }]
 * initiativePlaces([goblin, wizard], next2012).map(({ ids }) => ids) // => [['wizard'], ['goblin']]
 */
export function initiativePlaces(
  counts: readonly InitiativeCount[],
  ruleset: RulesOf<'initiative'> = srd521Combat,
): readonly InitiativePlace[] {
  for (const [index, count] of counts.entries()) requireCount(`counts[${index}]`, count)
  const byDexterity = ruleset.initiative.ties === 'dexterity-then-roll'
  const compare = (one: InitiativeCount, other: InitiativeCount): number =>
    other.count - one.count || (byDexterity ? other.dexterityScore - one.dexterityScore : 0)
  const places: InitiativeCount[][] = []
  for (const combatant of counts.toSorted(compare)) {
    const last = places.at(-1)
    const [first] = last ?? []
    if (last !== undefined && first !== undefined && compare(first, combatant) === 0) last.push(combatant)
    else places.push([combatant])
  }
  return places.map((tied) => place(tied, ruleset))
}

/**
 * The Initiative order after every tie has been decided. It stays the same from round to round.
 *
 * @throws RangeError if a tied combatant is missing from what was decided
 * @source SRD 5.2.1, Playing the Game, Initiative (page 13)
 * @example
 * const tie = { ids: ['goblin', 'wizard'], decidedBy: 'game-master', playersOrder: [] } as const
 * initiativeOrder({ places: [tie, { ids: ['fighter'], decidedBy: 'nobody', playersOrder: [] }], decided: ['wizard', 'goblin'] }) // => ['wizard', 'goblin', 'fighter']
 */
export const initiativeOrder = ({ places, decided }: DecidedPlaces): readonly string[] =>
  places.flatMap(({ ids, decidedBy }) => {
    for (const id of ids) requireText('ids', id)
    requireOneOf('decidedBy', decidedBy, TIE_DECIDERS)
    if (ids.length < 2) return ids
    const missing = ids.find((id) => !decided.includes(id))
    if (missing !== undefined) {
      throw new RangeError(`decided lacks ${missing}, which is tied. Tip: list every combatant of the tie.`)
    }
    return ids.toSorted((one, other) => decided.indexOf(one) - decided.indexOf(other))
  })

/**
 * Rolls off a tie: each combatant rolls a d20, the highest goes first, and those still tied roll again.
 *
 * @source 2012 playtest, Initiative
 * @example
 * rollOff(seededRandom('a'), ['goblin']) // => ['goblin']
 */
export function rollOff(random: Random, ids: readonly string[]): readonly string[] {
  if (ids.length < 2) return ids
  const rolls = ids.map((id) => ({ id, roll: rollDie(random, D20_SIDES) }))
  const ranks = new Set(rolls.map(({ roll }) => roll).toSorted((one, other) => other - one))
  return [...ranks].flatMap((rank) =>
    rollOff(
      random,
      rolls.filter(({ roll }) => roll === rank).map(({ id }) => id),
    ),
  )
}
