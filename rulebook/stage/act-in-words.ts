import { computeAccessibleName } from 'dom-accessibility-api'
import type { UserAction } from '#features/support/user-action'

/** Returns a user action as an order to a trainee, such as `Apretá «Pagar $ 12.625»`. */
export function actInWords({ kind, element, text = '' }: UserAction): string {
  const name = computeAccessibleName(element)
  const of = name === '' ? '' : ` «${name}»`
  switch (kind) {
    case 'press':
      return `Apretá${of}`
    case 'press-twice':
      return `Apretá dos veces${of}`
    case 'point':
      return `Apoyá el puntero en${of}`
    case 'pull':
      return `Arrastrá${of}`
    case 'key':
      return `Apretá la tecla ${text} en${of}`
    case 'write':
      return text === '' ? `Borrá${of}` : `Escribí «${text}» en${of}`
    case 'check':
      return `Marcá${of}`
    case 'choose':
      return `Elegí «${text}» en${of}`
    case 'give':
      return `Elegí el archivo «${text}»`
  }
}
