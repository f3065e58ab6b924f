/** What a program imports: `@rulestone/core/dice`; the module `index` is the package itself. */
export const moduleTitle = (subpath: string): string =>
  subpath === 'index' ? '@rulestone/core' : `@rulestone/core/${subpath}`
