// The setup of the tests in Firefox: the path of the browser, and the built site on a free port.
import { spawnSync } from 'node:child_process'
import { pathOf } from './programs.mjs'
import { serve } from './serve.mjs'

/** The oldest supported version: earlier extended support releases lack commands of WebDriver BiDi. */
const OLDEST = 140

/**
 * Vitest calls it before these tests, and the returned function after them.
 *
 * @param {{ provide: (key: string, value: string) => void }} project
 */
export default async function setup(project) {
  const path = pathOf('Firefox')
  if (path === undefined) throw new Error('Firefox was not found. Tip: install it, or set FIREFOX_PATH.')
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const version = Number(/Firefox (\d+)/.exec(stdout)?.[1])
  if (!(version >= OLDEST)) throw new Error(`${path} is ${stdout.trim()}, expected Firefox ${OLDEST} or later.`)
  const { url, close } = await serve({ port: 4800 })
  project.provide('firefoxPath', path)
  project.provide('siteUrl', url)
  return close
}
