import type { ByLocale } from '../language/index.ts'

/** The forms of a term in one language. */
export interface TermForms {
  readonly name: string
  readonly abbreviation?: string
  /** other accepted forms */
  readonly aliases?: readonly string[]
  /** forms to avoid */
  readonly avoid?: readonly string[]
}

/** A term of the game, with its forms in each language. */
export interface Term {
  readonly id: string
  /** the name of its file, without extension: `abilities`, `damage-types` */
  readonly part: string
  /** path inside the content folder, with forward slashes */
  readonly file: string
  /** the term with which it shares words on purpose: Giant is a type of creature and a language */
  readonly sameAs?: string
  /**
   * whether its English name is also an ordinary word, such as Help, which is a term only with a capital inside a
   * sentence
   */
  readonly ordinary?: boolean
  readonly forms: ByLocale<TermForms | undefined>
}
