import { parse, readState } from '@rulestone/core'
import type { SourceEntry } from '../corpus/index.ts'
import { type FindingValues, type Problem, placeAt, startOf } from '../findings/index.ts'
import { nearest, unitAfter } from '../language/index.ts'
import {
  attributesOf,
  coreCalculators,
  coreTables,
  DIRECTIVE_FORMS,
  type Directive,
  isDirective,
  isDirectiveName,
  labelOf,
  namedFigures,
  showDirective,
} from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

const CODES = [
  'wrong-form',
  'not-alone',
  'malformed',
  'missing-label',
  'label-not-allowed',
  'label-markup',
  'missing-attribute',
  'unknown-attribute',
  'unknown-table',
  'unknown-calculator',
  'unknown-figure',
  'unknown-form',
  'unit-twice',
  'unknown-field',
  'not-an-integer',
  'out-of-bounds',
  'unknown-option',
  'unknown-step',
  'too-many-steps',
  'dice',
  'dice-characters',
] as const

type Code = (typeof CODES)[number]
type Objection = { readonly code: Code; readonly values: FindingValues; readonly offset?: number }

/** An example of each directive, for messages. */
const FORMS = {
  table: '::table{id="cover"}',
  calculator: '::calculator{id="attack" cover="half"}',
  dice: ':dice[2d6+3]',
  value: ':value[base-armor-class]',
} as const

/** An attempted directive, broken by a space, a full-width character or a missing bracket. */
const MALFORMED = /(?<!\\)(?:(?:::|：)[:：]*[ \t]*|:)(?:table|calculator|dice|value)[ \t]*[[{［｛【]/gu

function* label(directive: Directive): Iterable<Objection> {
  const text = labelOf(directive)
  const got = showDirective(directive)
  if (text === undefined) yield { code: 'label-markup', values: { got } }
  else if (text.trim() === '') yield { code: 'missing-label', values: { got } }
  else if (directive.name === 'dice') yield* dice(text, got.indexOf('[') + 1)
  else if (!namedFigures.has(text)) {
    yield { code: 'unknown-figure', values: { got: text, expected: nearest(text, namedFigures.keys()) } }
  }
}

function* dice(text: string, offset: number): Iterable<Objection> {
  const parsed = parse(text)
  if (!parsed.ok)
    yield { code: 'dice', values: { got: text, at: parsed.error.at + 1 }, offset: offset + parsed.error.at }
  else if (/[^\x20-\x7e]/.test(text)) yield { code: 'dice-characters', values: { got: text } }
}

/** The codes for fields of calculators, by the codes of core. */
const FIELD_CODES: Readonly<Record<string, Code>> = {
  'unknown-field': 'unknown-field',
  'not-an-integer': 'not-an-integer',
  'out-of-bounds': 'out-of-bounds',
  'unknown-option': 'unknown-option',
  'unknown-step': 'unknown-step',
  'too-many-steps': 'too-many-steps',
}

function* calculator(id: string, state: Readonly<Record<string, string>>): Iterable<Objection> {
  const known = coreCalculators.get(id)
  if (!known) {
    yield { code: 'unknown-calculator', values: { got: id, expected: [...coreCalculators.keys()] } }
    return
  }
  for (const { field, code, got, expected, at = 0 } of readState(known, state).problems) {
    const { options = [], minimum = '', maximum = '' } = expected
    const values = { field, got, expected: options, minimum, maximum, at: at + 1 }
    yield { code: FIELD_CODES[code] ?? 'dice', values }
  }
}

function* leaf(directive: Directive): Iterable<Objection> {
  const { id, ...state } = attributesOf(directive)
  if (labelOf(directive) !== '') yield { code: 'label-not-allowed', values: { got: showDirective(directive) } }
  if (id === undefined || id === '') {
    yield { code: 'missing-attribute', values: { got: showDirective(directive), expected: 'id' } }
  } else if (directive.name === 'calculator') {
    yield* calculator(id, state)
  } else {
    for (const name of Object.keys(state)) yield { code: 'unknown-attribute', values: { got: name, expected: ['id'] } }
    if (!coreTables.has(id)) {
      yield { code: 'unknown-table', values: { got: id, expected: nearest(id, coreTables.keys()) } }
    }
  }
}

function* objections(directive: Directive, isTopLevel: boolean): Iterable<Objection> {
  const { name, type } = directive
  if (!isDirectiveName(name)) return
  if (type !== DIRECTIVE_FORMS[name]) {
    yield { code: 'wrong-form', values: { got: showDirective(directive), expected: FORMS[name] } }
  } else if (type === 'leafDirective') {
    if (!isTopLevel) yield { code: 'not-alone', values: { got: showDirective(directive) } }
    yield* leaf(directive)
  } else {
    yield* textAttributes(directive)
    yield* label(directive)
  }
}

/** Objects to attributes of `:value` and `:dice`: a figure with a unit can have a form, dice can show their average. */
function* textAttributes(directive: Directive): Iterable<Objection> {
  if (directive.name === 'dice') {
    for (const name of Object.keys(attributesOf(directive))) {
      if (name !== 'average') yield { code: 'unknown-attribute', values: { got: name, expected: ['average'] } }
    }
    return
  }
  const isQuantity = directive.name === 'value' && namedFigures.get(labelOf(directive) ?? '')?.kind === 'quantity'
  for (const [name, got] of Object.entries(attributesOf(directive))) {
    if (!isQuantity || name !== 'form') {
      yield { code: 'unknown-attribute', values: { got: name, expected: isQuantity ? ['form'] : [] } }
    } else if (got !== 'adjective') {
      yield { code: 'unknown-form', values: { got, expected: ['adjective'] } }
    }
  }
}

/** A figure that shows its unit, with the unit written after it. */
function* unitTwice(directive: Directive, { text, locale }: SourceEntry): Iterable<Objection> {
  const figure = directive.name === 'value' ? namedFigures.get(labelOf(directive) ?? '') : undefined
  const end = directive.position?.end.offset
  if (figure?.kind !== 'quantity' || end === undefined || unitAfter(text, end, locale) !== figure.unit) return
  yield { code: 'unit-twice', values: { got: showDirective(directive), unit: figure.unit } }
}

function* malformed({ file, text, blocks }: SourceEntry): Iterable<Problem<Code>> {
  for (const node of blocks.flatMap(({ nodes }) => nodes)) {
    if (node.type !== 'text' || !node.position) continue
    const start = node.position.start.offset ?? 0
    for (const match of text.slice(start, node.position.end.offset).matchAll(MALFORMED)) {
      yield { file, ...placeAt(text, start + match.index), code: 'malformed', values: { got: match[0] } }
    }
  }
}

/** Directives have the right form, name things that core has, and valid fields and dice. */
export const directives: Check = defineCheck({
  id: 'directives',
  severity: 'error',
  byRule: true,
  description: 'right form, names that core has, valid fields and dice',
  examples: {
    good: [
      { en: '::table{id="cover"}' },
      { en: '::calculator{id="attack"}' },
      { en: '::calculator{id="attack" bonus="-1" ac="12" cover="half" damage="2d6+3" resistance="yes"}' },
      { en: '::calculator{id="dice" expr="2d20kh1+5" at-least="15"}' },
      { en: 'Roll :dice[2d6+3]: :value[half-cover-bonus] or more.' },
      { en: '**:dice[1d20]** and [:dice[1d4]](rule:x)' },
      { en: 'It takes :dice[2d6]{average} Fire damage.' },
      { en: '| a | b |\n|---|---|\n| :value[natural-hit] | c |' },
      { en: 'A :value[jump-run-up]{form="adjective"} run-up of :value[jump-run-up].' },
      // Text that only looks like a directive.
      { en: 'Roll at 3:30, 2:1.' },
      { zh: '难度等级:DC 15' },
      { th: 'เกราะ:AC เท่ากับ 15' },
      { en: 'a:b[c]{d}' },
      { en: '::: note' },
      { en: ':::warning\nWords.\n:::' },
      { en: '::foo' },
      { en: 'The following value: table [1] and dice (2d6).' },
      { en: 'The word \\:dice[2d6] as it is typed.' },
      { en: ':diced[1]' },
      { en: 'a table, a value; dice: see below' },
    ],
    bad: [
      { en: ':table{id="cover"}', code: 'wrong-form', at: '12:1' },
      { en: ':::table{id="cover"}\n:::', code: 'wrong-form', at: '12:1' },
      { en: '::dice[2d6]', code: 'wrong-form', at: '12:1' },
      { en: 'Words :calculator here.', code: 'wrong-form', at: '12:7' },
      { en: '- ::table{id="cover"}', code: 'not-alone', at: '12:3' },
      { en: '> ::table{id="cover"}', code: 'not-alone', at: '12:3' },
      { en: 'Roll :dice.', code: 'missing-label', at: '12:6' },
      { en: 'Roll :dice[ ].', code: 'missing-label', at: '12:6' },
      { en: 'Roll :dice[2d6', code: 'missing-label', at: '12:6' },
      { en: 'Roll ::dice[2d6].', code: 'malformed', at: '12:6' },
      { zh: '掷：dice［2d6］', code: 'malformed', at: '8:2' },
      { en: '::table {id="cover"}', code: 'malformed', at: '12:1' },
      { en: ':: table{id="cover"}', code: 'malformed', at: '12:1' },
      { en: '::table｛id="cover"｝', code: 'malformed', at: '12:1' },
      { en: '::table{id="cover"', code: 'malformed', at: '12:1' },
      { en: 'Roll :dice[**2d6**].', code: 'label-markup', at: '12:6' },
      { en: '::table[Cover]{id="cover"}', code: 'label-not-allowed', at: '12:1' },
      { en: '::table', code: 'missing-attribute', at: '12:1' },
      { en: '::table{id=""}', code: 'missing-attribute', at: '12:1' },
      { en: '::table{id="cover" size="big"}', code: 'unknown-attribute', at: '12:1' },
      { en: 'Roll :dice[2d6]{big}.', code: 'unknown-attribute', at: '12:6' },
      { en: '::table{id=“cover”}', code: 'unknown-table', at: '12:1' },
      { en: '::table{id="covers"}', code: 'unknown-table', at: '12:1', values: { got: 'covers', expected: ['cover'] } },
      { en: '::table{id="constructor"}', code: 'unknown-table', at: '12:1' },
      { en: '::calculator{id="damage"}', code: 'unknown-calculator', at: '12:1' },
      { en: 'A :value[half-cover].', code: 'unknown-figure', at: '12:3' },
      { en: 'A :value[toString].', code: 'unknown-figure', at: '12:3' },
      { en: 'Within :value[jump-run-up]{form="plural"}.', code: 'unknown-form', at: '12:8' },
      { en: 'Within :value[jump-run-up] feet.', code: 'unit-twice', at: '12:8' },
      { en: '::calculator{id="attack" armor="12"}', code: 'unknown-field', at: '12:1' },
      { en: '::calculator{id="attack" ac="twelve"}', code: 'not-an-integer', at: '12:1' },
      {
        en: '::calculator{id="attack" ac="99"}',
        code: 'out-of-bounds',
        at: '12:1',
        values: { field: 'ac', got: '99', expected: [], minimum: 1, maximum: 40, at: 1 },
      },
      { en: '::calculator{id="attack" cover="some"}', code: 'unknown-option', at: '12:1' },
      { en: '::calculator{id="attack" resistance="true"}', code: 'unknown-option', at: '12:1' },
      { en: '::calculator{id="grid" path="e north"}', code: 'unknown-step', at: '12:1' },
      { en: `::calculator{id="grid" path="${'e '.repeat(41)}"}`, code: 'too-many-steps', at: '12:1' },
      { en: '::calculator{id="attack" damage="2d"}', code: 'dice', at: '12:1' },
      { en: 'Roll :dice[2d6++].', code: 'dice', at: '12:16' },
      { en: 'Roll :dice[２d6].', code: 'dice-characters', at: '12:6' },
    ],
  },
  codes: CODES,
  *check({ entries }) {
    for (const entry of entries) {
      yield* malformed(entry)
      for (const { node: top, nodes } of entry.blocks) {
        for (const node of nodes.filter(isDirective)) {
          const { line, column } = startOf(node)
          for (const { code, values, offset = 0 } of [...objections(node, node === top), ...unitTwice(node, entry)]) {
            yield { file: entry.file, line, column: column + offset, code, values }
          }
        }
      }
    }
  },
})
