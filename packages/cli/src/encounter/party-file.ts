import { readFile } from 'node:fs/promises'
import { type PartyMember, type PartyProblem, readParty } from '@rulestone/compendium'
import type { Schema } from '@rulestone/core'
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'
import { PARTY_PROBLEMS, yamlMistake } from './party-problems.ts'

type Document = ReturnType<typeof parseDocument>

/** The keys of a JSON Pointer; those of lists as numbers. */
const keysOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~')))

/** Where in the text a problem is: its field for one that is unknown, else its value; for what is missing, where it would be. */
function offsetOf(document: Document, { code, path }: PartyProblem): number {
  const keys = keysOf(path)
  const parent = document.getIn(keys.slice(0, -1), true)
  const last = keys.at(-1)
  if (code === 'unknown-field' && isMap(parent)) {
    const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === last)
    if (pair && isScalar(pair.key)) return pair.key.range?.[0] ?? 0
  }
  for (let length = keys.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(keys.slice(0, length), true)
    if (isNode(node)) return node.range?.[0] ?? 0
  }
  return 0
}

/** Where an alias is that stands for nothing: the parser throws only when it is read. */
function wrongAlias(document: Document): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === undefined) offset ??= alias.range?.[0]
    },
  })
  return offset
}

/** What a schema allows, in words. */
function allowed(schema: Schema): string {
  if ('enum' in schema) return PARTY_PROBLEMS.oneOf(schema.enum.map(String))
  if ('anyOf' in schema) return schema.anyOf.map(allowed).join('; ')
  if (!('type' in schema)) return ''
  if (schema.type === 'integer') return PARTY_PROBLEMS.integer(schema.minimum, schema.maximum)
  if (schema.type === 'string') return PARTY_PROBLEMS.text(schema.maxLength ?? Number.POSITIVE_INFINITY)
  if (schema.type === 'array') return PARTY_PROBLEMS.list(schema.minItems ?? 0, schema.maxItems ?? 0)
  return schema.type === 'boolean' ? 'true or false' : PARTY_PROBLEMS.object(Object.keys(schema.properties ?? {}))
}

const shown = (found: unknown): string => {
  // JSON has no NaN.
  const text = ['string', 'number'].includes(typeof found) ? String(found) : (JSON.stringify(found) ?? 'nothing')
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** The rest of a line of a text. */
const lineFrom = (text: string, offset: number): string => text.slice(offset).split('\n', 1).join('').trim()

/** The name of a place: its field, or its number in a list, counted from 1. */
function nameOf(path: string): string {
  const keys = keysOf(path)
  const last = keys.at(-1)
  if (last === undefined) return 'the party'
  if (typeof last === 'string') return last
  return `${keys.length === 1 ? 'member' : String(keys.at(-2))} ${last + 1}`
}

/** What is wrong, in words. */
async function sentenceOf({ code, path, found, expected }: PartyProblem): Promise<string> {
  const { nearest } = await import('@rulestone/text')
  const field = nameOf(path)
  const names = 'enum' in expected ? expected.enum.map(String) : []
  switch (code) {
    case 'missing':
      return PARTY_PROBLEMS.missing(field, allowed(expected))
    case 'unknown-field':
      return PARTY_PROBLEMS.unknownField(field, nearest(field, names)[0], names)
    case 'wrong-dice':
      return PARTY_PROBLEMS.dice(field, shown(found))
    case 'name-taken':
      return PARTY_PROBLEMS.taken(shown(found))
    case 'both':
      return PARTY_PROBLEMS.both(names)
    default:
      return PARTY_PROBLEMS.wrong(field, shown(found), allowed(expected), nearest(shown(found), names)[0])
  }
}

/**
 * The party that plain data describes.
 *
 * @param name what the data is called in messages
 * @throws Refusal with all mistakes, each with its place in the data
 */
export async function partyIn(data: unknown, name: string): Promise<readonly PartyMember[]> {
  const read = readParty(data)
  if (read.ok) return read.value
  const placeOf = (path: string): string =>
    keysOf(path)
      .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
      .join('')
  const lines = read.error.map(async (problem) => `${name}${placeOf(problem.path)}: ${await sentenceOf(problem)}`)
  throw new Refusal((await Promise.all(lines)).join('\n'))
}

/**
 * The party of a YAML text.
 *
 * @param file its name, for messages
 * @throws Refusal with all mistakes, each with its line and column
 */
export async function partyOf(text: string, file: string): Promise<readonly PartyMember[]> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const at = (offset: number, sentence: string): string => {
    const { line, col } = lines.linePos(offset)
    return `${file}:${line}:${col} ${sentence}`
  }
  if (document.errors.length > 0) {
    const sentences = document.errors.map(({ pos: [offset], code }) =>
      at(offset, PARTY_PROBLEMS.yaml(shown(lineFrom(text, offset)), yamlMistake(code))),
    )
    throw new Refusal([...new Set(sentences)].join('\n'))
  }
  const alias = wrongAlias(document)
  if (alias !== undefined) {
    throw new Refusal(at(alias, PARTY_PROBLEMS.yaml(shown(lineFrom(text, alias)), yamlMistake('BAD_ALIAS'))))
  }
  const read = readParty(document.toJS({ maxAliasCount: 100 }))
  if (read.ok) return read.value
  const placed = await Promise.all(
    read.error.map(async (problem) => ({ offset: offsetOf(document, problem), sentence: await sentenceOf(problem) })),
  )
  throw new Refusal(
    placed
      .toSorted((one, other) => one.offset - other.offset)
      .map(({ offset, sentence }) => at(offset, sentence))
      .join('\n'),
  )
}

/**
 * The party of a YAML file.
 *
 * @throws Refusal if the file can’t be read, or with all its mistakes
 */
export async function readPartyFile(file: string): Promise<readonly PartyMember[]> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    throw new Refusal(USAGE.noPartyFile(file))
  }
  return partyOf(text, file)
}
