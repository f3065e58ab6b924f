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

/** A module of `@rulestone/core` or `@rulestone/compendium`, and its description. */
interface Module extends Page {
  /** `dice`; `core` for what only `@rulestone/core` itself exports, `compendium` for `@rulestone/compendium` */
  readonly subpath: string
}

/** The description of every export of both packages. */
export interface Reference {
  readonly modules: readonly Module[]
}
