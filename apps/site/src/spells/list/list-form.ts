/** The values of the form by name; a control without a value has an empty text. */
export function valuesOf(form: HTMLFormElement, names: readonly string[]): Readonly<Record<string, string>> {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()]))
}

/** Fills in the form from the query of the URL; values that a control does not offer are left out. */
export function fillInForm(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search)
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const wanted = query.get(control.name)
    if (wanted === null) continue
    if (control instanceof HTMLSelectElement) {
      if (Array.from(control.options).some(({ value }) => value === wanted)) control.value = wanted
    } else if (control.type === 'checkbox') control.checked = wanted === control.value
    else control.value = wanted
  }
  for (const more of form.querySelectorAll('details')) {
    more.open ||= Array.from(more.querySelectorAll('select')).some(({ value }) => value !== '')
  }
}

/** A text of the page, with a number or words in place of its `#`. */
export const sentence = (template: string | undefined, part: number | string): string =>
  (template ?? '').replace('#', String(part))

/** Writes a text of an element’s data, with a number or words in it. */
export function say(element: HTMLElement | null, part: number | string, template = element?.dataset['words']): void {
  if (element) element.textContent = sentence(template, part)
}
