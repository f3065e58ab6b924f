import type { Afflicted, AttackSituation, Condition } from '../../../src/index.ts'
import { type Core, type Figures, when } from '../says.ts'

const having = (condition: Condition): Afflicted => ({ conditions: [{ condition }] })

/** The Speed of a creature with a condition and a normal Speed of 30 feet. */
const speed = ({ speedUnderConditions, srd521 }: Core, condition: Condition): number | string => {
  const { speedFeet, canIncrease } = speedUnderConditions(30, having(condition), srd521.conditions)
  return when(speedFeet, [canIncrease, false])
}

const attackOn = ({ attackRollState, srd521 }: Core, condition: Condition, distanceFeet: number) => {
  const situation: AttackSituation = {
    attacker: { id: 'attacker', conditions: [] },
    target: { id: 'target', ...having(condition) },
    attack: 'melee',
    distanceFeet,
    sight: { targetSeen: true, attackerSeen: true, attackerHidden: false },
  }
  return attackRollState(situation, srd521)
}

/** Within how many feet hits are Critical Hits. */
const criticalHitFeet = (core: Core, condition: Condition): number | string =>
  when(
    5,
    [attackOn(core, condition, 5).criticalHitReasons.length > 0, true],
    [attackOn(core, condition, 10).criticalHitReasons.length > 0, false],
  )

/** The conditions. */
export const conditions: Figures = {
  'Condition: conditions': ({ CONDITIONS, srd521 }) => when(CONDITIONS.length, [srd521.conditions.list.length, 15]),
  'Exhaustion: level per application': ({ gainCondition, srd521 }) => {
    const { conditions: after } = gainCondition(
      [{ condition: 'exhaustion', level: 2 }],
      { condition: 'exhaustion' },
      srd521.conditions,
    )
    return (after[0]?.level ?? 0) - 2
  },
  'Exhaustion: level at which you die': ({ exhaustionEffects, maximumExhaustion, srd521 }) =>
    when(
      maximumExhaustion(srd521.conditions),
      [exhaustionEffects(6, srd521.conditions).dies, true],
      [exhaustionEffects(5, srd521.conditions).dies, false],
    ),
  'Exhaustion: x level to every D20 Test': ({ exhaustionEffects, srd521 }) =>
    when(exhaustionEffects(1, srd521.conditions).d20Bonus, [exhaustionEffects(3, srd521.conditions).d20Bonus, -6]),
  'Exhaustion: ft x level to Speed': ({ exhaustionEffects, speedUnderConditions, srd521 }) => {
    const tired = { conditions: [{ condition: 'exhaustion', level: 3 }] } as const
    return when(-exhaustionEffects(1, srd521.conditions).speedReducedFeet, [
      speedUnderConditions(30, tired, srd521.conditions).speedFeet,
      15,
    ])
  },
  'Exhaustion: level removed per Long Rest': ({ srd521 }) => srd521.longRest.exhaustionLevelsRemoved,
  'Exhaustion: level at which it ends': ({ loseExhaustion, heldConditions, srd521 }) => {
    const level = loseExhaustion(1, 1)
    return when(level, [heldConditions([{ condition: 'exhaustion', level }], srd521.conditions).length, 0])
  },
  'Grappled: Speed': (core) => speed(core, 'grappled'),
  'Incapacitated: actions, Bonus Actions, Reactions': ({ canAct, srd521 }) => {
    const can = (what: 'action' | 'bonus-action' | 'reaction'): boolean =>
      canAct(what, having('incapacitated'), srd521.conditions).can
    return when(0, [can('action'), false], [can('bonus-action'), false], [can('reaction'), false])
  },
  'Paralyzed: Speed': (core) => speed(core, 'paralyzed'),
  'Paralyzed: ft: hits are Critical Hits': (core) => criticalHitFeet(core, 'paralyzed'),
  'Petrified: x weight': ({ effectsOfKind, srd521 }) =>
    effectsOfKind('weight', having('petrified'), srd521.conditions)[0]?.effect.times ?? 'no figure',
  'Petrified: Speed': (core) => speed(core, 'petrified'),
  'Petrified: all damage (Resistance)': ({ damageUnderConditions, damageTaken, DAMAGE_TYPES, srd521 }) => {
    const resists = DAMAGE_TYPES.filter(
      (type) => damageUnderConditions({ damage: 7, type, target: having('petrified') }, srd521.conditions).resistance,
    )
    return when('1/2', [resists.length, 13], [damageTaken({ dealt: 8, resistance: true }).value, 4])
  },
  'Prone: ft: attacker within has Advantage, otherwise Disadvantage': (core) =>
    when(5, [attackOn(core, 'prone', 5).state, 'advantage'], [attackOn(core, 'prone', 6).state, 'disadvantage']),
  'Restrained: Speed': (core) => speed(core, 'restrained'),
  'Unconscious: Speed': (core) => speed(core, 'unconscious'),
  'Unconscious: ft: hits are Critical Hits': (core) => criticalHitFeet(core, 'unconscious'),
}
