import { describe, expect, test } from 'vitest'
import { type Scene, scene } from '../../test/fight-scene.ts'
import { EDITIONS, FROZEN_STARTS, sequence } from '../../test/random-fights.ts'
import { enteredDice } from '../dice/entered-dice.ts'
import { mean } from '../dice/moments.ts'
import { randomFrom } from '../dice/random.ts'
import { addFractions, type Fraction, fraction, multiplyFractions } from '../fraction.ts'
import { next2012 } from '../rulesets/next-2012.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { apply } from './apply.ts'
import type { FightEvent } from './events/index.ts'
import { legal } from './legal.ts'
import type { FightState } from './state.ts'
import { strikeOdds } from './strike-odds.ts'

/** Every die shows a 1. */
const LOWEST = randomFrom(() => 0)

const LOTS = 1000

/** Plays an attack once for every face of every die, and adds up what happens. */
function playEveryRoll(ruleset: Ruleset, state: FightState, event: FightEvent, target: string) {
  let [hits, damage]: Fraction[] = [fraction(0), fraction(0)]
  const faces: number[] = []
  for (;;) {
    const { random, thrown } = enteredDice(faces, LOWEST)
    const applied = apply(ruleset, state, event, random)
    if (!applied.ok) throw new RangeError(`the event is refused: ${applied.error.code}`)
    const weight = thrown.reduce((chance, { sides }) => multiplyFractions(chance, fraction(1, sides)), fraction(1))
    const { life, hitPointMaximum } = applied.value.state.creatures[target]?.vitals ?? {}
    const taken = life?.kind === 'conscious' ? (hitPointMaximum ?? 0) - life.hitPoints : Number.NaN
    const isHit = applied.value.steps.some(({ kind }) => kind === 'damage-rolled')
    if (isHit) hits = addFractions(hits ?? fraction(0), weight)
    damage = addFractions(damage ?? fraction(0), multiplyFractions(weight, fraction(taken)))
    const next = thrown.map(({ face, sides }) => ({ face, sides }))
    while (next.at(-1)?.face === next.at(-1)?.sides && next.length > 0) next.pop()
    const last = next.pop()
    if (last === undefined) return { hits, damage }
    faces.splice(0, faces.length, ...next.map(({ face }) => face), last.face + 1)
  }
}

const club = { kind: 'attack', creature: 'mira', target: 'grub', attack: 'club' } as const
const bow = { ...club, attack: 'bow' } as const
const withHealth = { hitPointMaximum: LOTS }
const grub = (more: object) => ({ with: { grub: { ...withHealth, ...more } } })
const mira = (more: object) => ({ with: { grub: withHealth, mira: more } })
const far = { place: { kind: 'grid', x: 30, y: 0 }, ...withHealth } as const

// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene & { readonly state?: string }])[] = [
  ['nothing special', { ...grub({}), event: club }],
  ['Half Cover', { ...grub({}), event: { ...club, cover: 'half' }}],
  ['a bonus, and damage that a penalty reduces to 0', { ...mira({ abilities: { strength: 3 } }), event: club }],
  ['an AC that only a 20 hits', { ...grub({ armorClass: 40 }), event: club }],
  ['an enemy within 5 feet of a bow', { ...grub({}), event: bow, state: 'disadvantage' }],
  ['long range', { with: { grub: far, tolk: withHealth }, event: bow, state: 'disadvantage' }],
  ['a Prone target, close by', { ...grub({ conditions: [{ condition: 'prone' }] }), event: club, state: 'advantage' }],
  ['a Poisoned attacker', { ...mira({ conditions: [{ condition: 'poisoned' }] }), event: club, state: 'disadvantage' }],
  ['an exhausted attacker', { ...mira({ conditions: [{ condition: 'exhaustion', level: 2 }] }), event: club }],
  ['a target that dodges', { ...grub({ dodging: true }), event: club, state: 'disadvantage' }],
  ['an attacker that the target does not see', { ...grub({}), event: { ...club, sight: { targetSeen: true, attackerSeen: false, attackerHidden: true } }, state: 'advantage' }],
  ['help and a Blinded attacker cancel out', { with: { grub: withHealth, mira: { conditions: [{ condition: 'blinded' }] }, tolk: { helping: { kind: 'attack', enemy: 'grub' } } }, event: club, state: 'normal' }],
  ['a Paralyzed target: every hit is critical', { ...grub({ conditions: [{ condition: 'paralyzed' }] }), event: club, state: 'advantage' }],
  ['a Petrified target: Resistance to everything', { ...grub({ conditions: [{ condition: 'petrified' }] }), event: club, state: 'advantage' }],
  ['Resistance and Vulnerability by type', { with: { grub: { ...withHealth, damageModifiers: { byType: { fire: { resistance: true }, cold: { vulnerability: true } } } }, mira: { attacks: [{ id: 'club', damage: '1d4[fire]+1d3[cold]', damageType: 'fire' }] } }, event: club }],
  ['a weapon that water impedes', { ...mira({ attacks: [{ id: 'club', damage: '1d4', damageType: 'bludgeoning' }] }), change: (state) => ({ ...state, terrain: { ...state.terrain, underwater: true } }), event: club, state: 'disadvantage' }],
  ['a bow under water beyond its range misses', { with: { grub: { ...far, place: { kind: 'grid', x: 17, y: 0 } }, tolk: withHealth }, change: (state) => ({ ...state, terrain: { ...state.terrain, underwater: true } }), event: bow, state: 'disadvantage' }],
  ['the other Light weapon', { ...mira({ abilities: { strength: 16 }, attacks: ['dagger', 'sickle'].map((weapon) => ({ id: weapon, weapon, damage: '1d4', damageType: 'piercing' })) }), before: [], change: (state) => { const { mira: one } = state.creatures; return one === undefined ? state : { ...state, creatures: { ...state.creatures, mira: { ...one, spent: { ...one.spent, action: true, lightAttack: 'dagger' } } } } }, event: { ...club, kind: 'two-weapon-attack', attack: 'sickle' } }],
  ['2012: a Critical Hit deals the maximum', { ruleset: next2012, ...grub({}), event: club }],
  ['2012: an Intoxicated target takes 1d6 less', { ruleset: next2012, ...grub({ conditions: [{ condition: 'intoxicated' }] }), event: club }],
  ['2012: an Ethereal target takes half', { ruleset: next2012, ...grub({ conditions: [{ condition: 'ethereal' }] }), event: club }],
]

describe('the odds are those of the fight, for every face of every die', () => {
  test.each(SCENES)('%s', (_, one) => {
    const { ruleset = srd521, event, state: rollState } = one
    const state = scene(one)
    const odds = strikeOdds({ ruleset, state }, event)
    if (odds?.ok !== true) throw new RangeError('the attack has no odds')
    const { chances, damage } = odds.value
    const played = playEveryRoll(ruleset, state, event, 'grub')
    expect(addFractions(chances.hit, chances.criticalHit)).toEqual(played.hits)
    expect(mean(damage.attack)).toEqual(played.damage)
    expect(odds.value.state).toBe(rollState ?? 'normal')
  })

  test.each(EDITIONS)('in fights of random events: %s', (name, ruleset) => {
    let compared = 0
    for (let number = 0; number < 200 && compared < 40; number += 1) {
      const start = FROZEN_STARTS[number % FROZEN_STARTS.length]
      if (start === undefined) continue
      const { end } = sequence(ruleset, `${name} odds ${number}`, start, 8)
      const strikes = legal(ruleset, end).flatMap((one) => (one.possible ? one.events.slice(0, 1) : []))
      for (const event of strikes) {
        if (event.kind !== 'attack' && event.kind !== 'opportunity-attack' && event.kind !== 'two-weapon-attack')
          continue
        const odds = strikeOdds({ ruleset, state: end }, event)
        const target = end.creatures[event.target]
        // Without a mount and Concentration, only the attack rolls dice; a target far from 0 shows all damage.
        if (odds === undefined || target === undefined || target.concentration !== 'none') continue
        if (target.riding !== 'none' || event.attack === 'dagger') continue
        const vitals = {
          ...target.vitals,
          temporaryHitPoints: 0,
          hitPointMaximum: LOTS,
          life: { kind: 'conscious', hitPoints: LOTS },
        } as const
        const state = { ...end, creatures: { ...end.creatures, [target.id]: { ...target, vitals } } }
        const healthy = strikeOdds({ ruleset, state }, event)
        if (healthy?.ok !== true || !apply(ruleset, state, event, LOWEST).ok) continue
        const { chances, damage } = healthy.value
        const played = playEveryRoll(ruleset, state, event, target.id)
        expect([number, addFractions(chances.hit, chances.criticalHit)]).toEqual([number, played.hits])
        expect([number, mean(damage.attack)]).toEqual([number, played.damage])
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(10)
  })
})

test('an event without an attack, and an unknown attack, have no odds', () => {
  const state = scene({ event: club })
  expect(strikeOdds({ ruleset: srd521, state }, { kind: 'dodge', creature: 'mira' })).toBeUndefined()
  expect(strikeOdds({ ruleset: srd521, state }, { ...club, attack: 'lance' })).toBeUndefined()
})
