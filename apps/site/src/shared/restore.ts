/**
 * Sets the inputs of a choice as they were chosen earlier. What a reader has chosen on the page before its scripts came,
 * which the HTML does not say, is chosen now: whoever listens hears of it.
 */
export function restore(inputs: readonly HTMLInputElement[], isChosen: (input: HTMLInputElement) => boolean): void {
  const isChanged = inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked)
  for (const input of inputs) {
    if (!isChanged) input.checked = isChosen(input)
    else if (input.checked || input.type === 'checkbox') input.dispatchEvent(new Event('change'))
  }
}
