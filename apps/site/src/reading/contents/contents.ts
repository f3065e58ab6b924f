/** The vertical position of the line that defines the current section, in percent of the window. */
const LINE = 30

const margin = document.querySelector<HTMLElement>('.chapter > .margin')
const links = Array.from(margin?.querySelectorAll<HTMLAnchorElement>('.contents a') ?? [])

/**
 * Marks the current section in the contents of a chapter and scrolls it into view there, unless the reader is using
 * them.
 */
function mark(id: string | null): void {
  for (const link of links) {
    if (link.hash !== `#${id}`) link.removeAttribute('aria-current')
    else {
      link.setAttribute('aria-current', 'location')
      if (margin && !margin.matches(':hover, :focus-within'))
        margin.scrollTop = link.offsetTop - margin.clientHeight / 2
    }
  }
}

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) mark(target.getAttribute('aria-labelledby'))
  },
  { rootMargin: `-${LINE}% 0px -${100 - LINE}% 0px` },
)
for (const part of document.querySelectorAll('.chapter > .rule')) watcher.observe(part)
