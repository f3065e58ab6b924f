declare global {
  interface ImportMeta {
    /** Vite replaces calls with the contents of the matching files. */
    glob<Content>(
      patterns: readonly string[],
      options: { readonly query?: string; readonly import?: string; readonly eager: true },
    ): Record<string, Content>
  }
}

const texts = import.meta.glob<string>(['../src/**/*.ts', '!../src/**/*.test.ts', '!../src/**/*.laws.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [readme = ''] = Object.values(
  import.meta.glob<string>(['../README.md'], { query: '?raw', import: 'default', eager: true }),
)

/** The text of the package's README. */
export const README = readme

/** The text of every file of the package that is not a test, by its path inside `src`. */
export const SOURCE_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path.replace('../src/', ''), text]),
)
