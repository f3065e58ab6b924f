/** Runs after the page is loaded and idle. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run)
    else setTimeout(run, 500)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
