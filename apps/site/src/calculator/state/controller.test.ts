import { attackCalculator, type Input, readState } from '@rulestone/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CalculatorProps } from '../embedding/calculator-props.ts'
import type { CalculatorState } from './calculator-state.ts'
import { type Controller, createController, firstState } from './controller.ts'

const EDITIONS = ['srd-5.2.1', 'next-2012'] as const

let state: CalculatorState
let controller: Controller

/** The attack calculator on its own page. */
function propsOfAttack(): CalculatorProps {
  const { input: base, parsed } = readState(attackCalculator, {})
  const output = attackCalculator.compute(parsed)
  if (!output.ok) throw new Error(output.error.code)
  return {
    id: 'attack',
    ordinal: 1,
    prefixes: '',
    place: 'page',
    base,
    output: output.value,
    offers: [],
    tag: 'en',
    fields: attackCalculator.fields,
    stepKinds: attackCalculator.steps,
    rules: {},
    strings: {},
  }
}

/** Starts the attack calculator, without workers, in place of one that runs. */
function start(other: Partial<CalculatorProps> = {}): void {
  controller?.end()
  const props = { ...propsOfAttack(), ...other }
  state = firstState(props)
  controller = createController(props, state, (next) => {
    state = next
  })
  controller.readAddress()
}

/** Waits until the calculator shows these values. */
const shows = (values: Partial<Input>): Promise<void> => vi.waitFor(() => expect(state.input).toMatchObject(values))

/** Waits until every action has run: a roll is offered for the state after all of them. */
const done = async (): Promise<void> => void (await controller.actions.offers())

beforeEach(() => {
  vi.stubGlobal('location', { search: '', pathname: '/', hash: '' })
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
  start()
})
afterEach(() => {
  controller.end()
  vi.unstubAllGlobals()
})

test('undo reverts a change whose answer has not arrived, and nothing before it', async () => {
  const { actions } = controller
  actions.type('bonus', '6')
  await shows({ bonus: 6 })
  actions.type('ac', '16')
  actions.undo()
  await done()
  expect(state).toMatchObject({ input: { bonus: 6, ac: 15 }, canUndo: true })
  actions.undo()
  await done()
  expect(state).toMatchObject({ input: { bonus: 5, ac: 15 }, canUndo: false })
})

test('undo reverts the comparison of both editions', async () => {
  const { actions } = controller
  actions.compareOptions('ruleset', EDITIONS)
  await shows({ ruleset: 'next-2012' })
  expect(state.compared?.input).toMatchObject({ ruleset: 'srd-5.2.1' })
  actions.undo()
  await done()
  expect(state).toMatchObject({ input: { ruleset: 'srd-5.2.1' }, compared: undefined })
})

test('undo of an earlier change keeps a comparison', async () => {
  const { actions } = controller
  actions.type('ac', '16')
  await shows({ ac: 16 })
  actions.compare()
  actions.undo()
  await done()
  expect(state.input).toMatchObject({ ac: 15 })
  expect(state.compared?.input).toMatchObject({ ac: 16 })
})

test('a reader who has chosen an edition starts with it, unless the URL has a state of its own', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'srd-5.1' })
  start()
  await shows({ ruleset: 'srd-5.1' })
  controller.actions.type('ruleset', 'next-2012')
  await shows({ ruleset: 'next-2012' })
  controller.actions.reset()
  await shows({ ruleset: 'srd-5.1' })
  vi.stubGlobal('location', { search: '?bonus=7', pathname: '/', hash: '' })
  start()
  await shows({ bonus: 7, ruleset: 'srd-5.2.1' })
})

test('the URL can ask for an edition of the site', async () => {
  vi.stubGlobal('location', { search: '?edition=srd-5.1', pathname: '/', hash: '' })
  start()
  await shows({ ruleset: 'srd-5.1' })
  expect(state.problems).toEqual([])
})

test.each([
  ['on the page of the calculator', {}, '?ruleset=srd-6'],
  ['in the text of a rule', { place: 'text', prefixes: 'cover.|' }, '?cover.ruleset=srd-6&page=2'],
] as const)('an edition that does not exist is named, with the list: %s', async (_, where, search) => {
  vi.stubGlobal('location', { search, pathname: '/', hash: '' })
  start(where)
  await vi.waitFor(() => expect(state.problems).not.toEqual([]))
  const expected = { options: ['srd-5.2.1', 'srd-5.1', 'next-2012'] }
  expect(state.problems).toEqual([{ field: 'ruleset', code: 'unknown-option', got: 'srd-6', expected }])
})

test('a page is built without a reader, so without a URL', () => {
  vi.stubGlobal('location', undefined)
  vi.stubGlobal('localStorage', undefined)
  expect(createController(propsOfAttack(), state, () => {})).toBeDefined()
})
