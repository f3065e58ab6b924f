import { keeper } from './once.ts'

/** HTML that many pages of a build have in common, by what tells it from all else that is drawn once, its language included. */
export const drawnOnce = keeper<string, Promise<string>>()
