import { createHash } from 'node:crypto'
import { htmlOf, wantedPages } from '../../../test/pages.ts'
import { expect, test } from '../../../test/test.ts'

/** The Content-Security-Policy in the head of a page, by directive. */
function policyOf(html: string): ReadonlyMap<string, readonly string[]> {
  const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(html) ?? []
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every page has a strict policy, and is served so that no other site can frame it', async ({ request }) => {
  for (const path of ['/', '/en/', '/zh/rules/cover/', '/th/calculators/attack/', '/nowhere/']) {
    const response = await request.get(path)
    const policy = policyOf(await response.text())
    expect(policy.get('default-src'), path).toEqual(["'self'"])
    expect(policy.get('object-src'), path).toEqual(["'none'"])
    expect(policy.get('base-uri'), path).toEqual(["'self'"])
    expect(policy.get('form-action'), path).toEqual(["'self'"])
    for (const name of ['script-src', 'style-src']) {
      const sources = policy.get(name) ?? []
      expect(sources, `${path} ${name}`).toContain("'self'")
      for (const source of sources) expect(source, `${path} ${name}`).toMatch(/^'self'$|^'sha256-[\w+/]+=*'$/)
    }
    expect(response.headers()['content-security-policy'], path).toBe("frame-ancestors 'none'")
    expect(response.headers()['x-content-type-options'], path).toBe('nosniff')
    expect(response.headers()['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
  }
})

test('every inline script and style is allowed by its hash, no element has a style or handler attribute', () => {
  const wrong: string[] = []
  for (const path of wantedPages()) {
    const html = htmlOf(path)
    const policy = policyOf(html)
    for (const [, name = '', attributes = '', text = ''] of html.matchAll(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
    )) {
      if (/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes)) continue
      if (!policy.get(`${name}-src`)?.includes(hashOf(text))) wrong.push(`${path}: ${name} ${text.slice(0, 60)}`)
    }
    const tags = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    for (const [tag] of tags.matchAll(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/g)) wrong.push(`${path}: ${tag}`)
  }
  expect(wrong).toEqual([])
})

test('files with a hash in their name are cached for a year, pages are not', async ({ request }) => {
  const page = await request.get('/en/')
  expect(page.headers()['cache-control'] ?? '').not.toContain('immutable')
  const [, file = ''] = /"(\/_astro\/[^"]+)"/.exec(await page.text()) ?? []
  const response = await request.get(file)
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers()['content-encoding']).toMatch(/^(?:gzip|br|zstd)$/)
})

test('scripts of other sites can read the data, and nothing else', async ({ request }) => {
  for (const path of ['/data/v1/index.json', '/data/v1/rules/th/cover.json', '/data/v1/rules/en/none.json']) {
    expect((await request.get(path)).headers()['access-control-allow-origin'], path).toBe('*')
  }
  for (const path of ['/', '/en/', '/en/rules.json', '/nowhere/']) {
    expect((await request.get(path)).headers()['access-control-allow-origin'], path).toBeUndefined()
  }
})

test('a data file that does not exist is a 404 with the URL of the list', async ({ request }) => {
  for (const path of ['/data/v1/rules/en/none.json', '/data/v1/rules/de/cover.json', '/data/v9/index.json']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('href="/data/v1/index.json"')
  }
  expect((await request.get('/data/v1/index.json')).ok()).toBe(true)
})

test('the list of headers is not served', async ({ request }) => {
  expect((await request.get('/_headers')).status()).toBe(404)
})
