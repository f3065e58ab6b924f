import type { FightStep } from '@rulestone/core'

/** The attacks of steps: each from its roll to the step before the roll of the next, without what was rolled after a hit. */
export function strikesIn(steps: readonly FightStep[]): readonly (readonly FightStep[])[] {
  const rolls = steps.flatMap(({ kind }, index) => (kind === 'd20s-rolled' ? [index] : []))
  return rolls
    .map((start, place) => steps.slice(start, rolls[place + 1]))
    .filter((strike) => strikeOutcome(strike) !== 'done')
}

/** The outcome of an attack, if its steps have one. */
export function strikeOutcome(steps: readonly FightStep[]): 'hit' | 'miss' | 'critical' | 'done' {
  const compared = steps.find((step) => step.kind === 'compared-with-armor-class')
  const natural = steps.find((step) => step.kind === 'natural-roll-decides')
  if (compared === undefined && natural === undefined) return 'done'
  const impeded = steps.some(({ kind }) => kind === 'weapon-impeded')
  if (impeded || compared?.values.success === false || natural?.values.outcome === 'miss') return 'miss'
  const critical =
    natural?.values.outcome === 'critical-hit' || steps.some(({ kind }) => kind === 'critical-by-condition')
  return critical ? 'critical' : 'hit'
}
