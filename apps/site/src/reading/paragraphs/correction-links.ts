/** What a correction is about. */
export interface CorrectionTarget {
  readonly id: string
  /** the language of the text, which may not be that of the page */
  readonly locale: string
  /** twelve hex digits over the text */
  readonly version: string
  /** inside the content folder */
  readonly file: string
  /** the paragraph, where one is meant */
  readonly block?: string
}

/** A correction's target in one line, the same in every language. */
export const correctionDetails = ({ id, locale, version, block }: CorrectionTarget): string =>
  [`rule ${id}`, ...(block === undefined ? [] : [`block ${block}`]), `language ${locale}`, `version ${version}`].join(
    ', ',
  )

/**
 * The address of a repository as it is configured, or as a `package.json` has it; nothing where there is none.
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

/** Where the text of a target is edited. */
export const editAddress = (repository: string, { file }: CorrectionTarget): string =>
  `${repository}/edit/main/content/${file}`

/** Where a mistake in a target is reported, with what is known filled in. */
export const reportAddress = (repository: string, target: CorrectionTarget): string => {
  const title = [target.id, target.block, target.locale].filter((part) => part !== undefined).join(' · ')
  return `${repository}/issues/new?${new URLSearchParams({ title, body: `${correctionDetails(target)}\n\n` })}`
}
