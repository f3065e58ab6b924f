/**
 * Sets the inputs of a setting to the saved choice. A choice made before the scripts loaded, which the HTML does not
 * have, is reported now with a change event.
 */
export function restore(inputs: readonly HTMLInputElement[], isChosen: (input: HTMLInputElement) => boolean): void {
  const isChanged = inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked)
  for (const input of inputs) {
    if (!isChanged) input.checked = isChosen(input)
    else if (input.checked || input.type === 'checkbox') input.dispatchEvent(new Event('change'))
  }
}
