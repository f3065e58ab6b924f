import { describe, expect, test } from 'vitest'
import { scene } from '../../test/fight-scene.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { legal } from './legal.ts'
import { withCreature } from './play.ts'

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
