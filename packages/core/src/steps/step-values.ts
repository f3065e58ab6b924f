import type { Unit } from '../vocabulary/units.ts'
import type { PlainValue, Step, StepKinds } from './step.ts'
import type { NameKind, StepValue } from './step-value.ts'

const isOptional = (kind: string): boolean => kind.endsWith('?')

function numberValue(kind: string, value: number): StepValue {
  if (kind === 'integer' || kind === 'signed') return { kind, value }
  if (kind === 'difference') return { kind: value === 0 ? 'integer' : 'signed', value }
  if (kind === 'square-side') return { kind: 'quantity', value, unit: 'feet', isSquareSide: true }
  return { kind: 'quantity', value, unit: kind as Unit }
}

/** A plain value as one that can be written; undefined if it only chooses among sentences. */
function writable(kind: string, value: PlainValue): StepValue | undefined {
  const [first = '', field = ''] = kind.split(':')
  if (typeof value === 'boolean') return undefined
  if (typeof value === 'number') return numberValue(first, value)
  if (typeof value === 'string') {
    return first === 'option' ? { kind: first, field, value } : { kind: first as NameKind, value }
  }
  if ('numerator' in value) return { kind: first as 'number' | 'probability', value }
  return 'kind' in value ? value : { kind: 'options', field, value }
}

/**
 * The values of a step by name, in the form that its kind declares.
 *
 * @example
 * const { steps } = damageTaken({ dealt: 28, resistance: true })
 * steps.map((step) => stepValues(DAMAGE_STEP_KINDS, step)) // => [{ before: { kind: 'integer', value: 28 }, damage: { kind: 'integer', value: 14 } }]
 */
export function stepValues(kinds: StepKinds, { kind, values }: Step): Readonly<Record<string, StepValue>> {
  const declared = Object.entries(kinds[kind] ?? {}).flatMap(([name, how]): [string, StepValue][] => {
    const value = values[name]
    if (typeof how !== 'string' || value === undefined) return []
    const written = writable(isOptional(how) ? how.slice(0, -1) : how, value)
    return written === undefined ? [] : [[name, written]]
  })
  return Object.fromEntries(declared)
}

/**
 * The key of the sentence of a step: its kind and, if the kind has several sentences, which of them.
 *
 * @example
 * const { steps } = damageTaken({ dealt: 28, resistance: true })
 * steps.map((step) => sentenceKey(DAMAGE_STEP_KINDS, step)) // => ['damage-changed']
 */
export function sentenceKey(kinds: StepKinds, { kind, values }: Step): string {
  const choice = Object.entries(kinds[kind] ?? {}).find(([, how]) => how === 'outcome' || typeof how === 'object')
  if (choice === undefined) return kind
  const chosen = values[choice[0]]
  return `${kind}.${typeof chosen === 'boolean' ? (chosen ? 'yes' : 'no') : String(chosen)}`
}
