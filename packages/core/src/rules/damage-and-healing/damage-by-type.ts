import { labelsIn, operands } from '../../dice/labels-in.ts'
import type { Expression, Term } from '../../dice/syntax.ts'

/** Damage whose types cannot be separated, such as the larger of two types. */
export interface MixedDamageTypes {
  readonly code: 'mixed-damage-types'
  readonly got: readonly string[]
  readonly at: number
  readonly length: number
}

/** A damage roll, and what is added to it. */
export interface DamageRolled {
  /** parsed; labels name its types */
  readonly damage: Expression
  /** what a feature adds to the roll; without any label it has the type of the roll */
  readonly added?: Expression
}

/** The damage of one type in a damage roll. */
export interface DamagePart {
  /** the label in lower case; undefined in a roll without any label */
  readonly type: string | undefined
  readonly expression: Expression
}

/**
 * A damage roll by type: its terms grouped by their labels. A term without a label, such as an ability modifier, has
 * the type of the roll's first label.
 *
 * @source SRD 5.2.1, Playing the Game, Damage Types (page 16)
 * @example
 * damageByType({ damage: expectOk(parse('1d8[slashing]+2d6[fire]+3')) }).map(({ type, expression }) => [type, format(expression)]) // => [['slashing', '1d8+3'], ['fire', '2d6']]
 */
export function damageByType({ damage, added }: DamageRolled): readonly DamagePart[] {
  const byType = new Map<string | undefined, Term[]>()
  let own: string | undefined
  for (const roll of added === undefined ? [damage] : [damage, added]) {
    const terms = typedTerms(roll, 1, undefined)
    own = terms.find(({ type }) => type !== undefined)?.type ?? own
    for (const { type = own, term } of terms) byType.set(type, [...(byType.get(type) ?? []), term])
  }
  return Array.from(byType, ([type, terms]) => ({ type, expression: sumOf(terms, damage) }))
}

interface TypedTerm {
  readonly type: string | undefined
  readonly term: Term
}

function typedTerms(expression: Expression, sign: 1 | -1, type: string | undefined): TypedTerm[] {
  switch (expression.kind) {
    case 'sum':
      return expression.terms.flatMap((term) => typedTerms(term.expression, term.sign === sign ? 1 : -1, type))
    case 'labelled':
      return typedTerms(expression.expression, sign, expression.label.toLowerCase())
    default: {
      const [inner = type] = labelsIn(expression)
      return [{ type: inner, term: { sign, expression } }]
    }
  }
}

const sumOf = (terms: readonly Term[], { span }: Expression): Expression => {
  const [first] = terms
  return first && terms.length === 1 && first.sign === 1 ? first.expression : { kind: 'sum', terms, span }
}

/** The first part of a damage roll that mixes types other than by adding them. */
export function mixedDamageTypes(damage: Expression): MixedDamageTypes | undefined {
  if (damage.kind === 'sum' || damage.kind === 'labelled') {
    for (const inner of operands(damage)) {
      const mixed = mixedDamageTypes(inner)
      if (mixed) return mixed
    }
    return undefined
  }
  const got = labelsIn(damage)
  const { start, end } = damage.span
  return got.length > 1 ? { code: 'mixed-damage-types', got, at: start, length: end - start } : undefined
}
