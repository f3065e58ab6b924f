/**
 * The text of a `_headers` file, as Netlify, Cloudflare Pages and `scripts/serve.mjs` read it. Pages have their
 * Content-Security-Policy in their head; `frame-ancestors` works only in a header.
 *
 * @param base the base path of the site, without a trailing slash
 */
export const headersText = (base: string): string => `${base}/*
  Content-Security-Policy: frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${base}/_astro/*
  Cache-Control: public, max-age=31536000, immutable
${base}/offline/*
  Cache-Control: public, max-age=31536000, immutable
${base}/data/*
  Access-Control-Allow-Origin: *
${base}/embed.js
  Access-Control-Allow-Origin: *
${base}/embed/*
  Access-Control-Allow-Origin: *
${base}/sw.js
  Cache-Control: no-cache
`
