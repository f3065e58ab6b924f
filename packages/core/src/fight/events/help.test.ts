import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import type { FightState } from '../state.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['an ally attacks with Advantage, once (page 182)', { with: { tolk: { place: { kind: 'grid', x: 1, y: 1 } } }, before: [{ kind: 'help', creature: 'mira', helping: { kind: 'attack', enemy: 'grub' } }, { kind: 'end-turn', creature: 'mira' }, { kind: 'begin-turn', creature: 'tolk' }], event: { kind: 'attack', creature: 'tolk', target: 'grub', attack: 'club' }, dice: [2, 10, 4], after: { 'creatures.grub.vitals.life.hitPoints': 6, 'creatures.mira.helping': 'none' } }],
  ['refused: the helper is no ally of itself (2014: Help)', { ruleset: srd51, event: { kind: 'help', creature: 'mira', helping: { kind: 'attack', enemy: 'grub', ally: 'mira' } }, refused: { code: 'same-creature' } }],
  ['refused: farther than 5 feet from the enemy (page 182)', { with: { grub: { place: { kind: 'grid', x: 3, y: 0 } } }, event: { kind: 'help', creature: 'mira', helping: { kind: 'attack', enemy: 'grub' } }, refused: { code: 'too-far', rule: 'help', creature: 'grub', got: 15 } }],
  ['refused: too far for the check of an ally (2012: Help)', { ruleset: next2012, event: { kind: 'help', creature: 'mira', helping: { kind: 'check', ally: 'tolk', ability: 'wisdom', skill: 'none' }, nearEnough: false }, refused: { code: 'too-far', rule: 'help', creature: 'tolk', got: 10 } }],
  ['refused: a check without proficiency (page 182)', { event: { kind: 'help', creature: 'mira', helping: { kind: 'check', ally: 'tolk', ability: 'wisdom', skill: 'perception' } }, refused: { code: 'not-proficient' } }],
  ['refused: a check with a score below 10 (2012: Help)', { ruleset: next2012, with: { mira: { abilities: { wisdom: 9 } } }, event: { kind: 'help', creature: 'mira', helping: { kind: 'check', ally: 'tolk', ability: 'wisdom', skill: 'none' } }, refused: { code: 'score-too-low' } }],
  ['refused: help with an attack (2012: Help)', { ruleset: next2012, event: { kind: 'help', creature: 'mira', helping: { kind: 'attack', enemy: 'grub' } }, refused: { code: 'no-such-help' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))

const at = (x: number, y: number) => ({ kind: 'grid', x, y }) as const

/** Pell, a second friend of Mira, like Tolk. */
const withPell = (state: FightState): FightState => {
  const { tolk } = state.creatures
  if (tolk === undefined) return state
  return { ...state, creatures: { ...state.creatures, pell: { ...tolk, id: 'pell', place: at(5, 5) } } }
}

// SRD 5.1, Combat, Help (page 93): one friendly creature; SRD 5.2.1, Rules Glossary, Help (page 183): any ally
test.each([
  ['2014: the chosen ally', srd51, 'tolk', true],
  ['2014: another ally', srd51, 'pell', false],
  ['another ally', srd521, 'pell', true],
] as const)('Advantage for an attack: %s', (_, ruleset, ally, advantage) => {
  playScene({
    ruleset,
    change: withPell,
    with: { tolk: { place: at(1, 1) } },
    before: [
      { kind: 'help', creature: 'mira', helping: { kind: 'attack', enemy: 'grub', ally } },
      { kind: 'end-turn', creature: 'mira' },
      { kind: 'begin-turn', creature: 'tolk' },
    ],
    event: { kind: 'attack', creature: 'tolk', target: 'grub', attack: 'club' },
    dice: advantage ? [2, 10, 4] : [10, 4],
    after: {
      'creatures.grub.vitals.life.hitPoints': 6,
      'creatures.mira.helping': advantage ? 'none' : { kind: 'attack', enemy: 'grub', ally },
    },
  })
})
