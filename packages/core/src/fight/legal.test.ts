import { describe, expect, test } from 'vitest'
import { scene } from '../../test/fight-scene.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { legal } from './legal.ts'
import { withCreature } from './play.ts'
import { UNSPENT } from './unspent.ts'

/** Tolk, the friend, is 500 feet away, and Grub, the enemy, 1,000. */
const FAR = scene({
  with: { tolk: { place: { kind: 'grid', x: 0, y: 100 } }, grub: { place: { kind: 'grid', x: 200, y: 0 } } },
  event: { kind: 'end-turn', creature: 'mira' },
})

describe.each(['attack', 'grapple', 'shove', 'help'] as const)('why no %s is possible', (kind) => {
  const why = (state: typeof FAR) => legal(srd521, state).find((one) => one.kind === kind)

  test('names the enemy, not a nearer friend listed first', () => {
    expect(why(FAR)).toMatchObject({ possible: false, because: { creature: 'grub', got: 1000 } })
  })

  test('skips a dead enemy', () => {
    const { vitals } = FAR.creatures['grub'] ?? {}
    const dead = withCreature(FAR, 'grub', vitals ? { vitals: { ...vitals, life: { kind: 'dead' } } } : {})
    expect(why(dead)).toMatchObject({ possible: false, because: { creature: 'tolk', got: 500 } })
  })
})

test('between turns, creatures that may take a legendary action are listed, too', () => {
  const taken = (waits: boolean, ...actions: readonly string[]) =>
    withCreature({ ...FAR, phase: { kind: 'between-turns', next: 'tolk' } }, 'grub', {
      legendaryUses: 2,
      specialActions: [{ id: 'roar', takes: 'legendary-action' }],
      spent: { ...(FAR.creatures['grub']?.spent ?? UNSPENT), legendary: { taken: actions, waits } },
    })
  const actors = (state: typeof FAR) => [...new Set(legal(srd521, state).map(({ creature }) => creature))]
  expect(actors(taken(false))).toEqual(['tolk', 'grub'])
  expect(legal(srd521, taken(false))).toContainEqual({
    creature: 'grub',
    kind: 'special-action',
    possible: true,
    events: [expect.objectContaining({ action: 'roar' })],
  })
  expect(actors(taken(true))).toEqual(['tolk'])
  expect(actors(taken(false, 'roar', 'roar'))).toEqual(['tolk'])
})
