import type { Data, Processor } from 'unified'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type ConstructRecord = NonNullable<Extension['text']>
type Constructs = NonNullable<ConstructRecord[string]>
type Construct = Extract<Constructs, { tokenize: unknown }>
type Tokenize = Construct['tokenize']

const COLON = 58
const HYPHEN = 45
const UNDERSCORE = 95

/** Whether remark-directive counts a character as part of a name. */
const belongsToName = (code: number | null): boolean =>
  code !== null &&
  code > 0 &&
  (code === HYPHEN || code === UNDERSCORE || !/[\s\p{P}\p{S}]/u.test(String.fromCharCode(code)))

/** A lookahead over colons and a name, which succeeds if the name is one of `names`. */
const lookahead = (names: readonly string[]): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let name = ''
    const inName: ReturnType<Tokenize> = (code) => {
      if (code !== null && belongsToName(code)) {
        name += String.fromCharCode(code)
        if (!names.some((known) => known.startsWith(name))) return nok(code)
        effects.consume(code)
        return inName
      }
      effects.exit('data')
      return names.includes(name) ? ok(code) : nok(code)
    }
    const inColons: ReturnType<Tokenize> = (code) => {
      if (code !== COLON) return inName(code)
      effects.consume(code)
      return inColons
    }
    return (code) => {
      effects.enter('data')
      return inColons(code)
    }
  },
})

const guarded = (construct: Construct, known: Construct): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    return effects.check(known, construct.tokenize.call(this, effects, ok, nok), nok)
  },
})

const guardedRecord = (record: ConstructRecord, known: Construct): ConstructRecord =>
  Object.fromEntries(
    Object.entries(record).map(([code, constructs]) => [
      code,
      Array.isArray(constructs)
        ? constructs.map((construct: Construct) => guarded(construct, known))
        : constructs && guarded(constructs, known),
    ]),
  )

/**
 * Restricts remark-directive to directives with one of these names. Use it after remark-directive.
 *
 * Without it, `3:30`, `难度等级:DC 15` and `:::warning` are directives, and their text is lost. With it, they are
 * tokenised as CommonMark.
 */
export function namedDirectives(this: Processor, names: readonly string[]): undefined {
  const extensions = this.data().micromarkExtensions
  const directive = extensions?.pop()
  if (!extensions || !directive?.text || !directive.flow) {
    throw new RangeError('namedDirectives found no remark-directive before it. Tip: put .use(remarkDirective) first.')
  }
  const known = lookahead(names)
  extensions.push({ text: guardedRecord(directive.text, known), flow: guardedRecord(directive.flow, known) })
}
