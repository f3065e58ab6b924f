{
  // A copied link: `?~mark#place`, earlier `#place~mark`.
  const [part, mark] = /[?&]?~(\w+)(?=#|$)/.exec(location.href) ?? []
  if (mark) history.replaceState({ mark }, '', location.href.replace(part, ''))
}
try {
  const KEYS = ['theme', 'units', 'size', 'second', 'english-names', 'previews']
  const chosen = () => KEYS.map((key) => localStorage.getItem(key))
  const [theme, units, size, second, names] = chosen()
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (units === 'metric' || units === 'squares') dataset.units = units
  if (size === 'small' || size === 'large' || size === 'largest') dataset.size = size
  // What a script will put into the text shows with it, not after it (`page.css`).
  if (units || second || names) dataset.held = ''
  // A browser may keep a page whole while its reader chooses otherwise on the next one.
  let left
  addEventListener('pagehide', () => {
    left = `${chosen()}`
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && left !== `${chosen()}`) location.reload()
  })
} catch {
  // Storage is refused: the theme of the system, the units of the rules and the usual size hold.
}
