/** A calculator is in `<id>.ts`, with its examples next to it in `<id>.examples.ts`. */
const EXAMPLES = '.examples.ts'

const GENERATED = '// Generated from the files of this folder: `pnpm calculators` in packages/core writes it.'

/** What the index exports besides calculators. */
const PUBLIC = [
  ['./calculator.ts', '*'],
  ['./fields/index.ts', '*'],
  ['./ids.ts', '*'],
  ['./topics.ts', '{ isTopic, TOPICS, type Topic }'],
] as const

const nameOf = (id: string): string => `${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Calculator`
const constantCase = (id: string): string => id.toUpperCase().replaceAll('-', '_')

/** The ids of the calculators among the files of the folder, in alphabetical order. */
const idsIn = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => file.endsWith(EXAMPLES))
    .map((file) => file.slice(0, -EXAMPLES.length))
    .sort()

/**
 * The text of `calculators/index.ts` for the files of that folder.
 *
 * @param files the names of the files, in any order
 */
export function printIndex(files: readonly string[]): string {
  const ids = idsIn(files)
  const imports = ids.flatMap((id): [path: string, name: string][] => [
    [`./${id}.examples.ts`, `${constantCase(id)}_EXAMPLES`],
    [`./${id}.ts`, nameOf(id)],
  ])
  return [
    GENERATED,
    ...[...imports, ['./calculator.ts', 'type AnyCalculator'], ['./topics.ts', 'inOrderOfTopics']]
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
      .map(([path, name]) =>
        name?.startsWith('type ')
          ? `import type { ${name.slice(5)} } from '${path}'`
          : `import { ${name} } from '${path}'`,
      ),
    '',
    ...[...ids.map((id) => [`./${id}.ts`, `{ ${nameOf(id)} }`] as const), ...PUBLIC]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, names]) => `export ${names} from '${path}'`),
    '',
    '/** Every calculator, by topic. */',
    'export const CALCULATORS: readonly AnyCalculator[] = inOrderOfTopics([',
    ...ids.map((id) => `  { ...${nameOf(id)}, examples: ${constantCase(id)}_EXAMPLES },`),
    '])',
    '',
  ].join('\n')
}

/**
 * The text of `calculators/loaders.ts` for the files of that folder.
 *
 * @param files the names of the files, in any order
 */
export function printLoaders(files: readonly string[]): string {
  const ids = idsIn(files)
  const key = (id: string): string => (id.includes('-') ? `'${id}'` : id)
  return [
    GENERATED,
    "import type { LoadableCalculator } from './calculator.ts'",
    '',
    '/** Imports one calculator, by id: a bundler makes each a chunk of its own. */',
    'export const CALCULATOR_LOADERS: Readonly<Record<string, () => Promise<LoadableCalculator>>> = {',
    ...ids.map((id) => `  ${key(id)}: async () => (await import('./${id}.ts')).${nameOf(id)},`),
    '}',
    '',
  ].join('\n')
}

/**
 * The text of `calculators/ids.ts` for the files of that folder.
 *
 * @param files the names of the files, in any order
 */
export const printIds = (files: readonly string[]): string =>
  [
    GENERATED,
    "import { isOneOf } from '../one-of.ts'",
    '',
    '/** The ids of all calculators, in the order of the alphabet. */',
    'export const CALCULATOR_IDS = [',
    ...idsIn(files).map((id) => `  '${id}',`),
    '] as const',
    '',
    '/** The id of a calculator. */',
    'export type CalculatorId = (typeof CALCULATOR_IDS)[number]',
    '',
    '/** Whether a value is the id of a calculator. */',
    'export const isCalculatorId = (value: unknown): value is CalculatorId => isOneOf(value, CALCULATOR_IDS)',
    '',
  ].join('\n')
