import type { Unit } from '@rulestone/core'
import type { WriteValue } from './write-step-value.ts'

/** A length or a weight among words, which the reader may see in other units. */
interface Quantity {
  readonly unit: Unit
  readonly value: number
  readonly text: string
}

/** Words with the lengths and weights among them. */
export type Words = readonly (string | Quantity)[]

/** Marks the index of a quantity while its sentence is formatted. */
const MARK = '\u{E000}'
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}`, 'u')

/**
 * Separates the quantities of a sentence from its words.
 *
 * @param write writes a value
 * @param say formats the sentence with the given function
 */
export function measuredWords(write: WriteValue, say: (write: WriteValue) => string): Words {
  const quantities: Quantity[] = []
  const text = say((value) => {
    if (value.kind !== 'quantity') return write(value)
    quantities.push({ unit: value.unit, value: value.value, text: write(value) })
    return `${MARK}${quantities.length - 1}${MARK}`
  })
  return text
    .split(MARKED)
    .map((piece, index) => (index % 2 === 1 ? (quantities[Number(piece)] ?? piece) : piece))
    .filter((part) => part !== '')
}
