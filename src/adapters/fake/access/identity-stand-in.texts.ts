import type { IdentityCheckResultChoice } from './identity-checks'

/** Texts of the page that replaces the identity provider's page in the demo and in the sandbox server. */
export const identityProviderStandInTexts = {
  title: 'Validación de identidad de demostración',
  lead: 'En la realidad, acá el proveedor saca la selfie. Elegí en qué termina la validación.',
  spelling: 'Nombre con que vuelve el identificador',
  unknown: 'Esta validación no existe o ya no está. Volvé al portal y empezá de nuevo.',
  toPortal: 'Volver al portal',
  decisions: {
    HIT: 'Es la persona (HIT)',
    NO_HIT: 'No es la persona (NO_HIT)',
    ERR_RNP: 'Error del registro (ERR_RNP)',
    abandoned: 'Abandonar la validación',
  } satisfies Readonly<Record<IdentityCheckResultChoice['decision'], string>>,
} as const
