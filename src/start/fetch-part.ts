/** Style sheets that are loading or loaded, by address. */
const styles = new Map<string, Promise<void>>()

/**
 * Fetches a part of the portal: its code, the code that it imports and its styles start together. The build puts it
 * around each `import()` in the place of Vite's own, which waits for the styles before it asks for the code.
 * `files` stand from the root of the portal: `assets/shared-1a2b.js`.
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  try {
    // Announced first: what a file imports is known before the file itself is read.
    const arriving = files.map((file) => (file.endsWith('.css') ? style(`/${file}`) : announce(`/${file}`)))
    const [part] = await Promise.all([load(), ...arriving])
    return part
  } catch (reason) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: reason }))
    throw reason
  }
}

/** A browser that does not know the word fetches it with the code that imports it. */
function announce(address: string): void {
  if (!document.querySelector(`link[href="${address}"]`)) appendLink('modulepreload', address)
}

/** What does not come is asked for anew the next time. */
function style(address: string): Promise<void> {
  const known = styles.get(address)
  if (known) return known
  const coming = new Promise<void>((done, fail) => {
    const link = appendLink('stylesheet', address)
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => {
      link.remove()
      styles.delete(address)
      fail(new Error(`These styles did not come: ${address}`))
    })
  })
  styles.set(address, coming)
  return coming
}

/** What the page is to fetch, or to connect to. */
export function appendLink(rel: string, address: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href: address })
  document.head.append(link)
  return link
}

/** The name by which the build asks for it. */
export { fetchPart as __vitePreload }
