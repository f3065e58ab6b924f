import { requireOneOf } from '../../one-of.ts'

const GIVES = ['advantage', 'disadvantage'] as const

/** Checks what circumstances give. The names are joined only for an error, since rolls are made often. */
export function requireCircumstances(circumstances: readonly { readonly gives: (typeof GIVES)[number] }[]): void {
  for (const [index, { gives }] of circumstances.entries()) {
    if (!GIVES.includes(gives)) requireOneOf(`circumstances[${index}].gives`, gives, GIVES)
  }
}
