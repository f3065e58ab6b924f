import { loadCalculator } from '@rulestone/core/calculators/load'
import { CALCULATOR_LOADERS } from '@rulestone/core/calculators/loaders'
import { render } from 'preact'
import { HostedCalculator, type HostedPart } from '../calculator/HostedCalculator.tsx'
import sheet from '../calculator/hosted.css?inline'

/** Where a calculator is shown. */
interface Place {
  readonly root: ShadowRoot
  /** the URL of the site, with a trailing slash */
  readonly site: string
  readonly language: string
  /** those of the element: `name`, and the fields of the calculator, also as `data-FIELD`; `class` is for the page */
  readonly attributes: Readonly<Record<string, string>>
}

/** Its style, which a content security policy cannot block: it is no element. */
let style: CSSStyleSheet | undefined

function sharedStyle(): CSSStyleSheet {
  style ??= new CSSStyleSheet()
  style.replaceSync(sheet)
  return style
}

async function fetchPart(address: string): Promise<HostedPart> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} could not be fetched (${response.status}).`)
  return await response.json()
}

/**
 * Shows a calculator in place of the content of an element.
 *
 * @throws Error if it is unknown, or cannot be fetched
 */
export async function showCalculator({ root, site, language, attributes }: Place): Promise<void> {
  const { name: id = '', ...values } = attributes
  if (!Object.hasOwn(CALCULATOR_LOADERS, id)) {
    const known = Object.keys(CALCULATOR_LOADERS).join(', ')
    throw new Error(`Unexpected name ("${id}"), expected one of: ${known}. Tip: see ${site}${language}/calculators/.`)
  }
  const [part, calculator] = await Promise.all([fetchPart(`${site}embed/${language}/${id}.json`), loadCalculator(id)])
  const texts = Object.fromEntries(
    Object.keys(part.fields).flatMap((field) => {
      const text = values[`data-${field}`] ?? (field === 'class' ? undefined : values[field])
      return text === undefined ? [] : [[field, text]]
    }),
  )
  const place = document.createElement('div')
  render(<HostedCalculator {...{ id, part, calculator, texts, site, language }} />, place)
  root.adoptedStyleSheets = [sharedStyle()]
  root.replaceChildren(place)
}
