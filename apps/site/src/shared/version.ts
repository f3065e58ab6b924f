/** Stands in a page for the version of its language, which is known once all its pages are built. */
export const VERSION_MARK = '%version%'

/** With it a page asks for data, so that the service worker answers with data of the same version. */
export const VERSION_HEADER = 'page-version'
