/**
 * Looks for notation that breaks the engine: `node packages/core/test/fuzz.ts --minutes 20 --seed S`.
 *
 * Changes texts of the corpus at random and checks them. Texts that break the engine are added to `corpus/crashers.txt`
 * and make the exit code 1. Texts in which two features meet for the first time are added to `corpus/found.txt`.
 */
import { rollDie, seededRandom } from '../src/dice/index.ts'
import { checkNotation } from './check-notation.ts'

interface FileSystem {
  readdirSync(path: string): string[]
  readFileSync(path: string, encoding: 'utf8'): string
  appendFileSync(path: string, text: string): void
}

declare const process: {
  readonly argv: readonly string[]
  exitCode: number
  getBuiltinModule(name: 'node:fs'): FileSystem
}
declare const console: { info(text: string): void }
declare global {
  interface ImportMeta {
    readonly dirname: string
  }
}

const files = process.getBuiltinModule('node:fs')
const CORPUS = `${import.meta.dirname}/corpus`

/** Parts of notation, numbers near a limit, and characters that are not notation. */
const TOKENS = [
  ...[
    '0',
    '1',
    '2',
    '3',
    '4',
    '6',
    '10',
    '20',
    '100',
    '101',
    '300',
    '1000000',
    '1000000000',
    '007',
    '99999999999999999999',
  ],
  ...['d', 'd6', 'd4', 'd1', 'd0', 'd%', 'dF', 'd{', 'd{-1,2}', 'd(', 'kh', 'kl', 'k', 'dh', 'dl', 'adv', 'dis'],
  ...['ro', 'rr', 'ra', 'r', '!', '!!', '!p', 'x', 'xo', 'min', 'max', 'mi', 'ma', 'cs', 'cf', 'f'],
  ...['<', '<=', '=', '==', '<>', '>=', '>', '+', '-', '*', '/', '(', ')', '{', '}', '[', ']', ',', '#', ' ', '\n'],
  ...['floor(', 'ceil(', 'round(', 'abs(', 'max(', 'min(', '@n', '@dex', '@proficiency-bonus', '@', '[fire]', '[火]'],
  ...[
    '６',
    '๖',
    '＋',
    '（',
    '\u2212',
    '\u3000',
    '\u200b',
    '\u0000',
    '\ud83c',
    '🎲',
    'к',
    '×',
    '.',
    '_',
    '"',
    '\\',
    'e',
    'K',
    'İ',
  ],
]

/** Longer texts are not checked: they take long and find little. */
const LONGEST = 120

function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? otherwise : (process.argv[at + 1] ?? otherwise)
}

const minutes = Number(argument('minutes', '5'))
const seed = argument('seed', '1')
const random = seededRandom(seed)

const below = (count: number): number => rollDie(random, Math.max(1, count)) - 1

const anyOf = <Value>(values: readonly Value[], otherwise: Value): Value => values[below(values.length)] ?? otherwise

const tokensOf = (text: string): string[] => text.match(/\d+|[a-z]+|[<>=]+|!+|[\s\S]/gi) ?? []

/** One change to a text; `other` is another text of the corpus. */
function change(text: string, other: string): string {
  const tokens = tokensOf(text)
  const at = below(tokens.length + 1)
  const to = Math.min(tokens.length, at + 1 + below(4))
  const [before, part, after] = [tokens.slice(0, at), tokens.slice(at, to), tokens.slice(to)]
  const join = (...parts: (readonly string[] | string)[]): string => parts.flat().join('')
  switch (below(10)) {
    case 0:
      return join(before, after)
    case 1:
      return join(before, part, part, after)
    case 2:
      return join(before, anyOf(TOKENS, ''), part, after)
    case 3:
      return join(before, anyOf(TOKENS, ''), after)
    case 4:
      return join(before, '(', part, ')', after)
    case 5:
      return join(before, '{', part, '}', anyOf(['kh1', 'kl2', '>=2', '', 'dl1'], ''), after)
    case 6:
      return join(before, anyOf(['max(', 'abs(', 'floor(', 'ceil('], ''), part, ')', after)
    case 7:
      return join(before, other, after)
    case 8:
      return join(text, anyOf(['+', '-', '*', '/', '>=', ''], '+'), other)
    default: {
      const numbers = tokens.flatMap((token, index) => (/^\d+$/.test(token) ? [index] : []))
      const place = anyOf(numbers, -1)
      return place === -1 ? join(before, anyOf(TOKENS, ''), part, after) : join(tokens.with(place, String(below(8))))
    }
  }
}

const linesOf = (file: string): string[] => files.readFileSync(`${CORPUS}/${file}`, 'utf8').split('\n').filter(Boolean)

const corpus = files.readdirSync(CORPUS).flatMap((file) => linesOf(file).map((line) => String(JSON.parse(line))))
const pairs = new Set<string>()
const crashes = new Set<string>()
let slowest = { text: '', milliseconds: 0 }

/** Checks a text, and returns whether two features meet in it for the first time. */
function isNew(text: string): boolean {
  const start = Date.now()
  try {
    const features = checkNotation(text)
    const found = features
      .flatMap((one) => features.map((other) => `${one} ${other}`))
      .filter((pair) => !pairs.has(pair))
    for (const pair of found) pairs.add(pair)
    return found.length > 0
  } catch (error) {
    const message = `${error}`.replace(/[\d:;].*/s, '')
    if (crashes.has(message)) return false
    crashes.add(message)
    console.info(`${JSON.stringify(text)} breaks: ${error}`)
    files.appendFileSync(`${CORPUS}/crashers.txt`, `${JSON.stringify(text)}\n`)
    process.exitCode = 1
    return false
  } finally {
    const milliseconds = Date.now() - start
    if (milliseconds > slowest.milliseconds) slowest = { text, milliseconds }
  }
}

for (const text of corpus) isNew(text)
const known = corpus.length
const until = Date.now() + minutes * 60_000
let tried = 0
while (Date.now() < until) {
  let text = anyOf(corpus, '1d6')
  for (let changes = 1 + below(3); changes > 0; changes -= 1) text = change(text, anyOf(corpus, '1d6'))
  tried += 1
  if (text.length > LONGEST || !isNew(text)) continue
  corpus.push(text)
  files.appendFileSync(`${CORPUS}/found.txt`, `${JSON.stringify(text)}\n`)
}
console.info(
  `${tried} texts in ${minutes} minutes with the seed ${seed}: ${corpus.length - known} of something new, ${crashes.size} that break; ` +
    `the slowest took ${slowest.milliseconds} ms: ${JSON.stringify(slowest.text)}`,
)
