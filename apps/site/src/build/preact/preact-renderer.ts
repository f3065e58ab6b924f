import type { NamedSSRLoadedRendererValue } from 'astro'
import { type FunctionComponent, h } from 'preact'
import { renderToString } from 'preact-render-to-string'

/** Draws islands into the pages of a build. */
const preactRenderer: NamedSSRLoadedRendererValue = {
  name: 'preact',
  check: async (component: unknown) => typeof component === 'function',
  renderToStaticMarkup: async (component: FunctionComponent, props: object) => ({
    html: renderToString(h(component, props)),
  }),
}

export default preactRenderer
