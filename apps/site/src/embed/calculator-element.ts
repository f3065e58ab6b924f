const TAG = 'rulestone-calculator'

/** The languages of the site, by the beginning of a language tag; pages in other languages get English. */
const LANGUAGES = ['en', 'zh', 'th']

const languageOf = (element: HTMLElement): string => {
  const tag = element.closest<HTMLElement>('[lang]')?.lang.toLowerCase() ?? ''
  return LANGUAGES.find((language) => tag === language || tag.startsWith(`${language}-`)) ?? 'en'
}

/** The attributes of an element by name. */
const attributesOf = ({ attributes }: HTMLElement): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))

/** Replaces the content of an element by its calculator. If that fails, the content stays and the console says why. */
async function show(element: HTMLElement, root: ShadowRoot, site: string): Promise<void> {
  try {
    const { showCalculator } = await import('./show-calculator.tsx')
    await showCalculator({ root, site, language: languageOf(element), attributes: attributesOf(element) })
  } catch (error) {
    console.warn(`<${TAG}>: ${error instanceof Error ? error.message : error}`)
  }
}

/** Makes calculators of the elements of that name, now and later. A second copy of this file changes nothing. */
export function defineCalculators(site: string): void {
  if (customElements.get(TAG)) return
  customElements.define(
    TAG,
    class extends HTMLElement {
      connectedCallback(): void {
        if (this.shadowRoot) return
        const root = this.attachShadow({ mode: 'open' })
        root.append(document.createElement('slot'))
        void show(this, root, site)
      }
    },
  )
}
