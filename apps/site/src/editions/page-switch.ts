/** The switch of the page is the one of the settings: it presses the same input there. */
for (const input of document.querySelectorAll<HTMLInputElement>('input[name="page-edition"]')) {
  input.addEventListener('change', () => {
    document.querySelector<HTMLInputElement>(`.display [name="edition"][value="${input.value}"]`)?.click()
  })
}

export {}
