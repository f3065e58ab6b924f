/** The width of a saved chart, in pixels, and the space around it. */
const WIDTH = 720
const SPACE = 24
const TITLE = 28
/** Pixels of the PNG per pixel of the drawing, so that it prints sharply. */
const SHARPNESS = 2

/** The CSS properties that a saved drawing needs as attributes. */
const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-size',
  'font-weight',
] as const

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Copies the computed style of each element into attributes. */
function resolve(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  for (const name of PROPERTIES) to.setAttribute(name, style.getPropertyValue(name))
  to.removeAttribute('class')
  for (const [index, child] of Array.from(from.children).entries()) {
    const copy = to.children[index]
    if (copy) resolve(child, copy)
  }
}

/**
 * A chart of the page as a self-contained SVG document.
 *
 * @param plot the drawing on the page
 * @param title is written above it
 */
export function chartSvg(plot: SVGSVGElement, title: string): string {
  const copy = plot.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return ''
  resolve(plot, copy)
  const height = plot.height.baseVal.value
  const paper = getComputedStyle(document.documentElement).backgroundColor
  const page = getComputedStyle(plot)
  copy.setAttribute('x', String(SPACE))
  copy.setAttribute('y', String(SPACE + TITLE))
  copy.setAttribute('width', String(WIDTH - 2 * SPACE))
  copy.setAttribute('overflow', 'visible')
  copy.removeAttribute('aria-hidden')
  const make = (name: string, attributes: Readonly<Record<string, string | number>>): Element => {
    const element = document.createElementNS(NAMESPACE, name)
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value))
    return element
  }
  const whole = height + 2 * SPACE + TITLE
  const drawing = make('svg', {
    width: WIDTH,
    height: whole,
    viewBox: `0 0 ${WIDTH} ${whole}`,
    'font-family': page.fontFamily.replaceAll('"', "'"),
    role: 'img',
    'aria-label': title,
  })
  const heading = make('text', { x: SPACE, y: SPACE + 12, 'font-size': '16px', fill: page.color })
  heading.textContent = title
  drawing.append(make('rect', { width: '100%', height: '100%', fill: paper }), heading, copy)
  return new XMLSerializer().serializeToString(drawing)
}

/** Converts an SVG document to PNG. Rejects if the browser cannot draw it. */
export async function svgToPng(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width * SHARPNESS
  canvas.height = image.height * SHARPNESS
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the canvas returned no image'))), 'image/png')
  })
}
