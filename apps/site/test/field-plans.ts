import { type AnyCalculator, type Field, type Input, isShown } from '@rulestone/core'
import { offered } from '@rulestone/core/calculators/is-shown'
import { defaultInput, readState } from '@rulestone/core/calculators/state'
import type { FieldPlan, Trial } from './drive-fields.ts'
import { LOCALES, type Locale } from './locales.ts'
import { say } from './words.ts'

/** A state that an address gives a calculator, and the fields that are tried in it. */
export interface FieldState {
  readonly texts: Readonly<Record<string, string>>
  readonly fields: readonly string[]
}

type Texts = Readonly<Record<string, string>>

/** The texts that show a field, one for each way to meet its conditions. */
function waysToShow({ shown }: Field): readonly Texts[] {
  const conditions = shown === undefined ? [] : 'when' in shown ? [shown] : shown
  return conditions.reduce<readonly Texts[]>(
    (ways, { when, is }) => ways.flatMap((way) => is.map((text) => ({ ...way, [when]: text }))),
    [{}],
  )
}

/** Two states in one; fields that take several take what both say. */
const merged = ({ fields }: Pick<AnyCalculator, 'fields'>, a: Texts, b: Texts): Texts => ({
  ...a,
  ...Object.fromEntries(
    Object.entries(b).map(([id, text]) => [id, fields[id]?.type === 'several' && a[id] ? `${a[id]} ${text}` : text]),
  ),
})

/** As few states as are needed to see every field of a calculator. */
export function fieldStates(calculator: AnyCalculator): readonly FieldState[] {
  const { fields } = calculator
  const shows = (texts: Texts, ids: readonly string[]): boolean => {
    const input: Input = { ...defaultInput(calculator), ...readState(calculator, texts).input }
    return ids.every((id) => fields[id] && isShown(fields[id], input))
  }
  const states: FieldState[] = []
  for (const [id, field] of Object.entries(fields)) {
    const add = (): void => {
      for (const [index, state] of states.entries()) {
        for (const way of [{}, ...waysToShow(field)]) {
          const texts = merged(calculator, state.texts, way)
          const ids = [...state.fields, id]
          if (!shows(texts, ids)) continue
          states[index] = { texts, fields: ids }
          return
        }
      }
      const way = [{}, ...waysToShow(field)].find((texts) => shows(texts, [id]))
      if (way === undefined) throw new RangeError(`${calculator.id}: no state shows the field ${id}`)
      states.push({ texts: way, fields: [id] })
    }
    add()
  }
  return states
}

const written = (locale: Locale, value: number): string => {
  const tag = LOCALES.find((one) => one.locale === locale)?.tag
  return new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(value).replace('-', '−')
}

function trialsOf(field: Field, locale: Locale): readonly Trial[] {
  const mistake = (key: string, values: Readonly<Record<string, string>>): string =>
    say(locale, `errors.${key}`, values)
  switch (field.type) {
    case 'integer': {
      const { minimum, maximum, default: base } = field
      const wrong = (value: number): Trial => ({
        text: String(value),
        holds: base,
        says: mistake('field.out-of-bounds', {
          got: String(value),
          minimum: written(locale, minimum),
          maximum: written(locale, maximum),
          default: String(base).replace('-', '−'),
        }),
      })
      const right = (value: number): Trial => ({ text: String(value), holds: value })
      return [wrong(minimum - 1), right(minimum), right(maximum), wrong(maximum + 1)]
    }
    case 'dice':
      return [
        { text: '', says: mistake('dice.empty', {}) },
        { text: '0' },
        { text: '100d6' },
        { text: '10001d6', says: mistake('dice.over-limit.dice', { got: '10001', allowed: written(locale, 10_000) }) },
      ]
    case 'path': {
      const values = { maximum: written(locale, field.longest), default: field.default }
      return [
        { text: '' },
        { text: 'e '.repeat(field.longest) },
        { text: 'e '.repeat(field.longest + 1), says: mistake('field.too-many-steps', values) },
      ]
    }
    default:
      return []
  }
}

/**
 * What is tried in the fields of a state: the bounds of what is typed, and where they are asked for the options too,
 * which are the same in every language.
 */
export function fieldPlans(
  calculator: AnyCalculator,
  state: FieldState,
  locale: Locale,
  withOptions: boolean,
): readonly FieldPlan[] {
  const { id, fields } = calculator
  const input: Input = { ...defaultInput(calculator), ...readState(calculator, state.texts).input }
  return state.fields.flatMap((name): readonly FieldPlan[] => {
    const known = fields[name]
    if (!known) return []
    const field = offered(known, input)
    const control = { id: `${id}-1-${name}`, name }
    const trials = trialsOf(field, locale)
    if (trials.length > 0) return [{ ...control, kind: 'text', trials }]
    if (!withOptions) return []
    if (field.type === 'choice' || field.type === 'several') {
      return [{ ...control, kind: field.type, options: field.options }]
    }
    return [{ ...control, kind: 'flag' }]
  })
}
