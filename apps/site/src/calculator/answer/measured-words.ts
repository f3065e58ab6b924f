import type { Unit } from '@rulestone/core'
import type { WriteValue } from './write-step-value.ts'

/** A length or a weight among words, which a reader may have in other units. */
export interface Quantity {
  readonly unit: Unit
  readonly value: number
  readonly text: string
}

/** Words with what is measured among them. */
export type Words = readonly (string | Quantity)[]

/** Stands around the number of a quantity while its sentence is put together. */
const MARK = '\u{E000}'
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}`, 'u')

/**
 * Keeps the quantities of a sentence apart from its words.
 *
 * @param write writes a value
 * @param say puts the sentence together with the writing that it is given
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
