import type { ApiCall } from '@/adapters/contract/call'

const productText = 'El código del producto: 19, préstamos, servicios y recargas; 46, la línea de crédito.'
const subproductText =
  'El código del subproducto: 38, préstamo personal; 69, recarga; 91, servicio; 97, la línea.'
const idempotencyKeyText = 'La Idempotency-Key del pedido por el que se pregunta.'
const isPortalInstalledText = 'Si el portal está instalado en el dispositivo: true o false.'
const identityCheckPurposeText =
  'Para qué es la validación: PHONE, cambiar el celular; LINE, tomar de la línea; REFINANCING, refinanciar. No sirve para otra cosa.'

const parameterTextsByCall: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'access.findLastLoan': {
    statusList:
      'Estados de un préstamo, separados por comas. ACT: activo, se está pagando. HAB: habilitado; el portal lo cuenta como activo. CAN: cancelado, terminado de pagar.',
  },
  'access.sendCode': {
    hash: 'Con phone: el hash del enlace /cambio-celular, si traía uno, como está escrito ahí.',
    sendByEmail: 'Si el código va también por correo: true o false.',
    phone: 'El celular nuevo al que se envía el código, en un cambio de celular. Sin él, al registrado.',
    idtx: 'Con phone: el idtx de la validación de identidad que lo autoriza.',
    externalTransactionId: 'Con phone: el externaltxid de la misma validación.',
  },
  'access.logInWithPassword': { isAuthFromApp: isPortalInstalledText },
  'passkeys.authenticate': { isAuthFromApp: isPortalInstalledText },
  'passkeys.deleteCredentials': { taxId: 'El CUIT o CUIL del cliente de la sesión.' },
  'auto-login.enterWithLink': {
    data: 'El data del enlace de ingreso, como está escrito ahí. Es un secreto.',
  },
  'loans.listLoans': {
    status: 'ACTIVE o FINISHED; ACTIVE si falta.',
    expandedResources:
      'Qué más se trae, separado por comas: INSTALLMENT, las cuotas; LOAN_FILE, los papeles.',
    excludeProducts:
      'Productos que se dejan afuera, separados por comas; 46 si falta, y ninguno si viene vacío.',
  },
  'loans.quote': {
    date: 'El día en que se pagaría: hoy o más adelante.',
    amount: 'La parte que se pagaría, en pesos con punto decimal. Sin ella, todo lo que se debe ese día.',
  },
  'payments.paymentStatus': { idempotencyKey: idempotencyKeyText },
  'orders.recentOperations': { since: 'Desde cuándo, en UTC: hace cuatro días.' },
  'orders.statusWithoutSession': { idempotencyKey: idempotencyKeyText },
  'home.findAutomaticOffer': { product: productText, subproduct: subproductText },
  'offers.findLastRequest': { product: productText, subProduct: subproductText },
  'offers.startOffer': { product: productText, subproduct: subproductText },
  'identity-check.start': {
    redirectPath: 'A qué pantalla del portal vuelve quien se valida, con su consulta.',
    purpose: identityCheckPurposeText,
  },
  'identity-check.findResult': { purpose: identityCheckPurposeText },
  'qr-payment.readQr': { qrText: 'El texto del QR, como se leyó.' },
  'qr-payment.findOperation': { operationId: 'El operationId que respondió el pago.' },
}

const refinancingHashText =
  'El hash del enlace de refinanciación entero, con su secreto, como está escrito ahí.'

/** Returns the text that tells integrators the meaning of a query parameter of an API call. */
export function explainQueryParameter({ name: call }: ApiCall, parameter: string): string {
  const text = call.startsWith('refinancing.') ? refinancingHashText : parameterTextsByCall[call]?.[parameter]
  if (text === undefined) throw new Error(`Nothing says what ${parameter} is in the query of ${call}`)
  return text
}
