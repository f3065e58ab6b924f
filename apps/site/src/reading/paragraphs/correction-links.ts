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

/**
 * The URL of a repository from the configuration or a `package.json`; undefined if there is none.
 *
 * @example
 * repositoryOf('git+https://example.org/a/b.git') // => 'https://example.org/a/b'
 * repositoryOf('') // => undefined
 */
export function repositoryOf(text: string | undefined): string | undefined {
  const address = text
    ?.trim()
    .replace(/^git\+/u, '')
    .replace(/(?:\.git)?\/*$/u, '')
  return address !== undefined && /^https:\/\/[^\s"<>]+$/u.test(address) ? address : undefined
}

/** The URL to edit the file of a target. */
export const editAddress = (repository: string, { file }: CorrectionTarget): string =>
  `${repository}/edit/main/content/${file}`

/** The URL to report a mistake, with the known details filled in. */
export const reportAddress = (repository: string, target: CorrectionTarget): string => {
  const title = [target.id, target.block, target.locale].filter((part) => part !== undefined).join(' · ')
  return `${repository}/issues/new?${new URLSearchParams({ title, body: `${correctionDetails(target)}\n\n` })}`
}
