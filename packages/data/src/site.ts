import manifest from '../package.json' with { type: 'json' }

/** The address at which GitHub Pages shows the site of a repository: `https://<owner>.github.io/<name>`. */
function pagesOf(repository: string): string {
  const [owner, name] = new URL(repository.replace(/^git\+|\.git$/gu, '')).pathname.slice(1).split('/')
  return `https://${owner}.github.io/${name}`
}

const { SITE_URL: origin, BASE_PATH: base = '/' } = process.env

/** The URL of the site that the records link to, without a trailing slash: by default the one on GitHub Pages. */
export const SITE: string =
  origin === undefined ? pagesOf(manifest.repository.url) : new URL(base, origin).href.replace(/\/$/u, '')
