// Finds a Chromium for the browser tests, or installs Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without a window: the same engine, twice as fast to test with. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
const DEBIAN_PACKAGES = [HEADLESS, 'fonts-noto-cjk', 'fonts-thai-tlwg']

/** The path of an installed Chromium, Chrome or Edge. */
function find() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
  ]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Whether Debian's packages can be installed here. */
const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function install() {
  console.log(`Installing ${DEBIAN_PACKAGES.join(', ')} …`)
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES)
}

/**
 * The path of a Chromium; on Debian, root gets the one without a window, with fonts for Chinese and Thai.
 *
 * @returns {string | undefined} undefined when there is none: the way to get one has been printed
 */
export function chromium() {
  const found = find()
  const isWanted = process.env.CHROMIUM_PATH || found?.endsWith(HEADLESS)
  if (!isWanted && isDebianRoot() && install()) return find()
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
