/** A name of a module, with its place on the page. */
export interface NameLink {
  readonly id: string
  readonly name: string
}

/** The names of one kind: functions, types. */
export interface Group {
  readonly title: string
  readonly names: readonly NameLink[]
}

/** The description of a module. */
export interface Page {
  readonly groups: readonly Group[]
  readonly html: string
}

/** A module of `@rulestone/core` and its description. */
interface Module extends Page {
  /** `dice`; `core` for what only `@rulestone/core` itself exports */
  readonly subpath: string
}

/** The description of every export of `@rulestone/core`. */
export interface Reference {
  readonly modules: readonly Module[]
}
