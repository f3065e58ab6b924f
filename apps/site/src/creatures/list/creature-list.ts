import { filteredList } from '../../lists/list-rows.ts'
import { startFilter } from '../../shared/filter-form.ts'

const list = document.querySelector<HTMLElement>('.creatures')
const form = list?.querySelector<HTMLFormElement>('.creature-filter')
if (list && form) {
  const { show, values, order } = filteredList(list, form)
  startFilter(form, { apply: show, values, reset: order })
  order()
}
