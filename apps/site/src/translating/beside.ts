const KEY = 'workbench-beside'
const box = document.querySelector<HTMLInputElement>('[data-beside]')
const parallel = document.querySelector<HTMLElement>('[data-workbench] .parallel')

/** Shows the two languages side by side, and keeps that over the reloads that edits bring. */
function show(beside: boolean): void {
  if (parallel) parallel.hidden = !beside
  sessionStorage.setItem(KEY, String(beside))
}

if (box) {
  box.checked = sessionStorage.getItem(KEY) === 'true'
  show(box.checked)
  box.addEventListener('change', () => show(box.checked))
}
