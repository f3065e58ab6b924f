// What the tests in Firefox stand on: the browser's path, and the built site on a free port.
import { pathOf } from './programs.mjs'
import { serve } from './serve.mjs'

/**
 * Vitest calls it once before those tests, and what it gives back after them.
 *
 * @param {{ provide: (key: string, value: string) => void }} project
 */
export default async function setup(project) {
  const path = pathOf('Firefox')
  if (path === undefined) throw new Error('There is no Firefox to test with.')
  const { url, close } = await serve({ port: 4800 })
  project.provide('firefoxPath', path)
  project.provide('siteUrl', url)
  return close
}
