import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { table, verdict } from './markdown.ts'
import { load } from './peers.ts'

/** What is bundled, and how many bytes it is to have at most after gzip. */
const BUNDLES = [
  {
    name: 'the dice module, all that `@rulestone/core/dice` exports',
    source: "export * from './index.ts'",
    goal: 10_000,
  },
  {
    name: 'of it `parse`, `roll` and exact `odds`',
    source: "export { odds, parse, roll } from './index.ts'",
    goal: 10_000,
  },
  { name: 'of it `parse` alone, with its errors', source: "export { parse } from './index.ts'", goal: 4_000 },
] as const

const FOLDER = fileURLToPath(new URL('../src/dice', import.meta.url))

/** As much of esbuild as is used. */
interface Esbuild {
  buildSync(options: Readonly<Record<string, unknown>>): {
    readonly outputFiles: readonly { readonly contents: Uint8Array }[]
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Bundled and minified size. */
export function size(): string {
  const { buildSync } = load<Esbuild>('esbuild')
  const rows = BUNDLES.map(({ name, source, goal }) => {
    const stdin = { contents: source, resolveDir: FOLDER }
    const { outputFiles } = buildSync({ stdin, bundle: true, minify: true, format: 'esm', write: false })
    const contents = outputFiles[0]?.contents ?? new Uint8Array()
    const zipped = gzipSync(contents, { level: 9 }).length
    return [name, kilobytes(zipped), `≤ ${kilobytes(goal)}: ${verdict(zipped <= goal)}`, kilobytes(contents.length)]
  })
  return [
    'Bundled and minified by esbuild; nothing is needed at run time.',
    '',
    table(['bundle', 'gzip -9', 'goal', 'minified'], rows),
  ].join('\n')
}
