import { titleOf } from './rule-data.ts'

/** The name of a calculator in code. */
const nameOf = (id: string): string => `${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Calculator`

const constantCase = (id: string): string => id.toUpperCase().replaceAll('-', '_')

/** The rank of a path among imports: packages first, then the farthest folders. */
const rank = (path: string): string => `${path.startsWith('.') ? 1 : 0}${path}`

/** Import statements in the order of the formatter. */
const imports = (...lines: readonly (readonly [names: string, path: string])[]): string =>
  [...lines]
    .sort(([, a], [, b]) => (rank(a) < rank(b) ? -1 : 1))
    .map(([names, path]) => `import ${names} from '${path}'`)
    .join('\n')

const calculator = (id: string): string => `${imports(
  ['{ add, certain }', '../dice/distribution.ts'],
  ['{ ok }', '../result.ts'],
  ['{ chanceOfSuccess, d20Distribution }', '../rules/d20-tests/d20-test.ts'],
  ['{ defineCalculator }', './calculator.ts'],
  ['{ d20ToRoll }', './shared/d20-roll.ts'],
)}

/**
 * The DC of a Medium task.
 *
 * @source SRD 5.2.1, Playing the Game, Typical Difficulty Classes (page 6)
 */
const DC = 15

/** The chance that an ability check of a Medium task succeeds. */
export const ${nameOf(id)} = defineCalculator({
  id: '${id}',
  topic: 'dice-and-tests',
  rules: ['ability-check', 'difficulty-class'],
  fields: {
    modifier: { type: 'integer', minimum: -5, maximum: 14, default: 5, signed: true },
  },
  steps: {
    target: { modifier: 'signed', dc: 'integer', chance: 'probability' },
  },
  compute({ modifier }) {
    const chance = chanceOfSuccess({ modifier, dc: DC, state: 'normal' })
    return ok({
      figures: [
        { id: 'chance', kind: 'probability', value: chance },
        { id: 'needed', kind: 'integer', value: DC - modifier },
      ],
      distribution: add(d20Distribution('normal'), certain(modifier)),
      threshold: DC,
      steps: [{ kind: 'target', rule: 'difficulty-class', values: { modifier, dc: DC, chance } }],
    })
  },
  rolls: ({ modifier }) => [{ id: 'check', expression: d20ToRoll({ state: 'normal', modifier }) }],
})
`

/** Modifiers, what the d20 must show for DC 15, and the chance of that, as a book would have them. */
const EXAMPLES = [
  { id: 'only-a-20', modifier: -5, needed: 20, chance: '1/20', faces: 1 },
  { id: 'penalty', modifier: -1, needed: 16, chance: '1/4', faces: 5 },
  { id: 'no-modifier', modifier: 0, needed: 15, chance: '3/10', faces: 6 },
  { id: 'trained', modifier: 2, needed: 13, chance: '2/5', faces: 8 },
  { id: 'skilled', modifier: 5, needed: 10, chance: '11/20', faces: 11 },
  { id: 'expert', modifier: 9, needed: 6, chance: '3/4', faces: 15 },
  { id: 'master', modifier: 10, needed: 5, chance: '4/5', faces: 16 },
  { id: 'certain', modifier: 14, needed: 1, chance: '1', faces: 20 },
] as const

const examples = (id: string): string => `${imports(
  ['type { Example }', './calculator.ts'],
  [`type { ${nameOf(id)} }`, `./${id}.ts`],
)}

/** Worked examples, each with its source, in a file that pages do not load. */
export const ${constantCase(id)}_EXAMPLES: readonly Example<typeof ${nameOf(id)}.fields>[] = [
${EXAMPLES.map(
  (example) => `  {
    id: '${example.id}',
    source: 'counted on the d20: ${example.needed} or higher, ${example.faces} of 20 faces',
    input: { modifier: ${example.modifier} },
    figures: { chance: '${example.chance}', needed: '${example.needed}' },
  },`,
).join('\n')}
]
`

const test = (id: string): string => `${imports(
  ['fc', 'fast-check'],
  ['{ describe, expect, test }', 'vitest'],
  ['{ weightsAddUp }', '../dice/distribution.laws.ts'],
  ['{ format }', '../dice/format.ts'],
  ['{ fraction }', '../fraction.ts'],
  [`{ ${nameOf(id)} }`, `./${id}.ts`],
  ['type { Output }', './calculator.ts'],
)}

function computed(modifier: number): Output {
  const result = ${nameOf(id)}.compute({ modifier })
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

const MODIFIER = fc.integer({ min: -5, max: 14 })

describe('the chance', () => {
  test('equals the share of the faces that succeed', () => {
    fc.assert(
      fc.property(MODIFIER, (modifier) => {
        const faces = Array.from({ length: 20 }, (_, index) => index + 1)
        const hits = faces.filter((face) => face + modifier >= 15)
        expect(computed(modifier).figures[0].value).toEqual(fraction(hits.length, faces.length))
      }),
    )
  })

  test('the weights of its distribution add up', () => {
    fc.assert(
      fc.property(MODIFIER, (modifier) => {
        const { distribution } = computed(modifier)
        if (!distribution) throw new Error('the result has no distribution')
        weightsAddUp(distribution)
      }),
    )
  })
})

test('the steps name their rules', () => {
  expect(computed(5).steps.map(({ rule, kind }) => \`\${rule}: \${kind}\`)).toEqual(['difficulty-class: target'])
})

test('rolls a d20 with the modifier', () => {
  expect(${nameOf(id)}.rolls({ modifier: -2 }).map(({ expression }) => format(expression))).toEqual(['1d20-2'])
})
`

/** The files of a new calculator by name: a small working one, to be changed. */
export const calculatorFiles = (id: string): Readonly<Record<string, string>> => ({
  [`${id}.ts`]: calculator(id),
  [`${id}.examples.ts`]: examples(id),
  [`${id}.test.ts`]: test(id),
})

/** Whether the name of an id in code is free: that of `define` is the function that makes a calculator. */
export const isNameable = (id: string): boolean => nameOf(id) !== 'defineCalculator'

/**
 * The English strings of a new calculator. Every text has at least two words, so that the check reports it until it is
 * translated.
 */
const calculatorStrings = (id: string): object => ({
  title: `The odds of ${titleOf(id)}`,
  caption: 'How often a check with this modifier meets DC 15',
  outcome: 'total of the check',
  threshold: 'at least DC {{threshold}}',
  fields: { modifier: { label: 'Modifier of the check' } },
  figures: {
    chance: { label: 'Chance of success', sentence: 'to succeed with a modifier of {{modifier}}' },
    needed: { label: 'Needed on the d20' },
  },
  steps: { target: '1d20 {{modifier}} must equal or exceed DC {{dc}}: {{chance}}.' },
  rolls: { check: 'Roll the check' },
})

/**
 * A file of strings with those of a new calculator appended; the existing text is unchanged.
 *
 * @param text the file, an object that is not empty
 */
export function withStrings(text: string, id: string): string {
  const written = JSON.stringify(calculatorStrings(id), null, 2).replaceAll('\n', '\n  ')
  return `${text.replace(/\s*\}\s*$/, '')},\n  ${JSON.stringify(id)}: ${written}\n}\n`
}
