// The programs that tests start and npm does not install: finds them, or installs the Debian packages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Fonts for Chinese and Thai, which browsers need. */
const FONTS = ['fonts-noto-cjk', 'fonts-thai-tlwg']

/**
 * @typedef {object} Program
 * @property {string} purpose
 * @property {string} [variable] an environment variable with its path
 * @property {readonly string[]} [names] in PATH; any of them is enough
 * @property {readonly string[]} [places] usual paths on systems that do not put it in PATH
 * @property {readonly string[]} packages Debian packages
 * @property {readonly string[]} [elsewhere] how to get it on other systems
 */

/** @type {Record<string, Program>} */
const PROGRAMS = {
  Chromium: {
    purpose: 'the browser tests',
    variable: 'CHROMIUM_PATH',
    // The headless shell has the same engine and is twice as fast.
    names: [
      ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
      ...['google-chrome-stable', 'google-chrome', 'chrome', 'msedge'],
    ],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    packages: ['chromium-headless-shell', ...FONTS],
    elsewhere: ['macOS: brew install --cask google-chrome', 'others: install Chrome, or set CHROMIUM_PATH'],
  },
  Firefox: {
    purpose: 'the tests in Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox', 'firefox.exe'],
    places: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
    ],
    packages: ['firefox-esr', ...FONTS],
    elsewhere: ['macOS: brew install --cask firefox', 'others: install Firefox, or set FIREFOX_PATH'],
  },
  hunspell: { purpose: 'the check of Thai spelling', packages: ['hunspell', 'hunspell-th'] },
  'a Thai dictionary': {
    purpose: 'the check of Thai spelling',
    names: [],
    places: ['/usr/share/hunspell/th_TH.dic'],
    packages: ['hunspell', 'hunspell-th'],
  },
  'an English dictionary': {
    purpose: 'the tests of exchange',
    names: [],
    places: ['/usr/share/hunspell/en_US.dic'],
    packages: ['hunspell', 'hunspell-en-us'],
  },
  pofilter: { purpose: 'the tests of exchange', packages: ['translate-toolkit'] },
  msgfmt: { purpose: 'the tests of exchange', packages: ['gettext'] },
  'po4a-gettextize': { purpose: 'the tests of exchange', packages: ['po4a'] },
  omegat: { purpose: 'the tests of exchange', packages: ['omegat'] },
  java: { purpose: 'the tests of exchange', packages: ['default-jre-headless'] },
}

/** The programs of `npm test`. */
export const FOR_TEST = ['Chromium', 'hunspell', 'a Thai dictionary']

/** The programs of `npm run test:long`. */
export const FOR_LONG_TEST = Object.keys(PROGRAMS)

const inPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))

/** The path of a program; undefined if it is not installed. */
export function pathOf(name) {
  const { variable, names = [name], places = [] } = PROGRAMS[name]
  const paths = [process.env[variable ?? ''], ...names.flatMap(inPath), ...places]
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path))
}

const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Installs packages if that needs no confirmation: on Debian, as root. */
function installDebian(packages) {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isDebianRoot) return
  console.log(`Installing ${packages.join(', ')} …`)
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/**
 * Ensures that programs are installed. On Debian, root gets them installed; otherwise prints how to install them.
 *
 * @param {readonly string[]} names
 * @returns {boolean} whether all are installed
 */
export function ensurePrograms(names) {
  const isMissing = (name) => pathOf(name) === undefined
  const packages = new Set(names.filter(isMissing).flatMap((name) => PROGRAMS[name].packages))
  if (packages.size === 0) return true
  installDebian([...packages])
  const missing = names.filter(isMissing)
  for (const name of missing) {
    const { purpose, packages, elsewhere = [] } = PROGRAMS[name]
    const ways = [`Debian, Ubuntu: sudo apt-get install ${packages.join(' ')}`, ...elsewhere]
    console.error([`${name} was not found; ${purpose} need it.`, ...ways.map((way) => `  ${way}`)].join('\n'))
  }
  return missing.length === 0
}
