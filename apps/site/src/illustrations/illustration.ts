import type { Element } from 'hast'
import type { Words } from './kit/words.ts'

/** The width of every illustration, in units of the drawing: labels have the same size in all of them. */
export const WIDTH = 320

/** A drawing that stands before the words of a rule. */
export interface Illustration {
  /** its strings are under this key: a caption, a description, and labels */
  readonly id: string
  /** in units of the drawing, like its width */
  readonly height: number
  /** the lengths that the caption and the description name, in feet */
  readonly lengths?: Readonly<Record<string, number>>
  /** the other numbers that they name */
  readonly numbers?: Readonly<Record<string, number>>
  /** its shapes and labels */
  readonly draw: (words: Words) => readonly Element[]
}
