/** The target of a correction. */
export interface CorrectionTarget {
  readonly id: string
  /** the language of the text, which may not be that of the page */
  readonly locale: string
  /** a hash of the text, as twelve hex digits */
  readonly version: string
  /** the path inside the content folder */
  readonly file: string
  /** the paragraph, if the correction is about one */
  readonly block?: string
}

/** A correction's target in one line, the same in every language. */
export const correctionDetails = ({ id, locale, version, block }: CorrectionTarget): string =>
  [`rule ${id}`, ...(block === undefined ? [] : [`block ${block}`]), `language ${locale}`, `version ${version}`].join(
    ', ',
  )

/** The URL to edit the file of a target. */
export const editAddress = (repository: string, { file }: CorrectionTarget): string =>
  `${repository}/edit/main/content/${file}`

/**
 * The URL to report a mistake: the issue form of a rule or, outside the source language, of a translation, with the known
 * fields filled in.
 */
export function reportAddress(repository: string, { id, locale, version, block }: CorrectionTarget): string {
  const template = locale === 'en' ? 'wrong-rule.yml' : 'wrong-translation.yml'
  const title = [id, block, locale].filter((part) => part !== undefined).join(' · ')
  const fields = { rule: id, ...(block === undefined ? {} : { paragraph: block }), language: locale, version }
  return `${repository}/issues/new?${new URLSearchParams({ template, title, ...fields })}`
}

/** The URL to report something that does not work: the issue form with the address of its page filled in. */
export const bugAddress = (repository: string, page: string): string =>
  `${repository}/issues/new?${new URLSearchParams({ template: 'bug.yml', page })}`
