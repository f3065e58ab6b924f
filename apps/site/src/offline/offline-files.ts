import { FALLBACK } from './manifest.ts'

/** The files that every language needs offline. */
export const SHARED_FILES = ['_astro/*.{js,css,svg}', FALLBACK, 'index.html', '404.html', 'favicon.svg']

/** The files of one language, inside its folder. Preview images and sitemaps are not cached. */
export const LANGUAGE_FILES = '**/*.{html,json,webmanifest}'
