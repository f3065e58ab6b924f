import { type AnyCalculator, defaultInput, type Field, type Input, isShown, readState } from '@rulestone/core'
import type { Texts } from '../address/calculator-address.ts'

/** A state of a calculator, and fields that it shows. */
export interface FieldState {
  readonly texts: Texts
  readonly fields: readonly string[]
}

/** The values of other fields that show a field, one set for each way to meet its conditions. */
function waysToShow({ shown }: Field): readonly Texts[] {
  const conditions = shown === undefined ? [] : 'when' in shown ? [shown] : shown
  return conditions.reduce<readonly Texts[]>(
    (ways, { when, is }) => ways.flatMap((way) => is.map((text) => ({ ...way, [when]: text }))),
    [{}],
  )
}

/** Merges two states; a field that takes several options gets the options of both. */
const merged = ({ fields }: Pick<AnyCalculator, 'fields'>, a: Texts, b: Texts): Texts => ({
  ...a,
  ...Object.fromEntries(
    Object.entries(b).map(([id, text]) => [id, fields[id]?.type === 'several' && a[id] ? `${a[id]} ${text}` : text]),
  ),
})

/** A few states that together show every field of a calculator: a field joins an earlier state if that can show it. */
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
