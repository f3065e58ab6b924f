import { defineCollection } from 'astro:content'
import { contentLoader } from './library/content-loader.ts'

/** The content folder, which is read as a whole. `@rulestone/text` checks what stands in it. */
export const collections = { content: defineCollection({ loader: contentLoader }) }
