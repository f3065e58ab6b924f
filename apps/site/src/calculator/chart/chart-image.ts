import { breakCaption } from './break-caption.ts'

/** The width of a saved chart, in pixels, and the space around it. */
const WIDTH = 720
const SPACE = 24
const TITLE = 28
/** The height of a line of its caption, and the size of its text. */
const LINE = 20
const TEXT = 14
/** The side of the mark of a compared state. */
const MARK = 10
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

/** A line of the caption; with a mark, if it names the bars of one of two states. */
export interface CaptionLine {
  readonly text: string
  readonly mark?: 'outline' | 'filled'
}

/** What a saved chart says above and below its bars. */
export interface Caption {
  readonly title: string
  /** the language of the texts, for line breaks */
  readonly tag: string
  readonly above: readonly CaptionLine[]
  /** the URL of the calculator with this state */
  readonly address: string
}

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

function make(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): Element {
  const element = document.createElementNS(NAMESPACE, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value))
  element.textContent = text
  return element
}

/** Whether a line of a caption fits beside its mark. */
function fitsIn(fontFamily: string): (line: string) => boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return () => true
  context.font = `${TEXT}px ${fontFamily}`
  return (line) => context.measureText(line).width <= WIDTH - 2 * SPACE - 2 * MARK
}

/** A chart of the page as a self-contained SVG document. */
export function chartSvg(plot: SVGSVGElement, { title, tag, above, address }: Caption): string {
  const copy = plot.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return ''
  resolve(plot, copy)
  const height = plot.height.baseVal.value
  const paper = getComputedStyle(document.documentElement).backgroundColor
  const page = getComputedStyle(plot)
  copy.setAttribute('x', String(SPACE))
  copy.setAttribute('width', String(WIDTH - 2 * SPACE))
  copy.setAttribute('overflow', 'visible')
  copy.removeAttribute('aria-hidden')
  const ink = page.color
  const bar = plot.querySelector('.bar.met, .bar')
  const fill = { outline: 'none', filled: bar ? getComputedStyle(bar).fill : ink } as const
  const fits = fitsIn(page.fontFamily)
  const caption: Element[] = []
  let y = SPACE + TITLE
  const write = ({ text, mark }: CaptionLine): void => {
    const indent = mark ? 2 * MARK : 0
    if (mark) {
      const box = { x: SPACE, y: y - MARK, width: MARK, height: MARK, stroke: mark === 'outline' ? ink : 'none' }
      caption.push(make('rect', { ...box, fill: fill[mark] }))
    }
    for (const line of breakCaption(text, tag, fits)) {
      caption.push(make('text', { x: SPACE + indent, y, 'font-size': `${TEXT}px`, fill: ink }, line))
      y += LINE
    }
  }
  y += TEXT
  for (const line of above) write(line)
  copy.setAttribute('y', String(y))
  y += height + LINE
  write({ text: address })
  const whole = y + SPACE - LINE + TEXT / 2
  const drawing = make('svg', {
    width: WIDTH,
    height: whole,
    viewBox: `0 0 ${WIDTH} ${whole}`,
    'font-family': page.fontFamily.replaceAll('"', "'"),
    role: 'img',
    'aria-label': title,
  })
  const heading = make('text', { x: SPACE, y: SPACE + 12, 'font-size': '16px', 'font-weight': 600, fill: ink }, title)
  drawing.append(make('rect', { width: '100%', height: '100%', fill: paper }), heading, ...caption, copy)
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
