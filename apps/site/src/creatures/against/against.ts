import { numberFormats } from '@rulestone/text/number-formats'
import { type QueriedRow, readQuery } from '../../lists/read-query.ts'
import { knownValues, rowValues } from '../../lists/row-values.ts'
import { fetchStrings } from '../../shared/fetch-strings.ts'
import { showCount, showUnknown, startFilter, valuesOf } from '../../shared/filter-form.ts'
import { makeT } from '../../shared/make-t.ts'
import { type Column, inOrder, isDescending, type Order, pressed, readOrder, writeOrder } from './against-row.ts'
import { computeRows } from './compute-rows.ts'
import {
  BOUNDS,
  OFFENCE_DEFAULTS,
  OFFENCE_FIELDS,
  type OffenceField,
  type OffenceTexts,
  offenceFromQuery,
  offenceOf,
  offenceToQuery,
  type SpellTexts,
  textsOfSpell,
} from './offence-fields.ts'
import { type By, cellsOf, summaryOf, type Words } from './page-words.ts'
import { type PlottedRow, startPlot } from './plot-view.ts'

/** A row of the table: what is known and computed of a creature, and how filters see it. */
interface TableRow extends PlottedRow, QueriedRow {
  readonly element: HTMLElement
}

/** The debounce time of a computation, in milliseconds: while a reader types. */
const TYPING_DELAY = 150

function readRow(element: HTMLElement, names: readonly string[]): TableRow[] {
  const link = element.querySelector('a')
  if (!link) return []
  // JSON has no Infinity: it is written as null.
  const figures: readonly (number | null)[] = JSON.parse(element.dataset['figures'] ?? '[]')
  const [cr = 0, hp = 0, defence = 0, chance = 0, damage = 0, rounds = 0] = figures.map(
    (figure) => figure ?? Number.POSITIVE_INFINITY,
  )
  return [
    {
      ...{ cr, hp, defence, chance, damage, rounds, element },
      id: element.dataset['id'] ?? '',
      name: link.textContent ?? '',
      href: link.href,
      rating: element.querySelector('.cr')?.textContent ?? '',
      text: element.querySelector('th')?.textContent ?? '',
      values: rowValues(element.dataset, names),
    },
  ]
}

function writeCells({ element }: TableRow, cells: Readonly<Record<string, string>>): void {
  for (const [column, text] of Object.entries(cells)) {
    const cell = element.querySelector(`.${column}`)
    if (cell) cell.textContent = text
  }
}

function start(form: HTMLFormElement, table: HTMLElement): void {
  const tag = document.documentElement.lang
  const words: Words = { t: makeT(tag, JSON.parse(form.dataset['strings'] ?? '{}')), formats: numberFormats(tag) }
  const { compare } = new Intl.Collator(tag)
  const names = form.dataset['names']?.split(' ') ?? []
  const body = table.querySelector('tbody')
  let rows = Array.from(table.querySelectorAll<HTMLElement>('tbody > tr')).flatMap((row) => readRow(row, names))
  const known = knownValues(rows, names)
  const query = new URLSearchParams(location.search)
  let order: Order = readOrder(query.get('sort') ?? '')
  let by: By = 'attack'

  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  const spellTexts = (id: string): SpellTexts | undefined => {
    const option = form.querySelector<HTMLElement>(`[name="spell"] option[value="${CSS.escape(id)}"]`)
    return option?.dataset['texts'] ? JSON.parse(option.dataset['texts']) : undefined
  }
  const write = (texts: Partial<OffenceTexts>): void => {
    for (const [name, text] of Object.entries(texts)) {
      if (name === 'level') continue
      control(name).value = text
    }
    if (texts.level !== undefined) control('level').value = texts.level
  }
  /** Offers the levels of the spell that is chosen. */
  const offerLevels = (spell: string): void => {
    const levels = spellTexts(spell)?.map(([level]) => level) ?? []
    control('level').replaceChildren(...levels.map((level) => new Option(level, level)))
    const label = form.querySelector<HTMLElement>('[data-of="level"]')
    if (label) label.hidden = levels.length < 2
  }
  const texts = (): OffenceTexts => valuesOf<OffenceField>(form, OFFENCE_FIELDS)

  const plot = startPlot(words)
  const summary = document.querySelector('.against-summary')

  /** Shows the rows that match, in their order. */
  const show = (): void => {
    const { q, x, y } = valuesOf(form, ['q', 'x', 'y'])
    const wanted = readQuery(q, known)
    const ordered = inOrder(rows, order, compare)
    const shown = ordered.filter((row) => wanted.matches(row))
    const isShown = new Set(shown)
    for (const row of ordered) row.element.hidden = !isShown.has(row)
    body?.append(...ordered.map(({ element }) => element))
    for (const head of table.querySelectorAll<HTMLElement>('thead th')) {
      const column = head.querySelector('button')?.dataset['column']
      if (column === order.by) head.ariaSort = isDescending(order) ? 'descending' : 'ascending'
      else head.ariaSort = null
      const button = head.querySelector('button')
      if (column === 'defence' && button) button.textContent = words.t(by === 'attack' ? 'columns.ac' : 'columns.save')
    }
    showCount(form, shown.length)
    showUnknown(form, wanted.unknown)
    if (summary) summary.textContent = summaryOf(shown, by, words)
    plot.show(shown, { x: x === 'hp' ? 'hp' : 'cr', y: y === 'rounds' || y === 'chance' ? y : 'damage', by })
  }

  const problem = form.querySelector<HTMLElement>('.problem')
  const explain = (field: string | undefined, sentence: string): void => {
    if (!problem) return
    problem.textContent = sentence
    problem.hidden = sentence === ''
    for (const name of OFFENCE_FIELDS) {
      if (name === field) control(name).setAttribute('aria-invalid', 'true')
      else control(name).removeAttribute('aria-invalid')
    }
  }

  const wrongText = (field: keyof typeof BOUNDS): string => {
    const { minimum, maximum } = BOUNDS[field]
    const { t, formats } = words
    return t('wrong', {
      field: t(`fields.${field}`),
      minimum: formats.integer(minimum),
      maximum: formats.integer(maximum),
    })
  }

  // The rows in the page are those of the example.
  let asked = JSON.stringify(offenceOf(OFFENCE_DEFAULTS))
  let typing: ReturnType<typeof setTimeout> | undefined
  const compute = async (): Promise<void> => {
    const now = texts()
    const offence = offenceOf(now)
    if (offence.kind === 'wrong') {
      explain(offence.field, wrongText(offence.field))
      return
    }
    const question = JSON.stringify(offence)
    if (question === asked) {
      explain(undefined, '')
      return
    }
    asked = question
    table.ariaBusy = 'true'
    const reply = await computeRows(offence)
    if (asked !== question) return
    table.ariaBusy = null
    if ('code' in reply) {
      asked = ''
      const [{ notationSentence }, errors] = await Promise.all([
        import('../../dice/notation-sentence.ts'),
        fetchStrings('errors'),
      ])
      explain('damage', notationSentence(reply, { errors, tag, formats: words.formats }))
      return
    }
    explain(undefined, '')
    by = offence.kind
    const computed = new Map(reply.map((row) => [row.id, row]))
    rows = rows.map((row) => ({ ...row, ...computed.get(row.id) }))
    for (const row of rows) writeCells(row, cellsOf(row, by, words))
    show()
  }

  const apply = (): void => {
    const kind = texts().by
    for (const part of form.querySelectorAll<HTMLElement>('[data-of="attack"], [data-of="save"]')) {
      part.hidden = part.dataset['of'] !== kind
    }
    show()
    clearTimeout(typing)
    typing = setTimeout(() => void compute().catch(() => explain(undefined, words.t('failed'))), TYPING_DELAY)
  }
  /** A spell fills in what it decides; own figures keep what is there. */
  const fillSpell = (): void => {
    const { spell, level } = texts()
    offerLevels(spell)
    write(textsOfSpell(spellTexts(spell), level))
  }

  const read = offenceFromQuery(query, spellTexts)
  offerLevels(read.spell)
  const fill = (): void => {
    write(read)
    for (const name of ['q', 'x', 'y']) {
      const text = query.get(name)
      if (text !== null && (name === 'q' || form.querySelector(`[name="${name}"] option[value="${CSS.escape(text)}"]`)))
        control(name).value = text
    }
  }
  for (const name of ['spell', 'level']) control(name).addEventListener('input', fillSpell)
  const changed = startFilter(form, {
    fill,
    apply,
    values: () => {
      const { q, x, y } = valuesOf(form, ['q', 'x', 'y'])
      return {
        ...offenceToQuery(texts(), spellTexts),
        q,
        sort: writeOrder(order),
        x: x === 'cr' ? '' : x,
        y: y === 'damage' ? '' : y,
      }
    },
    reset: () => {
      offerLevels('')
      order = readOrder('')
    },
  })
  table.addEventListener('click', ({ target }) => {
    const column = target instanceof HTMLElement ? target.closest('button')?.dataset['column'] : undefined
    if (column === undefined) return
    order = pressed(order, column as Column)
    changed()
  })
}

const form = document.querySelector<HTMLFormElement>('.against-form')
const table = document.querySelector<HTMLElement>('.against-table')
if (form && table) start(form, table)
