// Plain JavaScript, so that Node reads it, and the packages it names, by itself: Astro starts a whole server to read TypeScript.
import { readFileSync } from 'node:fs'
import sitemap from '@astrojs/sitemap'
import { LANGUAGE_TAGS, LOCALES, SOURCE_LOCALE } from '@rulestone/text'
import { aliases } from './aliases.mjs'
import { finishPages } from './src/build/finish-pages.ts'
import { hashOf } from './src/build/own-hashes.ts'
import { preactIslands } from './src/build/preact/preact-islands.ts'
import { movedIds } from './src/build/redirects/moved-ids.ts'

/** Where the site will stand. A build for the web sets both; they default to a machine of one's own. */
const site = process.env['SITE_URL'] ?? 'http://localhost:4321'
const base = process.env['BASE_PATH'] ?? '/'

/** What must be there before the first paint stands inline in the page; the policy admits it by its hash. */
const inlineHash = (path) => hashOf(readFileSync(new URL(`./src/${path}`, import.meta.url), 'utf8'))

/** The language chooser stands outside the languages: listed as a page, it would double the English alternates. */
const chooser = new URL(base.replace(/\/?$/, '/'), site).href

/** It stands in for other pages, at their addresses. */
const notKept = `${chooser}not-kept/`

/**
 * What travels together: one file compresses better than a dozen small ones. `start` is what every page begins with, `live` what a calculator needs to
 * show itself, `path` a way over squares, `notation` what reads and rolls dice, `odds` what computes with them. A page
 * starts with the first alone.
 */
const PARCELS = [
  {
    name: 'start',
    test: /vite\/preload-helper|\/site\/src\/scripts\/(?:storage|restore|keys|search-opener|load-sheet|live-sheet|fetch-json|long-page|when-idle|text-top)\.ts|\/site\/src\/lib\/(?:base|ask-once)\.ts/u,
  },
  {
    name: 'live',
    test: /\/preact\/|\/core\/src\/(?:fraction|dice\/(?:moments|typeset)|calculators\/(?:is-shown|field-value))\.ts|\/site\/src\/lib\/(?:align-decimals|calculator-address|chart|control-of|make-t|numbers|page-output|shares|state-version|units|value-name|write-step-value)\.ts|\/site\/src\/islands\/(?:Answer\.tsx|use-units\.ts)/u,
  },
  // Whoever draws squares needs no dice.
  { name: 'path', test: /\/core\/src\/(?:result|calculators\/shared\/path)\.ts/u },
  {
    name: 'notation',
    test: /\/core\/src\/dice\/(?:parse|cursor|characters|dialect|limits|matching|notation|reach|kept-ranks|quotient|format|roll|throw|random)/u,
  },
  { name: 'odds', test: /\/core\/src\/(?:dice\/|calculators\/(?:calculator|state|shared\/dice-odds)\.ts)/u },
]

/**
 * The same for the worker, which learns what a file needs only when it has it: what several calculators share comes in
 * two files, so that none waits for a chain of small ones.
 */
const WORKER_PARCELS = [
  {
    name: 'odds',
    test: /\/core\/src\/(?:dice\/|(?:fraction|result|bounds)\.ts|calculators\/(?:calculator|field-value|state|shared\/(?:path|typed-\w|values)))|\/site\/src\/lib\/(?:calculator-answer|chart-csv|page-output|shares)/u,
  },
  { name: 'shared', test: /\/core\/src\//u, minShareCount: 2 },
]

/** How Node was told to take packages: a build takes what `tsc` has made of ours. Where Vite leaves a package to Node, it is to be the same. */
const own = process.execArgv.flatMap((flag) => (flag.startsWith('--conditions=') ? [flag.split('=')[1]] : []))
const externalConditions = [...own, 'node', 'module-sync']

/** Reading the content has loaded these packages: pages are built with them as they stand, and no bundler follows them. */
const packagesAsTheyStand = {
  name: 'packages-as-they-stand',
  configEnvironment: (name) =>
    name === 'prerender'
      ? { build: { rolldownOptions: { external: [/^@rulestone\/(?:core|search|text)/u] } } }
      : undefined,
}

// Not by `defineConfig`, which loads what optimizes pictures.
/** @type {import('astro').AstroUserConfig} */
export default {
  site,
  base,
  trailingSlash: 'always',
  build: { inlineStylesheets: 'auto' },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [inlineHash('display/theme-first.js')] },
      styleDirective: { hashes: [inlineHash('layouts/view-transition.css')] },
    },
  },
  vite: {
    resolve: { alias: aliases },
    plugins: [packagesAsTheyStand],
    // The worker that computes fetches each calculator by itself, as the page would.
    worker: {
      format: 'es',
      rolldownOptions: {
        output: {
          entryFileNames: '_astro/[name].[hash].js',
          chunkFileNames: '_astro/[name].[hash].js',
          codeSplitting: {
            groups: WORKER_PARCELS.map((parcel, index) => ({ ...parcel, priority: WORKER_PARCELS.length - index })),
          },
        },
      },
    },
    environments: {
      // What reads the content is Node's own work; a bundler that follows it into these packages takes seconds.
      astro: { resolve: { external: ['@rulestone/core', '@rulestone/text'], externalConditions } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: PARCELS.map((parcel, index) => ({ ...parcel, priority: PARCELS.length - index })),
              },
            },
          },
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
    sitemap({
      filter: (page) => page !== chooser && page !== notKept,
      i18n: { defaultLocale: SOURCE_LOCALE, locales: Object.fromEntries(LOCALES.map((id) => [id, LANGUAGE_TAGS[id]])) },
      // Who reads none of the languages is led where the pages lead them.
      serialize: ({ links = [], ...page }) => {
        const english = links.find(({ lang }) => lang === LANGUAGE_TAGS[SOURCE_LOCALE])
        return { ...page, links: english ? [...links, { ...english, lang: 'x-default' }] : links }
      },
    }),
    movedIds(),
    finishPages(),
  ],
}
