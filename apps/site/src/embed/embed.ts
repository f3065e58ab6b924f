import { defineCalculators } from './calculator-element.ts'
import { startPreviews } from './previews/start-previews.ts'

/** The URL of the site, with a trailing slash: this file is at its root. */
const site = new URL('.', import.meta.url).href

startPreviews(site)
defineCalculators(site)
