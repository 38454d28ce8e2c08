/** Something wrong, put into a sound screen, that the look for complaints must find. */
export interface PlantedFault {
  readonly name: string
  readonly address: string
  /** Of axe. */
  readonly rule: string
  readonly plant: (document: Document) => void
}

const login = '/validacion-dni'

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a field without its label',
    address: login,
    rule: 'label',
    plant: (document) => document.querySelector(`label[for="${fieldOf(document).id}"]`)?.remove(),
  },
  {
    name: 'an id that is there twice',
    address: login,
    rule: 'duplicate-id-aria',
    plant: (document) => {
      const twin = document.createElement('p')
      twin.id = fieldOf(document).id
      mainOf(document).prepend(twin)
    },
  },
  {
    name: 'a value that aria does not know',
    address: login,
    rule: 'aria-valid-attr-value',
    plant: (document) => fieldOf(document).setAttribute('aria-invalid', 'quizás'),
  },
  {
    name: 'a button without a name',
    address: login,
    rule: 'button-name',
    plant: (document) => mainOf(document).querySelector('button')?.replaceChildren(),
  },
  {
    name: 'something to press that readers do not meet',
    address: login,
    rule: 'aria-hidden-focus',
    plant: (document) => mainOf(document).querySelector('form')?.setAttribute('aria-hidden', 'true'),
  },
  {
    name: 'a list of something else',
    address: '/mis-prestamos/p-6b1f0c92?cliente=marta',
    rule: 'list',
    plant: (document) => mainOf(document).querySelector('ul, ol')?.append(document.createElement('div')),
  },
]

function mainOf(document: Document): Element {
  return document.querySelector('main') ?? document.body
}

function fieldOf(document: Document): Element {
  const field = mainOf(document).querySelector('input:not([type="checkbox"])')
  if (!field) throw new Error('There is no field to spoil')
  return field
}
