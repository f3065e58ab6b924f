/** Strings by key, nested; plural forms by the suffixes of i18next JSON v4 (`_one`, `_other`). */
export interface StringTree {
  readonly [key: string]: string | StringTree
}

/** The strings of one language by namespace (the file name without extension). */
export type Namespaces = Readonly<Record<string, StringTree>>
