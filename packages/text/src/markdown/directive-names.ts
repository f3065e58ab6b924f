/** The directives and the form of each. Everything else that looks like a directive is text. */
export const DIRECTIVE_FORMS = {
  table: 'leafDirective',
  calculator: 'leafDirective',
  dice: 'textDirective',
  value: 'textDirective',
} as const

/** The name of a directive. */
export type DirectiveName = keyof typeof DIRECTIVE_FORMS

/** The names of all directives. */
export const DIRECTIVE_NAMES: readonly string[] = Object.keys(DIRECTIVE_FORMS)

/**
 * Whether a text is a `DirectiveName`.
 *
 * @example
 * isDirectiveName('dice') // => true
 * isDirectiveName('warning') // => false
 */
export const isDirectiveName = (text: string): text is DirectiveName => Object.hasOwn(DIRECTIVE_FORMS, text)
