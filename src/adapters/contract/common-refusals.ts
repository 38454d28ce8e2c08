/** Error codes that any call may return. Source: ACC-33. */
export const commonRefusals = {
  INVALID_CUSTOMER_EMAIL: 'El correo del cliente no es válido.',
  INVALID_PHONE_NUMBER: 'El teléfono del cliente no es válido.',
  CUSTOMER_NOT_FOUND: 'No hay datos de ese cliente.',
} as const
