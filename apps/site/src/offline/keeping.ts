import type { Chunk, Parcel } from './parcel.ts'

/** A language that is kept, whole and of one version. */
export interface Pack {
  readonly locale: string
  readonly version: string
  readonly build: string
  readonly date: string
  readonly pages: Parcel
  readonly shell: Parcel
}

/** All that the worker knows of what is kept. It is written in one piece, so a language changes its version at once. */
export interface Keeping {
  /** the version that answers, by language */
  readonly current: Readonly<Record<string, string>>
  /** the current ones, and older ones whose pages are still open */
  readonly packs: readonly Pack[]
  /** what is being fetched, by language; it outlives an interruption */
  readonly wanted: Readonly<Record<string, Pack>>
}

/** Nothing is kept. */
export const NOTHING: Keeping = { current: {}, packs: [], wanted: {} }

/** The pack that answers for a language. */
export const packOf = ({ current, packs }: Keeping, locale: string | undefined): Pack | undefined =>
  packs.find((pack) => pack.locale === locale && pack.version === current[pack.locale])

/** All chunks of a pack, each once. */
export const chunksOf = ({ pages, shell }: Pack): Chunk[] =>
  Array.from(new Map([...shell.chunks, ...pages.chunks].map((chunk) => [chunk.name, chunk])).values())

/** The chunk of a parcel that holds a file. */
export const chunkWith = ({ chunks }: Parcel, path: string): Chunk | undefined =>
  chunks.find(({ paths }) => paths.includes(path))

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key))

/** A language is being fetched. */
export const want = (keeping: Keeping, pack: Pack): Keeping => ({
  ...keeping,
  wanted: { ...keeping.wanted, [pack.locale]: pack },
})

/** A language is no longer fetched; what is kept of it stays. */
export const unwant = (keeping: Keeping, locale: string): Keeping => ({
  ...keeping,
  wanted: without(keeping.wanted, locale),
})

/** A language is there: from now on this version answers. The one before stays until it is tidied away. */
export const switchTo = (keeping: Keeping, pack: Pack): Keeping => ({
  current: { ...keeping.current, [pack.locale]: pack.version },
  packs: [...keeping.packs.filter(({ version }) => version !== pack.version), pack],
  wanted: without(keeping.wanted, pack.locale),
})

/** A language is no longer kept. */
export const forget = (keeping: Keeping, locale: string): Keeping => ({
  ...unwant(keeping, locale),
  current: without(keeping.current, locale),
})

/** Lets go of versions that neither answer nor have a page open. */
export const tidied = (keeping: Keeping, open: ReadonlySet<string>): Keeping => ({
  ...keeping,
  packs: keeping.packs.filter(({ locale, version }) => keeping.current[locale] === version || open.has(version)),
})

/** The chunks that must stay. */
export const needed = ({ packs, wanted }: Keeping): ReadonlySet<string> =>
  new Set([...packs, ...Object.values(wanted)].flatMap((pack) => chunksOf(pack).map(({ name }) => name)))
