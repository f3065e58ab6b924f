/** What a menu of corrections says is filled in when it is opened; without that it stands as it was built. */
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('.corrections')) return
    import('./corrections.ts').then(
      (code) => code.openMenu(target),
      () => undefined,
    )
  },
  true,
)

export {}
