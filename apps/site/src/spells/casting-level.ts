import { fillCalculator } from '../calculator/fill.ts'

const section = document.querySelector('.spell-calculations')

/** Fills in the calculators of the page for a casting at a level. */
function cast(level: string): void {
  for (const holder of section?.querySelectorAll<HTMLElement>('[data-by-level]') ?? []) {
    const texts = JSON.parse(holder.dataset['byLevel'] ?? '{}')[level]
    holder.hidden = texts === undefined
    const fold = holder.querySelector('.fold')
    if (texts && fold) fillCalculator(fold, texts)
  }
}

for (const input of section?.querySelectorAll<HTMLInputElement>('[name="casting-level"]') ?? []) {
  input.addEventListener('change', () => cast(input.value))
  // A browser may restore what was chosen before the page was left.
  if (input.checked && !input.defaultChecked) cast(input.value)
}
