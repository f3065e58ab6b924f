/** What a program imports: `@rulestone/core/dice`; the module `core` is the package itself. */
export const moduleTitle = (subpath: string): string =>
  subpath === 'core' ? '@rulestone/core' : `@rulestone/core/${subpath}`
