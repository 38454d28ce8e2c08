/** A fault that the test inserts into a correct screen, to prove that the accessibility check finds it. */
export interface PlantedAccessibilityFault {
  readonly name: string
  readonly address: string
  /**
   * First words of the complaint that the accessibility check must make about this fault: an axe rule
   * for a check in Node, the faulty element for a check in Chromium.
   */
  readonly complaint: string
  readonly plant: (document: Document) => void
}

const loginPath = '/validacion-dni'

/**
 * Planted faults in which a screen names or formats a loan, a card, an amount or a day in a second way. They
 * use words that the portal once used.
 */
const plantedNamingFaults: readonly PlantedAccessibilityFault[] = [
  ['a loan named by its group', 'loan: h2: ', '<h2>Compra en comercio Casa Rivadavia Hogar</h2>'],
  ['a card named by what it ends in', 'card: ', '<p>La tarjeta terminada en 4821</p>'],
  ['a card named by its digits alone', 'card: ', '<p>Débito xxxx 4821</p>'],
  ['the digits of a card twice', 'card: ', '<p>Visa 4821 Débito xxxx 4821</p>'],
  ['zero cents on a button', 'cents: button: ', '<button>Pagar $ 12.625,00</button>'],
  ['a fact without its cents', 'cents: dd: ', '<dl><dt>Importe</dt><dd>$ 12.625</dd></dl>'],
  ['a day in figures in a sentence', 'day: p: ', '<p>Vence el 1/12/2026.</p>'],
  ['a day in words in a table', 'day: td: ', '<table><tr><td>1 de diciembre</td></tr></table>'],
].map(([name = '', complaint = '', html = '']) => ({
  name,
  address: loginPath,
  complaint,
  plant: (document) => mainElementOf(document).insertAdjacentHTML('beforeend', html),
}))

export const plantedFaultsFoundInNode: readonly PlantedAccessibilityFault[] = [
  ...plantedNamingFaults,
  {
    name: 'a field without its label',
    address: loginPath,
    complaint: 'label: ',
    plant: (document) => document.querySelector(`label[for="${firstTextFieldOf(document).id}"]`)?.remove(),
  },
  {
    name: 'an id that is there twice',
    address: loginPath,
    complaint: 'duplicate-id-aria: ',
    plant: (document) => {
      const twin = document.createElement('p')
      twin.id = firstTextFieldOf(document).id
      mainElementOf(document).prepend(twin)
    },
  },
  {
    name: 'a value that aria does not know',
    address: loginPath,
    complaint: 'aria-valid-attr-value: ',
    plant: (document) => firstTextFieldOf(document).setAttribute('aria-invalid', 'quizás'),
  },
  {
    name: 'a button without a name',
    address: loginPath,
    complaint: 'button-name: ',
    plant: (document) => mainElementOf(document).querySelector('button')?.replaceChildren(),
  },
  {
    name: 'something to press that readers do not meet',
    address: loginPath,
    complaint: 'aria-hidden-focus: ',
    plant: (document) => mainElementOf(document).querySelector('form')?.setAttribute('aria-hidden', 'true'),
  },
  {
    name: 'a list of something else',
    address: '/mis-prestamos/p-6b1f0c92?cliente=marta',
    complaint: 'list: ',
    plant: (document) =>
      mainElementOf(document).querySelector('ul, ol')?.append(document.createElement('div')),
  },
]

/** Planted faults that the accessibility check finds only in Chromium, where the page has a layout. */
export const plantedLayoutFaults: readonly PlantedAccessibilityFault[] = [
  {
    name: 'text with too little contrast to its background',
    address: '/consultas?cliente=marta',
    complaint: 'by light: color-contrast: ',
    plant: (document) => setInlineStyle(document, 'p', 'color: #aaa'),
  },
  {
    name: 'words that vanish in the dark alone',
    address: loginPath,
    complaint: 'in the dark: color-contrast: ',
    plant: (document) => setInlineStyle(document, 'p', 'color: #333'),
  },
  {
    name: 'a button too small for a finger',
    address: loginPath,
    complaint: 'by light: only ',
    plant: (document) =>
      setInlineStyle(document, 'button', 'block-size: 30px; min-block-size: 0; padding: 0'),
  },
  {
    name: 'a part that no narrow window holds',
    address: loginPath,
    complaint: 'at 320 px: ',
    plant: (document) => setInlineStyle(document, 'form', 'inline-size: 330px'),
  },
  {
    name: 'a list whose facts are captions',
    address: '/mis-prestamos?cliente=marta',
    complaint: 'small print: ',
    plant: (document) => setInlineStyle(document, 'ul', 'font-size: 13px'),
  },
  {
    name: 'a result with two buttons of weight',
    address: '/mis-tarjetas/error/fallo-consulta?cliente=marta',
    complaint: 'a second button: ',
    plant: (document) => {
      for (const link of mainElementOf(document).querySelectorAll('a, button'))
        link.setAttribute('style', 'border: 1px solid black')
    },
  },
  {
    name: 'words that are cut when letters are large',
    address: loginPath,
    complaint: 'with letters twice as large: ',
    plant: (document) => setInlineStyle(document, 'h1', 'block-size: 40px; overflow: hidden'),
  },
  {
    name: 'a word that large letters break',
    address: loginPath,
    complaint: 'with letters twice as large: broken at 320 px: ',
    plant: (document) => setInlineStyle(document, 'p', 'inline-size: 70px'),
  },
]

function setInlineStyle(document: Document, selector: string, declarations: string): void {
  const element = mainElementOf(document).querySelector(selector)
  if (!element) throw new Error(`There is no ${selector} to spoil`)
  element.setAttribute('style', declarations)
}

function mainElementOf(document: Document): Element {
  return document.querySelector('main') ?? document.body
}

function firstTextFieldOf(document: Document): Element {
  const field = mainElementOf(document).querySelector('input:not([type="checkbox"])')
  if (!field) throw new Error('There is no field to spoil')
  return field
}
