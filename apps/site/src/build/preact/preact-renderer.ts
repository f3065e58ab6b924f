import type { NamedSSRLoadedRendererValue } from 'astro'
import { type FunctionComponent, h } from 'preact'
import { renderToString } from 'preact-render-to-string'

/** Renders islands to HTML at build time. */
const preactRenderer: NamedSSRLoadedRendererValue = {
  name: 'preact',
  check: async (component: unknown) => typeof component === 'function',
  renderToStaticMarkup: async (component: FunctionComponent, props: object) => ({
    html: renderToString(h(component, props)),
  }),
}

export default preactRenderer
