import sitemap from '@astrojs/sitemap'
import { LANGUAGE_TAGS, LOCALES, SOURCE_LOCALE } from '@rulestone/text'
import { defineConfig } from 'astro/config'
import { aliases } from './aliases.mjs'
import { finishPages } from './src/build/finish-pages.ts'
import { preactIslands } from './src/build/preact/preact-islands.ts'
import { reloadContent } from './src/build/reload-content.ts'

/** The URL of the published site. A build for the web sets both; the defaults are for a local machine. */
const site = process.env['SITE_URL'] ?? 'http://localhost:4321'
const base = process.env['BASE_PATH'] ?? '/'

/**
 * The language chooser belongs to no language: listed as a page, it would repeat the alternates of the English page.
 */
const chooser = new URL(base.replace(/\/?$/, '/'), site).href

/** The fallback page is shown at the URLs of other pages. */
const fallback = `${chooser}offline/`

/** The URLs that only redirect; known when the pages are finished. */
const redirects = new Set()

/**
 * Modules that are bundled together, so that a page requests few files. `page`: the script of every page with its
 * imports, and the event that fills calculators in; `edition`: which edition the reader has chosen; `live`: what calculators share with other parts of the site.
 * Rolled dice and the tray need only `preact`, and `words`: how strings, numbers and dice are written.
 */
const CHUNKS = [
  { name: 'page', test: /\/site\/src\/(?:layouts\/page|calculator\/fill)\.ts$/u },
  { name: 'edition', test: /\/library\/(?:chosen-edition|edition-of)\.ts$/u },
  { name: 'preact', test: /\/node_modules\/preact\/|\/shared\/use-module\.ts$/u },
  { name: 'words', test: /\/(?:shared\/make-t|number-formats|dice\/typeset)\.ts$/u },
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
      // These packages find files beside their own, so Node has to load them from there.
      prerender: { resolve: { external: ['@rulestone/content', '@rulestone/reference'] } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
    // A worker has no preloading: shared code of calculators is one file, not a chain of small ones.
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
