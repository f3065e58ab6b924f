try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const units = localStorage.getItem('units')
  if (units === 'metric' || units === 'squares') document.documentElement.dataset.units = units
  const size = localStorage.getItem('size')
  if (size === 'small' || size === 'large' || size === 'largest') document.documentElement.dataset.size = size
  // What a script will put into the text shows with it, not after it (`page.css`).
  if (units || localStorage.getItem('second') || localStorage.getItem('english-names')) {
    document.documentElement.dataset.held = ''
  }
} catch {
  // Storage is refused: the theme of the system, the units of the rules and the usual size hold.
}
