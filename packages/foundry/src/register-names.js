// Babele calls this hook if it is active. `cn` is the code of the usual Chinese translation of Foundry.
Hooks.once('babele.init', (babele) => {
  for (const [lang, dir] of [
    ['cn', 'names/zh'],
    ['zh-CN', 'names/zh'],
    ['th', 'names/th'],
  ])
    babele.register({ module: 'rulestone', lang, dir })
})
