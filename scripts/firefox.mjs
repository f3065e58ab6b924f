// Finds a Firefox for the reading paths, or installs Debian's.
import { existsSync } from 'node:fs'
import { FONTS, inPath, installDebian } from './programs.mjs'

const NAMES = ['firefox-esr', 'firefox', 'firefox.exe']
const PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
]
const DEBIAN_PACKAGES = ['firefox-esr', ...FONTS]

/** The path of an installed Firefox. */
const find = () => [process.env.FIREFOX_PATH, ...NAMES.map(inPath), ...PLACES].find((path) => path && existsSync(path))

/**
 * The path of a Firefox; on Debian, root gets the extended support release, with fonts for Chinese and Thai.
 *
 * @returns {string | undefined} undefined when there is none: the way to get one has been printed
 */
export function firefox() {
  const found = find()
  if (found !== undefined) return found
  if (installDebian(DEBIAN_PACKAGES)) return find()
  console.error(
    [
      'No Firefox was found, so the tests in it cannot run.',
      `  Debian:     sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}`,
      '  Ubuntu:     sudo snap install firefox',
      '  macOS:      brew install --cask firefox',
      '  elsewhere:  install Firefox, or set FIREFOX_PATH to the program',
    ].join('\n'),
  )
  return undefined
}
