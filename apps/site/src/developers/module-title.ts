/** The modules that are a package of that name. */
const PACKAGES: readonly string[] = ['core', 'compendium']

/** What a program imports: `@rulestone/core/dice`; the modules `core` and `compendium` are the packages themselves. */
export const moduleTitle = (subpath: string): string =>
  PACKAGES.includes(subpath) ? `@rulestone/${subpath}` : `@rulestone/core/${subpath}`
