import sitemap from '@astrojs/sitemap'
import { LANGUAGE_TAGS, LOCALES, SOURCE_LOCALE } from '@rulestone/text'
import { defineConfig } from 'astro/config'
import { aliases } from './aliases.mjs'
import { finishPages } from './src/build/finish-pages.ts'
import { preactIslands } from './src/build/preact/preact-islands.ts'
import { reloadContent } from './src/build/reload-content.ts'

/** Where the site will stand. A build for the web sets both; they default to a machine of one's own. */
const site = process.env['SITE_URL'] ?? 'http://localhost:4321'
const base = process.env['BASE_PATH'] ?? '/'

/** The language chooser stands outside the languages: listed as a page, it would double the English alternates. */
const chooser = new URL(base.replace(/\/?$/, '/'), site).href

/** It is shown at the addresses of other pages. */
const fallback = `${chooser}offline/`

/** The addresses that only lead to others: known when the pages are finished. */
const redirects = new Set()

/**
 * Code that travels together, so that a page asks for few files. `page`: the script of every page with all that it
 * imports; `live`: what calculators share with other parts of the site.
 */
const CHUNKS = [
  { name: 'page', test: /\/site\/src\/layouts\/page\.ts$/u },
  { name: 'live', test: /\/site\/src\/(?:calculator|display)\//u, minShareCount: 3 },
]

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  build: { inlineStylesheets: 'auto' },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    resolve: { alias: aliases },
    plugins: [reloadContent],
    environments: {
      // The content package says where its folder is: Node has to load it from there.
      prerender: { resolve: { external: ['@rulestone/content'] } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
    // A worker has no preloading: what several calculators share is one file, not a chain of small ones.
    worker: {
      format: 'es',
      rolldownOptions: {
        output: {
          entryFileNames: '_astro/[name].[hash].js',
          chunkFileNames: '_astro/[name].[hash].js',
          codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
        },
      },
    },
  },
  integrations: [
    {
      name: 'client-calculator',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          addClientDirective({ name: 'calculator', entrypoint: './src/calculator/hydration/directive.ts' })
        },
      },
    },
    preactIslands(),
    finishPages(redirects),
    sitemap({
      filter: (page) => page !== chooser && page !== fallback && !redirects.has(new URL(page).pathname),
      i18n: { defaultLocale: SOURCE_LOCALE, locales: Object.fromEntries(LOCALES.map((id) => [id, LANGUAGE_TAGS[id]])) },
      // Readers of other languages get the English page.
      serialize: ({ links = [], ...page }) => {
        const english = links.find(({ lang }) => lang === LANGUAGE_TAGS[SOURCE_LOCALE])
        return { ...page, links: english ? [...links, { ...english, lang: 'x-default' }] : links }
      },
    }),
  ],
})
