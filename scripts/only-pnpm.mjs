// `prepack` of the published packages. Only pnpm writes the exports of `publishConfig` and the versions of the other packages:
// what npm packs has an entry that does not exist.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error('Unexpected npm, expected pnpm. Tip: pack or publish this package with pnpm pack or pnpm publish.')
  process.exit(1)
}
