// Finds the translators' tools that the exchange tests start, or installs Debian's.
import { existsSync } from 'node:fs'
import { inPath, installDebian } from './programs.mjs'

const PROGRAMS = ['pofilter', 'msgfmt', 'po4a-gettextize', 'omegat', 'java', 'hunspell']
const DICTIONARIES = ['en_US', 'th_TH'].map((name) => `/usr/share/hunspell/${name}.dic`)
const DEBIAN_PACKAGES =
  'translate-toolkit omegat po4a gettext default-jre-headless hunspell hunspell-th hunspell-en-us'.split(' ')

const missing = () => [
  ...PROGRAMS.filter((name) => inPath(name) === undefined),
  ...DICTIONARIES.filter((path) => !existsSync(path)),
]

/**
 * Sees to it that the translators' tools are there; on Debian, root gets them installed. Where they are not, the way to
 * get them has been printed, and the tests that start them fail.
 */
export function clients() {
  if (missing().length === 0) return
  installDebian(DEBIAN_PACKAGES)
  const left = missing()
  if (left.length === 0) return
  console.error(
    [
      `Not found: ${left.join(', ')}. The tests of the exchange with them will fail.`,
      `  Debian, Ubuntu:  sudo apt-get install -y --no-install-recommends ${DEBIAN_PACKAGES.join(' ')}`,
    ].join('\n'),
  )
}
