import type { Afflicted, AttackSituation, Condition } from '../../../src/index.ts'
import { type Core, type Figures, when } from '../says.ts'

const having = (condition: Condition): Afflicted => ({ conditions: [{ condition }] })

/** The Speed of a creature with a condition and a normal Speed of 30 feet. */
const speed = ({ speedUnderConditions, srd521 }: Core, condition: Condition): number | string => {
  const {
    value: { speedFeet, canIncrease },
  } = speedUnderConditions({ creature: having(condition), speedFeet: 30 }, srd521)
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
      { conditions: [{ condition: 'exhaustion', level: 2 }], gained: { condition: 'exhaustion' } },
      srd521,
    )
    return (after[0]?.level ?? 0) - 2
  },
  'Exhaustion: level at which you die': ({ exhaustionEffects, maximumExhaustion, srd521 }) =>
    when(
      maximumExhaustion(srd521),
      [exhaustionEffects(6, srd521).dies, true],
      [exhaustionEffects(5, srd521).dies, false],
    ),
  'Exhaustion: x level to every D20 Test': ({ exhaustionEffects, srd521 }) =>
    when(exhaustionEffects(1, srd521).d20Bonus, [exhaustionEffects(3, srd521).d20Bonus, -6]),
  'Exhaustion: ft x level to Speed': ({ exhaustionEffects, speedUnderConditions, srd521 }) => {
    const tired = { conditions: [{ condition: 'exhaustion', level: 3 }] } as const
    return when(-exhaustionEffects(1, srd521).speedReducedFeet, [
      speedUnderConditions({ creature: tired, speedFeet: 30 }, srd521).value.speedFeet,
      15,
    ])
  },
  'Exhaustion: level removed per Long Rest': ({ srd521 }) => srd521.longRest.exhaustionLevelsRemoved,
  'Exhaustion: level at which it ends': ({ loseExhaustion, heldConditions, srd521 }) => {
    const level = loseExhaustion({ level: 1, lost: 1 })
    return when(level, [heldConditions({ conditions: [{ condition: 'exhaustion', level }] }, srd521).length, 0])
  },
  'Grappled: Speed': (core) => speed(core, 'grappled'),
  'Incapacitated: actions, Bonus Actions, Reactions': ({ canAct, srd521 }) => {
    const can = (what: 'action' | 'bonus-action' | 'reaction'): boolean =>
      canAct({ creature: having('incapacitated'), capacity: what }, srd521).can
    return when(0, [can('action'), false], [can('bonus-action'), false], [can('reaction'), false])
  },
  'Paralyzed: Speed': (core) => speed(core, 'paralyzed'),
  'Paralyzed: ft: hits are Critical Hits': (core) => criticalHitFeet(core, 'paralyzed'),
  'Petrified: x weight': ({ effectsOfKind, srd521 }) =>
    effectsOfKind({ creature: having('petrified'), kind: 'weight' }, srd521)[0]?.effect.times ?? 'no figure',
  'Petrified: Speed': (core) => speed(core, 'petrified'),
  'Petrified: all damage (Resistance)': ({ damageUnderConditions, damageTaken, DAMAGE_TYPES, srd521 }) => {
    const resists = DAMAGE_TYPES.filter(
      (type) => damageUnderConditions({ damage: 7, type, target: having('petrified') }, srd521).value.resistance,
    )
    return when('1/2', [resists.length, 13], [damageTaken({ dealt: 8, resistance: true }).value, 4])
  },
  'Prone: ft: attacker within has Advantage, otherwise Disadvantage': (core) =>
    when(5, [attackOn(core, 'prone', 5).state, 'advantage'], [attackOn(core, 'prone', 6).state, 'disadvantage']),
  'Restrained: Speed': (core) => speed(core, 'restrained'),
  'Unconscious: Speed': (core) => speed(core, 'unconscious'),
  'Unconscious: ft: hits are Critical Hits': (core) => criticalHitFeet(core, 'unconscious'),
}
