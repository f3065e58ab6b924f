import { expect, it } from 'vitest'
import { headersText } from './headers.ts'

it('puts the base before each path', () => {
  expect(headersText('/rulestone').split('\n')).toEqual([
    '/rulestone/*',
    "  Content-Security-Policy: frame-ancestors 'none'",
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '/rulestone/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/rulestone/offline/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/rulestone/data/*',
    '  Access-Control-Allow-Origin: *',
    '/rulestone/embed.js',
    '  Access-Control-Allow-Origin: *',
    '/rulestone/embed/*',
    '  Access-Control-Allow-Origin: *',
    '/rulestone/sw.js',
    '  Cache-Control: no-cache',
    '',
  ])
})
