import type { contracts } from '@/adapters/contract/contracts'

/** How an integrator finds a group of calls. */
export const capabilityTitles: Readonly<Record<keyof typeof contracts, string>> = {
  access: 'Ingreso con DNI, código o contraseña.',
  session: 'Tokens, situación de la cuenta y cierre.',
  loans: 'Préstamos, cuotas y deuda.',
  payments: 'Pago de cuotas y pagos hechos.',
  home: 'Lo que sólo muestra el inicio.',
  passwords: 'Crear o cambiar la contraseña.',
  passkeys: 'Desbloqueo con el teléfono.',
  'auto-login': 'Ingreso desde un enlace.',
  'phone-change': 'Cambio del celular registrado.',
  'identity-check': 'Validación de identidad con una selfie.',
  'card-update': 'Actualización de la tarjeta desde un enlace.',
  cards: 'Mis tarjetas.',
  documents: 'Papeles de un préstamo y envío de comprobantes.',
  'debt-free': 'Libre deuda.',
  invoices: 'Facturas.',
  cancellation: 'Cancelación anticipada.',
  offers: 'Préstamos nuevos, su costo y sus términos.',
  'revolving-line': 'Línea de crédito.',
  'qr-payment': 'Pago con QR.',
  refinancing: 'Refinanciación desde un enlace.',
  support: 'Consultas y encuesta.',
  survey: 'Si la encuesta ya se respondió.',
  profile: 'Datos del cliente.',
  notifications: 'Mensajes al dispositivo.',
}
