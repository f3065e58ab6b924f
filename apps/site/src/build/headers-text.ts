/** The text of a `_headers` file, as Netlify, Cloudflare Pages and `scripts/serve.mjs` read it. */
export const headersText = (policy: string, base: string): string => `${base}/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
${base}/_astro/*
  Cache-Control: public, max-age=31536000, immutable
${base}/packs/*
  Cache-Control: public, max-age=31536000, immutable
${base}/sw.js
  Cache-Control: no-cache
`
