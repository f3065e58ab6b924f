const KEY = 'workbench-beside'
const box = document.querySelector<HTMLInputElement>('[data-beside]')
const parallel = document.querySelector<HTMLElement>('[data-workbench] .parallel')

/** Shows two languages side by side, also after the reloads that edits cause. */
function show(beside: boolean): void {
  if (parallel) parallel.hidden = !beside
  sessionStorage.setItem(KEY, String(beside))
}

if (box) {
  box.checked = sessionStorage.getItem(KEY) === 'true'
  show(box.checked)
  box.addEventListener('change', () => show(box.checked))
}
