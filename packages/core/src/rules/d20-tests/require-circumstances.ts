import { requireOneOf } from '../../one-of.ts'
import { requireText } from '../../text.ts'

const GIVES = ['advantage', 'disadvantage'] as const

interface Circumstance {
  readonly rule: string
  readonly gives: (typeof GIVES)[number]
}

/** Checks what circumstances give. The names are joined only for an error, since rolls are made often. */
export function requireCircumstances(circumstances: readonly Circumstance[]): void {
  for (const [index, { rule, gives }] of circumstances.entries()) {
    if (typeof rule === 'string' && GIVES.includes(gives)) continue
    requireText(`circumstances[${index}].rule`, rule)
    requireOneOf(`circumstances[${index}].gives`, gives, GIVES)
  }
}
