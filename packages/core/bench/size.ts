import { readdirSync } from 'node:fs'
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

const FOLDER = fileURLToPath(new URL('../src', import.meta.url))

/** Everything that a path of the package exports. */
const whole = (path: string, file: string, goal: Bundle['goal'] = 'none'): Bundle => ({
  name: `all of \`@rulestone/core${path}\``,
  source: `export * from './${file}'`,
  goal,
})

/** The maximum size of one rule. */
const ONE_RULE = 2_000

const one = (name: string, goal: Bundle['goal'] = ONE_RULE): Bundle => ({
  name: `only \`${name}\``,
  source: `export { ${name} } from './index.ts'`,
  goal,
})

const CHAPTERS = readdirSync(`${FOLDER}/rules`, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [whole(`/${entry.name}`, `rules/${entry.name}/index.ts`)] : [],
)

/** Rules that are imported alone, from each part of the book. */
export const ONE_EACH: readonly Bundle[] = [
  ...['abilityModifier', 'attackOutcome', 'carryingCapacity', 'concentrationDc', 'coverBonus'].map((name) => one(name)),
  ...['isCondition', 'longJumpFeet', 'highJumpFeet', 'proficiencyBonusAtLevel', 'hitPointsOf'].map((name) => one(name)),
  // It reads the table of everything that conditions do.
  one('canAct', 3_000),
]

/** Every row of the table. */
export const BUNDLES: readonly Bundle[] = [
  ...ONE_EACH,
  one('srd521', 'none'),
  one('dyingChances', 'none'),
  whole('/dice', 'dice/index.ts', 10_000),
  one('parse, roll, odds', 10_000),
  one('parse', 4_000),
  ...CHAPTERS,
  whole('/calculators/fields', 'calculators/fields/index.ts'),
  whole('/calculators/dice', 'calculators/dice.ts'),
  whole('/calculators/attack', 'calculators/attack.ts'),
  whole('/calculators', 'calculators/index.ts'),
  whole('/encounter', 'encounter/index.ts'),
  whole('/fight', 'fight/index.ts'),
  whole('/figures', 'figures/index.ts'),
  whole('/measures', 'tables/measures.ts'),
  whole('/rules', 'rules/index.ts'),
  whole('/rulesets', 'rulesets/index.ts'),
  whole('/steps', 'steps/index.ts'),
  whole('/tables', 'tables/index.ts'),
  whole('/vocabulary', 'vocabulary/index.ts'),
  whole('', 'index.ts'),
]

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

/** The size of a bundle in bytes: minified, and then zipped. */
export async function sizeOf({ source }: Bundle): Promise<{ readonly minified: number; readonly zipped: number }> {
  const code = await codeOf(source)
  return { minified: Buffer.byteLength(code), zipped: gzipSync(code, { level: 9 }).length }
}

/** A size as the table shows it. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Bundled and minified size. */
export async function size(): Promise<string> {
  const rows: string[][] = []
  for (const bundle of BUNDLES) {
    const { minified, zipped } = await sizeOf(bundle)
    const met = bundle.goal === 'none' ? '' : `≤ ${kilobytes(bundle.goal)}: ${verdict(zipped <= bundle.goal)}`
    rows.push([bundle.name, kilobytes(zipped), met, kilobytes(minified)])
  }
  return [
    'Bundled and minified by Rolldown; nothing is needed at run time.',
    '',
    table(['bundle', 'gzip -9', 'goal', 'minified'], rows),
  ].join('\n')
}
