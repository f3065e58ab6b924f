import type { FightStep } from '@rulestone/core'

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
