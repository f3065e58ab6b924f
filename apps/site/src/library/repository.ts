import rootManifest from '../../../../package.json' with { type: 'json' }

/** The URL of the repository: the `repository` of the root package.json is its only home. */
export const repository = rootManifest.repository.url.replace(/^git\+/u, '').replace(/\.git$/u, '')
