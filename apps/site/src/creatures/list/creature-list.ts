import { orderRows, readRows, showRows } from '../../lists/list-rows.ts'
import { readQuery } from '../../lists/read-query.ts'
import { showCount, showUnknown, startFilter, valuesOf } from '../../shared/filter-form.ts'

function start(list: HTMLElement, form: HTMLFormElement): void {
  const names = form.dataset['names']?.split(' ') ?? []
  const rows = readRows(list, names)
  const known = new Map(names.map((name) => [name, new Set(rows.flatMap(({ values }) => values[name] ?? []))]))
  const order = (): void => orderRows(list, rows, valuesOf(form, ['sort']).sort === 'name')
  startFilter(form, {
    apply: () => {
      const query = readQuery(valuesOf(form, ['q']).q, known)
      const wanted = Object.entries(valuesOf(form, names)).filter(([, value]) => value !== '')
      const count = showRows(
        list,
        rows,
        (row) => wanted.every(([name, value]) => row.values[name]?.includes(value)) && query.matches(row),
      )
      showCount(form, count)
      showUnknown(form, query.unknown)
    },
    values: () => {
      const { sort, ...values } = valuesOf(form, ['q', 'sort', ...names])
      return { ...values, sort: sort === 'cr' ? '' : (sort ?? '') }
    },
    reset: order,
  })
  form.querySelector('[name="sort"]')?.addEventListener('change', order)
  order()
}

const list = document.querySelector<HTMLElement>('.creatures')
const form = list?.querySelector<HTMLFormElement>('.creature-filter')
if (list && form) start(list, form)
