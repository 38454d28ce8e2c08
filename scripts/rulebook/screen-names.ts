import { addressNameOfPath, addresses, type AddressName } from '@/ui/addresses'
import { screenPathsByName } from '#features/support/screens'

/**
 * Names of screens in the rulebook. Unlike the titles of the screens, they do not depend on a customer
 * or a loan. The name of any other screen comes from the words of its address.
 */
const screenNames: Readonly<Partial<Record<AddressName, string>>> = {
  splash: 'Portada',
  installApp: 'Instalar la app',
  introduction: 'Presentación',
  revocation: 'Botón de arrepentimiento',
  serviceCancellation: 'Botón de baja',
  verification: 'Verificar un libre deuda',
  main: 'Mi cuenta (primera página)',
  dni: 'Ingreso: el DNI',
  identity: 'Ingreso: quién es, entre varias personas del mismo DNI',
  login: 'Ingreso: la contraseña',
  smsCode: 'Ingreso: el código',
  smsNotReceived: 'Ingreso: el código que no llegó',
  notACustomer: 'Ingreso: quien no es cliente',
  phoneChange: 'Cambiar el celular',
  cardUpdate: 'Cambiar la tarjeta del débito, desde un enlace',
  lostPhone: 'Perdí mi celular',
  wiki: 'Las piezas de la pantalla',
  autoLogin: 'Ingreso desde un enlace',
  pushOptIn: 'Recibir avisos',
  password: 'Contraseña nueva',
  loans: 'Mis préstamos',
  loan: 'Un préstamo',
  allInstallments: 'Todas las cuotas de un préstamo',
  sendReceipt: 'Enviar un comprobante',
  earlyCancellation: 'Cancelar un préstamo antes',
  couponBook: 'Cuponera',
  activateCollection: 'Activar el cobro automático',
  deactivateCollection: 'Dejar el cobro automático',
  personalData: 'Mis datos personales: pedirlos, corregirlos, borrarlos',
  claims: 'Consultas y reclamos',
  newHome: 'Inicio nuevo',
  logout: 'Cerrar sesión',
  paymentStatus: 'En qué terminó un pago',
  newLoan: 'Préstamo nuevo',
  paymentReceipt: 'Comprobante de un pago',
  creditLineOffer: 'Oferta de la línea de crédito',
  unlock: 'Activar la huella o el rostro',
  payInstallment: 'Pagar cuota: qué pagar',
  paymentSummary: 'Pagar cuota: el resumen y los medios de pago',
  paymentBatch: 'Pagar varias juntas',
  paymentFinal: 'Pagar cuota: el final',
  payOnline: 'Pagar en línea',
  howToPayOnline: 'Cómo pagar en línea',
  payByDebitCard: 'Pagar con tarjeta de débito, desde un enlace',
  payByWallet: 'Pagar con la billetera, desde un enlace',
  cardDetail: 'Una tarjeta',
  cardLoans: 'Tarjeta nueva: para qué préstamos',
  newCard: 'Tarjeta nueva: sus datos',
  newCardSummary: 'Tarjeta nueva: el resumen',
  newCardResult: 'Tarjeta nueva: el resultado',
  cardReplacement: 'Reemplazar una tarjeta: sus préstamos',
  replacementChoice: 'Reemplazar una tarjeta: por cuál',
  replacementCard: 'Reemplazar una tarjeta: los datos de la nueva',
  replacementResult: 'Reemplazar una tarjeta: el resultado',
  cardFailure: 'Las tarjetas no se pudieron consultar',
  noCardLoans: 'Sin préstamos para una tarjeta',
  cardNotReplaced: 'La tarjeta no se reemplazó',
  refinancing: 'Refinanciación: la propuesta',
  refinancingPlan: 'Refinanciación: las cuotas',
  refinancingSelfie: 'Refinanciación: la selfie',
  refinancingCheck: 'Refinanciación: la vuelta de la selfie',
  refinancingCard: 'Refinanciación: la tarjeta',
  refinancingSummary: 'Refinanciación: el resumen',
  refinancingResult: 'Refinanciación: el resultado',
  qrPayment: 'Pagar con QR: el código',
  qrAmount: 'Pagar con QR: el importe',
  qrPlan: 'Pagar con QR: las cuotas',
  qrVoucher: 'Pagar con QR: el comprobante',
  creditLineRequest: 'Pedir la línea de crédito',
  creditLineDetail: 'Mi línea de crédito',
  creditLineInstallments: 'Mi línea de crédito: el próximo vencimiento',
  creditLineMovements: 'Mi línea de crédito: los movimientos',
  creditLineDismissal: 'Dar de baja la línea de crédito',
}

/**
 * Returns the rulebook's name for the screen at an address of the portal; undefined for an address
 * outside the portal.
 */
export function rulebookScreenNameOfPath(path: string): string | undefined {
  const name = addressNameOfPath(path)
  return name && (screenNames[name] ?? lastSegmentAsWords(addresses[name].path))
}

/**
 * Returns the last part of a path as words, such as `Mis facturas` for `/mis-facturas`. Path parameters are
 * left out.
 */
function lastSegmentAsWords(path: string): string {
  const words = (path.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? path).replaceAll(
    '-',
    ' ',
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns the route patterns of the screens that the steps of a scenario name. It is used for a scenario
 * that was not run, because the screens that it shows are not known.
 */
export function findRoutePatternsNamedInSteps(
  steps: readonly { readonly text: string }[],
): readonly string[] {
  const named = steps.flatMap(({ text }) => [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words))
  return named.flatMap((words) => {
    const [path = ''] = (screenPathsByName[words] ?? words).split(/[?#]/)
    const name = path.startsWith('/') ? addressNameOfPath(path) : undefined
    return name ? [addresses[name].path] : []
  })
}
