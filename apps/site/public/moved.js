// A page at an old address: what was asked for goes along, as the state of a calculator or a paragraph.
addEventListener('DOMContentLoaded', () => {
  const link = document.querySelector('main a')
  location.replace(link.pathname + location.search + (location.hash || link.hash))
})
