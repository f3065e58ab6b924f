import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'rolldown'
import { table, verdict } from './markdown.ts'

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
    name: 'only `parse`, `roll` and `odds`',
    source: "export { odds, parse, roll } from './dice/index.ts'",
    goal: 10_000,
  },
  { name: 'only `parse`, including error messages', source: "export { parse } from './dice/index.ts'", goal: 4_000 },
  whole('/calculators/dice', 'calculators/dice.ts'),
  whole('/calculators/attack', 'calculators/attack.ts'),
  whole('/fight', 'fight/index.ts'),
  whole('', 'index.ts'),
]

const FOLDER = fileURLToPath(new URL('../src', import.meta.url))

/** The code of a bundle, minified. */
async function codeOf(source: string): Promise<string> {
  const entry = `${FOLDER}/bundle.ts`
  const { output } = await build({
    input: entry,
    plugins: [
      { name: 'entry', load: (id) => (id === entry ? source : null), resolveId: (id) => (id === entry ? id : null) },
    ],
    output: { format: 'esm', minify: true },
    write: false,
  })
  return output[0].code
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Bundled and minified size. */
export async function size(): Promise<string> {
  const rows = await Promise.all(
    BUNDLES.map(async ({ name, source, goal }) => {
      const code = await codeOf(source)
      const zipped = gzipSync(code, { level: 9 }).length
      const met = goal === 'none' ? '' : `≤ ${kilobytes(goal)}: ${verdict(zipped <= goal)}`
      return [name, kilobytes(zipped), met, kilobytes(Buffer.byteLength(code))]
    }),
  )
  return [
    'Bundled and minified by Rolldown; nothing is needed at run time.',
    '',
    table(['bundle', 'gzip -9', 'goal', 'minified'], rows),
  ].join('\n')
}
