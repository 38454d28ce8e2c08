import { computeAccessibleName } from 'dom-accessibility-api'
import type { UserAction } from '#features/support/user-action'

/**
 * Returns the instruction to a trainee to perform a user action, such as `Apretá «Pagar $ 12.625»`. It
 * contains the accessible name of the element.
 */
export function userActionInstruction({ kind, element, text = '' }: UserAction): string {
  const accessibleName = computeAccessibleName(element)
  const quotedName = accessibleName === '' ? '' : ` «${accessibleName}»`
  switch (kind) {
    case 'press':
      return `Apretá${quotedName}`
    case 'press-twice':
      return `Apretá dos veces${quotedName}`
    case 'point':
      return `Apoyá el puntero en${quotedName}`
    case 'pull':
      return `Arrastrá${quotedName}`
    case 'key':
      return `Apretá la tecla ${text} en${quotedName}`
    case 'write':
      return text === '' ? `Borrá${quotedName}` : `Escribí «${text}» en${quotedName}`
    case 'check':
      return `Marcá${quotedName}`
    case 'choose':
      return `Elegí «${text}» en${quotedName}`
    case 'give':
      return `Elegí el archivo «${text}»`
  }
}
