import { CALCULATORS, defaultInput, type Field } from '@rulestone/core'
import { LOCALES } from '@rulestone/text'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { RAW } from '../../../test/raw.ts'
import { UNIT_SYSTEMS } from '../../display/units.ts'
import Calculator from '../Calculator.tsx'
import { answer } from '../compute/answer.ts'
import { Drawn } from '../drawing/Drawn.tsx'
import type { CalculatorPart, CalculatorProps } from '../embedding/calculator-props.ts'
import type { CalculatorActions } from '../state/calculator-state.ts'
import { firstState } from '../state/controller.ts'
import { fieldStates } from '../test/field-states.ts'
import { stringsOf, writersOf } from '../test/strings.ts'
import { Controls } from './Controls.tsx'

const nothing = (): void => {}
const NO_ACTIONS: CalculatorActions = {
  loadCode: nothing,
  view: nothing,
  type: nothing,
  reset: nothing,
  undo: nothing,
  start: nothing,
  compare: nothing,
  compareOptions: nothing,
  fill: nothing,
  stopComparing: nothing,
  cancel: nothing,
  offers: async () => [],
  csv: async () => undefined,
}

/** A pattern that matches the HTML of a control. */
const markOf = ({ type }: Field, name: string, id: string): RegExp =>
  type === 'flag' ? new RegExp(`type="checkbox" name="${name}"`) : new RegExp(`(?:id|name)="${id}-1-${name}"`)

describe.each(CALCULATORS)('$id', (calculator) => {
  const { id, fields, presets } = calculator
  const base = defaultInput(calculator)
  const states = fieldStates(calculator).map((state) => ({
    ...state,
    reply: answer(calculator, { texts: state.texts, from: base, base }),
  }))

  test.each(LOCALES)('renders every field and the answer without raw keys: %s', (locale) => {
    const { tag, t, formats } = writersOf(locale, calculator)
    for (const { texts, fields: shown, reply } of states) {
      const { input, output, problems } = reply
      expect(problems).toEqual([])
      if (!output) throw new Error(`${JSON.stringify(texts)} cannot be computed.`)
      const own: Omit<CalculatorProps, keyof CalculatorPart> = {
        id,
        ordinal: 1,
        prefixes: '',
        place: 'page',
        base: input,
        output,
        offers: [],
      }
      const part = {
        tag,
        fields,
        stepKinds: calculator.steps,
        strings: stringsOf(locale, calculator),
        rules: {},
        ...(presets && { presets: presets.map((preset) => preset.id) }),
      }
      const state = { ...firstState(own), status: 'ready' as const }
      for (const system of UNIT_SYSTEMS) {
        const form = renderToString(h(Controls, { ...own, ...part, state, actions: NO_ACTIONS, t, formats, system }))
        for (const name of shown) expect(form).toMatch(markOf(fields[name] as Field, name, id))
        expect(form).not.toMatch(RAW)
      }
      const whole = renderToString(h(Calculator, { ...own, from: '', part: JSON.stringify(part), Drawing: Drawn }))
      expect(whole).not.toMatch(RAW)
      expect(whole).toMatch(/<span class="answer-figure[^"]*">[^<]+<\/span>/u)
    }
  })
})
