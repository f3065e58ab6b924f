{
  // A copied link: `?~mark#place`, earlier `#place~mark`.
  const [part, mark] = /[?&]?~(\w+)(?=#|$)/.exec(location.href) ?? []
  if (mark) history.replaceState({ mark }, '', location.href.replace(part, ''))
}
// An answer that a state in the URL will change is hidden until it is changed (`answer.css`).
if (location.search) document.documentElement.dataset.asked = ''
try {
  const KEYS = ['theme', 'units', 'size', 'second', 'english-names', 'previews']
  const chosen = () => KEYS.map((key) => localStorage.getItem(key))
  const [theme, units, size, second, names] = chosen()
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (units === 'metric' || units === 'squares') dataset.units = units
  if (size === 'small' || size === 'large' || size === 'largest') dataset.size = size
  // Text that a script will change is hidden until it is changed (`page.css`).
  if (units || second || names) dataset.pending = ''
  // The back/forward cache may restore a page after its reader changed a setting on the next one.
  let left
  addEventListener('pagehide', () => {
    left = `${chosen()}`
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && left !== `${chosen()}`) location.reload()
  })
} catch {
  // Storage is refused: the system theme, the units of the rules and the normal size apply.
}
