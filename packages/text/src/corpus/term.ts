import type { ByLocale } from '../language/index.ts'

/** The forms of a term in one language. */
export interface TermForms {
  readonly name: string
  readonly abbreviation?: string
  /** other forms that are right */
  readonly aliases?: readonly string[]
  /** forms that are wrong */
  readonly avoid?: readonly string[]
}

/** A term of the game: what an id is called in each language. */
export interface Term {
  readonly id: string
  /** the file it stands in, without extension: `abilities`, `damage-types` */
  readonly part: string
  /** path inside the content folder, with forward slashes */
  readonly file: string
  /** the term whose words this one shares on purpose: Giant is a type of creature and a language */
  readonly sameAs?: string
  /** whether English has its name for other things too, so that only capitals inside a sentence make it the term: Help */
  readonly ordinary?: boolean
  readonly forms: ByLocale<TermForms | undefined>
}
