/** Style sheets that are loading or loaded, by address. */
const styleSheetLoadsByAddress = new Map<string, Promise<void>>()

/**
 * Loads the code of a part of the portal. Its code, the code that it imports and its styles are
 * requested at the same time. The build puts this function around each `import()` instead of Vite's own,
 * which waits for the styles first. `files` are relative to the root, such as `assets/shared-1a2b.js`.
 */
export async function fetchPortalPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  try {
    // Preloaded first, because the imports of a file are known before the file is read.
    const arriving = files.map((file) =>
      file.endsWith('.css') ? loadStyleSheet(`/${file}`) : preloadModule(`/${file}`),
    )
    const [part] = await Promise.all([load(), ...arriving])
    return part
  } catch (reason) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: reason }))
    throw reason
  }
}

/** Preloads a module. Browsers without support load it with the code that imports it. */
function preloadModule(address: string): void {
  if (!hasLinkElement(address)) appendLinkElement('modulepreload', address)
}

/** Returns whether a `link` element of the page names the address. */
function hasLinkElement(address: string): boolean {
  return document.querySelector(`link[href="${address}"]`) !== null
}

/**
 * Loads a style sheet once, unless a `link` element of the page already names it. Loading such a sheet
 * again would change the order of the styles and render the text again while the customer presses a
 * button. After a failure, the next call requests it again.
 */
async function loadStyleSheet(address: string): Promise<void> {
  const known = styleSheetLoadsByAddress.get(address)
  if (known) return known
  if (hasLinkElement(address)) return
  const coming = new Promise<void>((done, fail) => {
    const link = appendLinkElement('stylesheet', address)
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => {
      link.remove()
      styleSheetLoadsByAddress.delete(address)
      fail(new Error(`These styles did not come: ${address}`))
    })
  })
  styleSheetLoadsByAddress.set(address, coming)
  return coming
}

/** Adds a `link` element with the given `rel` and address to the head of the page and returns the element. */
export function appendLinkElement(rel: string, address: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href: address })
  document.head.append(link)
  return link
}

/**
 * The function `fetchPortalPart`, exported a second time as `__vitePreload`, because the build imports
 * it by that name.
 */
export { fetchPortalPart as __vitePreload }
