import type { ScreenFaultInserter } from './in-node'

/**
 * Faults that the sweep (a visit to every address) inserts into a correct screen to prove that it finds
 * them, each with the complaint that it must make.
 */
export const plantedScreenFaults: readonly {
  readonly name: string
  readonly plant: ScreenFaultInserter
  readonly complaint: RegExp
}[] = [
  {
    name: 'a button that no screen reader announces',
    complaint: /no screen reader announces/,
    plant: elementAdder('button', { type: 'button' }, 'Nada'),
  },
  {
    name: 'a button without a name',
    complaint: /has no name/,
    plant: elementAdder('button', { type: 'button' }),
  },
  {
    name: 'a link to nowhere',
    complaint: /leads to «\/no-existe»/,
    plant: elementAdder('a', { href: '/no-existe' }, 'Nada'),
  },
  { name: 'a link without a target', complaint: /leads nowhere/, plant: elementAdder('a', {}, 'Nada') },
  { name: 'a blank screen', complaint: /it is blank/, plant: emptyMain },
  {
    name: 'a screen without its title',
    complaint: /has no title/,
    plant: (document) => document.querySelector('h1')?.remove(),
  },
  {
    name: 'a word on the console',
    complaint: /on the console: Warning/,
    plant: () => console.error('Warning: planted'),
  },
]

/**
 * Returns a function that adds an element to the main part of the screen. It does not write the element
 * as markup, because the portal's security policy does not allow that.
 */
function elementAdder(
  tag: 'a' | 'button',
  attributes: Readonly<Record<string, string>>,
  words = '',
): ScreenFaultInserter {
  return (document) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(words)
    document.querySelector('main')?.append(element)
  }
}

function emptyMain(document: Document): void {
  document.querySelector('main')?.replaceChildren()
}
