import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { table, verdict } from './markdown.ts'
import { load } from './peers.ts'

/** What is bundled, and its maximum size in bytes after gzip. */
interface Bundle {
  readonly name: string
  readonly source: string
  readonly goal: number | 'none'
}

/** Everything that a path of the package exports. */
const whole = (path: string, file: string, goal: Bundle['goal'] = 'none'): Bundle => ({
  name: `all of \`@rulestone/core${path}\``,
  source: `export * from './${file}'`,
  goal,
})

const BUNDLES: readonly Bundle[] = [
  whole('/dice', 'dice/index.ts', 10_000),
  {
    name: 'of it `parse`, `roll` and exact `odds`',
    source: "export { odds, parse, roll } from './dice/index.ts'",
    goal: 10_000,
  },
  { name: 'of it `parse` alone, with its errors', source: "export { parse } from './dice/index.ts'", goal: 4_000 },
  whole('/calculators/dice', 'calculators/dice.ts'),
  whole('/calculators/attack', 'calculators/attack.ts'),
  whole('/fight', 'fight/index.ts'),
  whole('', 'index.ts'),
]

const FOLDER = fileURLToPath(new URL('../src', import.meta.url))

/** The part of esbuild that we use. */
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
    const met = goal === 'none' ? '' : `≤ ${kilobytes(goal)}: ${verdict(zipped <= goal)}`
    return [name, kilobytes(zipped), met, kilobytes(contents.length)]
  })
  return [
    'Bundled and minified by esbuild; nothing is needed at run time.',
    '',
    table(['bundle', 'gzip -9', 'goal', 'minified'], rows),
  ].join('\n')
}
