import { type Document, isCollection, isNode, isScalar, type Node, visit, type YAMLError } from 'yaml'
import type { Place, Problem } from '../findings/index.ts'

/** The codes of `YamlProblem`; `yaml` is any error that is none of the others. */
export const YAML_CODES = [
  'yaml',
  'yaml-alias',
  'yaml-quote',
  'yaml-bracket',
  'yaml-comma',
  'yaml-colon',
  'yaml-no-colon',
  'yaml-indent',
  'yaml-tab',
  'yaml-start',
  'yaml-duplicate-key',
  'yaml-deep',
] as const

type YamlCode = (typeof YAML_CODES)[number]

/** A problem of YAML. */
export type YamlProblem = Problem<YamlCode>

/** Our codes for those of the parser, whose messages are English. */
const CODES: Readonly<Partial<Record<YAMLError['code'], YamlCode>>> = {
  BLOCK_IN_FLOW: 'yaml-comma',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-colon',
  MULTILINE_IMPLICIT_KEY: 'yaml-no-colon',
  BAD_INDENT: 'yaml-indent',
  TAB_AS_INDENT: 'yaml-tab',
  BAD_SCALAR_START: 'yaml-start',
  DUPLICATE_KEY: 'yaml-duplicate-key',
  RESOURCE_EXHAUSTION: 'yaml-deep',
}

/** The innermost node with a property. */
function findNode(document: Document, matches: (node: Node) => boolean): Node | undefined {
  let found: Node | undefined
  visit(document, {
    Node(_, node) {
      if (isNode(node) && matches(node)) found = node
    },
  })
  return found
}

/** The quotation or the list in brackets that is still open where the parser gave up. */
function openAt(document: Document, { code, message, pos: [offset] }: YAMLError): Node | undefined {
  const endsHere = ({ range }: Node): boolean => range?.[1] === offset
  if (code === 'MISSING_CHAR' && message.startsWith('Missing closing')) {
    return findNode(document, (node) => isScalar(node) && endsHere(node))
  }
  if (code !== 'BAD_INDENT' || !message.startsWith('Flow')) return undefined
  return findNode(document, (node) => isCollection(node) && node.flow === true && endsHere(node))
}

/** Duplicate keys are reported up to this number. */
const MOST_DUPLICATES = 20

/** Duplicate keys, and the first of the other errors; later ones mostly follow from it. */
function relevant({ errors, warnings }: Document): YAMLError[] {
  const isDuplicate = ({ code }: YAMLError): boolean => code === 'DUPLICATE_KEY'
  const [first] = [...errors.filter((error) => !isDuplicate(error)), ...warnings]
  return [...(first ? [first] : []), ...errors.filter(isDuplicate).slice(0, MOST_DUPLICATES)]
}

/** The problems of a document, each with the rest of its line, or with the key that is there twice. */
export function yamlProblems(
  document: Document,
  text: string,
  { file, place }: { readonly file: string; readonly place: (offset: number) => Place },
): YamlProblem[] {
  const restOfLine = (offset: number): string => text.slice(offset).split('\n', 1)[0] ?? ''
  return relevant(document).map((error): YamlProblem => {
    const open = openAt(document, error)
    const offset = open?.range?.[0] ?? error.pos[0]
    const problem = { file, ...place(offset), values: { got: restOfLine(offset) } }
    if (open) return { ...problem, code: isScalar(open) ? 'yaml-quote' : 'yaml-bracket' }
    const code = CODES[error.code] ?? 'yaml'
    if (code !== 'yaml-duplicate-key') return { ...problem, code }
    const key = findNode(document, (node) => isScalar(node) && node.range?.[0] === offset)
    return { ...problem, code, values: { got: isScalar(key) ? String(key.value) : '' } }
  })
}
