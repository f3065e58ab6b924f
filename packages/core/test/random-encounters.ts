import { type Random, rollDie } from '../src/dice/random.ts'
import { AREA_CATCHES, PREFERRED_TARGETS } from '../src/encounter/encounter.ts'
import { createEncounter, type Encounter, type EncounterMember } from '../src/encounter/index.ts'
import type { NewAttack } from '../src/fight/create-fight.ts'
import type { SpecialAction } from '../src/fight/stat-block.ts'
import { ABILITIES } from '../src/vocabulary/abilities.ts'
import { DAMAGE_TYPES } from '../src/vocabulary/damage-types.ts'

const DICE = ['1d6+2', '2d6+3', '1d4', '1', '3d8-1', '2d6kh1+4', '1d8[fire]+2[fire]+2d4[cold]', '10d10'] as const

/** Encounters with everything that a stat block can have, drawn at random. */
export function randomEncounter(random: Random): Encounter {
  const upTo = (most: number): number => rollDie(random, most)
  const chance = (percent: number): boolean => upTo(100) <= percent
  const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length) - 1] as Item
  const save = () => ({
    ability: pick(ABILITIES),
    dc: 8 + upTo(12),
    onSuccess: pick(['half', 'none'] as const),
    damage: { notation: pick(DICE), type: pick(DAMAGE_TYPES) },
    ...(chance(50) && { conditions: [{ condition: 'prone' as const }] }),
  })
  const attack = (id: string): NewAttack => ({
    id,
    kinds: pick([['melee'], ['ranged'], ['melee', 'ranged']] as const),
    ability: pick(['none', 'strength', 'dexterity'] as const),
    proficient: chance(50),
    by: pick(['weapon', 'spell'] as const),
    bonus: upTo(8),
    damage: pick(DICE),
    damageType: pick(DAMAGE_TYPES),
    reachFeet: pick([5, 10, 20]),
    rangeFeet: pick([10, 30, 60]),
    longFeet: 120,
    ...(chance(20) && { onHit: { save: save() } }),
  })
  const special = (id: string, attacks: readonly NewAttack[], legendary: boolean): SpecialAction => ({
    id,
    takes: legendary ? 'legendary-action' : pick(['action', 'action', 'bonus-action'] as const),
    ...pick([{}, { recharge: 5 }, { uses: 2 }]),
    ...(chance(30) && { oncePerRound: true }),
    ...(chance(60)
      ? {
          save: save(),
          ...pick([{ targets: 1 }, { targets: 2, withinFeet: 30 }, { withinFeet: 60 }, { withinFeet: 5 }]),
        }
      : attacks[0] && { makes: { attack: attacks[0].id, times: upTo(3) } }),
  })
  const member = (id: string, kind: 'character' | 'monster'): EncounterMember => {
    const attacks = Array.from({ length: upTo(3) }, (_, index) => attack(`attack ${index}`))
    const ids = attacks.map((one) => one.id)
    const specialActions = [
      ...Array.from({ length: upTo(3) - 1 }, (_, index) => special(`special ${index}`, attacks, false)),
      ...(chance(30) ? [special('legend', attacks, true), special('second legend', attacks, true)] : []),
      ...(chance(20)
        ? [{ id: 'attack 0', takes: 'action', recharge: 6, makes: { attack: 'attack 0', times: 1 } } as const]
        : []),
    ]
    const actions = specialActions.flatMap((one) => (one.takes === 'action' ? [one.id] : []))
    return {
      id,
      kind,
      hitPointMaximum: upTo(60),
      armorClass: 8 + upTo(12),
      abilities: { strength: 6 + upTo(14), dexterity: 6 + upTo(14), constitution: 6 + upTo(14) },
      initiativeBonus: upTo(5) - 1,
      saves: chance(50) ? [pick(ABILITIES)] : [],
      attacks,
      specialActions,
      ...(specialActions.some(({ takes }) => takes === 'legendary-action') && { legendaryUses: upTo(3) }),
      ...(chance(50)
        ? { extraAttacks: [upTo(2)] }
        : {
            multiattacks: [
              [
                { of: ids, times: upTo(3) },
                { of: actions.length > 0 ? actions : ids, times: 1 },
              ],
            ],
          }),
      damageModifiers: {
        byType: {
          [pick(DAMAGE_TYPES)]: pick([
            { resistance: true },
            { vulnerability: true },
            { immunity: true },
            { adjustment: -3 },
          ]),
        },
      },
      ...(chance(10) && { diesAtZero: kind === 'character' }),
    }
  }
  const side = (name: string, kind: 'character' | 'monster') =>
    Array.from({ length: upTo(4) }, (_, index) => member(`${name} ${index}`, kind))
  return createEncounter({
    party: side('hero', 'character'),
    creatures: side('foe', 'monster'),
    way: {
      targets: { party: pick(PREFERRED_TARGETS), creatures: pick(PREFERRED_TARGETS) },
      areaCatches: pick(AREA_CATCHES),
      limitedUses: chance(80),
    },
  })
}
