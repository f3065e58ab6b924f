import type { Build } from './parcel.ts'

const STAMP = /<meta name="build" content="([^"]*)"\s*\/?>/u

/** What a page says of where it comes from. */
export interface Stamp {
  /** the build of the whole site */
  readonly build: string
  /** the parcel that the page belongs to, as `en.3f9c1d20ab47c1d2`: it changes when anything of its language does */
  readonly version: string
}

/** The stamp of a page of a build, by its file. */
export const stampFor = (
  { version, shell, languages }: Pick<Build, 'version' | 'shell' | 'languages'>,
  file: string,
): Stamp => ({
  build: version,
  version: (languages[file.split('/', 1)[0] ?? ''] ?? shell).version,
})

/** A stamp as it stands in a page. */
export const stampText = ({ build, version }: Stamp): string => `${build}/${version}`

/**
 * Writes into a page which build it belongs to. A page that has no place for it stays as it is.
 *
 * @example
 * stampPage('<meta name="build" content="">', { build: 'b1', version: 'en.1' }) // => '<meta name="build" content="b1/en.1">'
 */
export const stampPage = (html: string, stamp: Stamp): string =>
  html.replace(STAMP, `<meta name="build" content="${stampText(stamp)}">`)

/**
 * The page as it was before it was stamped: the same in every build that did not change it.
 *
 * @example
 * blankPage('<meta name="build" content="b1/en.1">') // => '<meta name="build" content="">'
 */
export const blankPage = (html: string): string => html.replace(STAMP, '<meta name="build" content="">')

/**
 * Reads what a page says of itself.
 *
 * @example
 * readStamp('<meta name="build" content="b1/en.1">') // => { build: 'b1', version: 'en.1' }
 */
export function readStamp(html: string): Stamp | undefined {
  const [build, version] = STAMP.exec(html)?.[1]?.split('/') ?? []
  return build && version ? { build, version } : undefined
}
