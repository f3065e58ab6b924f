import fc from 'fast-check'
import type { Afflicted, DyingState, Ruleset, Vitals } from '../../src/index.ts'

/** A number of feet, points or the like. */
export const small = fc.integer({ min: 0, max: 60 })

/** Something that can hinder or help a roll. */
export const circumstances = fc.array(
  fc.constantFrom('advantage', 'disadvantage').map((gives) => ({ rule: 'd20-test', gives }) as const),
  { maxLength: 4 },
)

/** The conditions of an edition, each with a level and perhaps a source. */
export const conditionsOf = ({ conditions: { list, rows } }: Ruleset) =>
  fc
    .array(
      fc.record({
        condition: fc.constantFrom(...list),
        source: fc.constantFrom('a', 'b'),
      }),
      { maxLength: 4 },
    )
    .map(
      (given): Afflicted => ({
        conditions: given.map(({ condition, source }) => ({
          condition,
          source,
          level: rows[condition]?.maximumLevel === 1 ? 1 : 2,
        })),
      }),
    )

/** How far below 0 Hit Points go: not at all, or to just above the deadly total. */
const lowest = ({ dying }: Ruleset, deadlyHitPoints: number): number =>
  dying.failure === 'counted' ? 0 : deadlyHitPoints + 1

/** A creature in any state that its edition has. */
export const vitalsOf = (ruleset: Ruleset): fc.Arbitrary<Vitals & { readonly deadlyHitPoints: number }> =>
  fc
    .record({
      hitPointMaximum: fc.integer({ min: 1, max: 40 }),
      temporaryHitPoints: ruleset.temporaryHitPoints ? fc.integer({ min: 0, max: 10 }) : fc.constant(0),
      diesAtZero: fc.boolean(),
      deadlyHitPoints: fc.integer({ min: -40, max: -4 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      successes: fc.integer({ min: 0, max: 2 }),
      failures: ruleset.dying.failure === 'counted' ? fc.integer({ min: 0, max: 2 }) : fc.constant(0),
      kind: fc.constantFrom('conscious', 'conscious', 'conscious', 'dying', 'stable', 'dead'),
    })
    .map(({ share, successes, failures, kind, ...creature }) => {
      const below = Math.round(share * lowest(ruleset, creature.deadlyHitPoints))
      const states: Readonly<Record<DyingState['kind'], DyingState>> = {
        conscious: { kind: 'conscious', hitPoints: Math.max(1, Math.round(share * creature.hitPointMaximum)) },
        dying: { kind: 'dying', successes, failures, hitPoints: below },
        stable: { kind: 'stable', hitPoints: below },
        dead: { kind: 'dead' },
      }
      return { ...creature, life: states[kind] }
    })
