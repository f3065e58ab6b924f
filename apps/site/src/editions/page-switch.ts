/** The switch of the page is the one of the settings: it presses the same input there. */
const press = ({ value }: HTMLInputElement): void =>
  document.querySelector<HTMLInputElement>(`.display [name="edition"][value="${value}"]`)?.click()

for (const input of document.querySelectorAll<HTMLInputElement>('input[name="page-edition"]')) {
  input.addEventListener('change', () => press(input))
  // It may have been chosen before this script ran.
  if (input.checked && !input.defaultChecked) press(input)
}

export {}
