/** A page in the background is not painted, and some browsers do not report the paint. */
const PAINTED_AT_LAST_MS = 1000

const root = document.documentElement

function start(late: HTMLScriptElement): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = late.dataset['src'] ?? ''
  script.addEventListener('load', () => {
    root.dataset['live'] = ''
  })
  late.replaceWith(script)
}

/** Starts the deferred scripts. Islands wait for the event; `data-live` is set once the scripts run. */
function begin(): void {
  if (root.dataset['painted'] !== undefined) return
  root.dataset['painted'] = ''
  root.dispatchEvent(new Event('painted'))
  for (const late of document.querySelectorAll<HTMLScriptElement>('script[type="late"]')) start(late)
}

/** The first paint may be the background only. */
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName('first-contentful-paint').length > 0) begin()
}).observe({ type: 'paint', buffered: true })
addEventListener('load', () => setTimeout(begin, PAINTED_AT_LAST_MS))
