import type { Step, StepKinds } from '@rulestone/core'
import { sentenceKey, stepValues } from '@rulestone/core/steps'
import type { T } from '../../shared/make-t.ts'
import type { WriteValue } from './write-step-value.ts'

/** A step as the sentence of its kind, with its values formatted as the kind declares. */
export function stepSentence(kinds: StepKinds, step: Step, write: WriteValue, t: T): string {
  const values = Object.entries(stepValues(kinds, step)).map(([name, value]) => [name, write(value)])
  return t(`steps.${sentenceKey(kinds, step)}`, Object.fromEntries(values))
}
