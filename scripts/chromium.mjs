// Finds a Chromium for the browser tests, or installs Debian's.
import { existsSync } from 'node:fs'
import { FONTS, inPath, installDebian } from './programs.mjs'

/** Chromium without a window: the same engine, twice as fast to test with. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
const DEBIAN_PACKAGES = [HEADLESS, ...FONTS]

/** The path of an installed Chromium, Chrome or Edge. */
const find = () => [process.env.CHROMIUM_PATH, ...NAMES.map(inPath), ...PLACES].find((path) => path && existsSync(path))

/**
 * The path of a Chromium; on Debian, root gets the one without a window, with fonts for Chinese and Thai.
 *
 * @returns {string | undefined} undefined when there is none: the way to get one has been printed
 */
export function chromium() {
  const found = find()
  const isWanted = process.env.CHROMIUM_PATH || found?.endsWith(HEADLESS)
  if (!isWanted && installDebian(DEBIAN_PACKAGES)) return find()
  if (found !== undefined) return found
  console.error(
    [
      'No Chromium, Chrome or Edge was found, so the browser tests cannot run.',
      `  Debian, Ubuntu:  sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}`,
      '  macOS:           brew install --cask google-chrome',
      '  elsewhere:       install Chrome, or set CHROMIUM_PATH to the program',
    ].join('\n'),
  )
  return undefined
}
