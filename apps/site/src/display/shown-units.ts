/**
 * Shows the lengths and weights of the text in the reader's units; the code is loaded only if they differ from those of
 * the rules.
 */
export async function showUnits(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['units'] === undefined && !('unitsShown' in dataset)) return
  await import('./rewrite-page-units.ts').then(
    (code) => code.rewritePageUnits(dataset['units']),
    () => undefined,
  )
}
