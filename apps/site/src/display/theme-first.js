const { dataset } = document.documentElement
{
  // A copied link: `?~mark#place`, earlier `#place~mark`.
  const [part, mark] = /[?&]?~(\w+)(?=#|$)/.exec(location.href) ?? []
  if (mark) history.replaceState({ mark }, '', location.href.replace(part, ''))
}
// An answer that a state in the URL will change is hidden until it is changed (`answer.css`).
if (location.search) dataset.asked = ''
let edition = new URLSearchParams(location.search).get('edition')
try {
  const KEYS = ['theme', 'units', 'size', 'second', 'english-names', 'previews', 'edition']
  const chosen = () => KEYS.map((key) => localStorage.getItem(key))
  const [theme, units, size, second, names, , kept] = chosen()
  edition ||= kept
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
if (edition) {
  dataset.edition = edition
  // A rule of today opens as the one that replaces it in the edition: `replacementsText` has put their paths in the page.
  const others = new URLSearchParams(dataset.counterparts)
  const path = others.get(edition + location.hash) ?? others.get(edition)
  if (path) {
    const url = new URL(path, location.href)
    url.search = location.search
    // A reader who comes from there wants the rule of today.
    if (!document.referrer.includes(url.pathname)) location.replace(url)
  }
}
