import { addresses } from '@/ui/addresses'

export interface ScreenToPhotograph {
  readonly path: string
  /** Id of the demo customer who is signed in; by default there is no session. */
  readonly customer?: string
  /** Additional query parameters of the screen's address. */
  readonly query?: string
}

const martasLoanQuery = 'externalId=40128753'

/** The screens of the demo that are photographed, by the file names of their pictures. */
export const screensToPhotograph: Readonly<Record<string, ScreenToPhotograph>> = {
  dni: { path: addresses.dni.path },
  arrepentimiento: { path: addresses.revocation.path },
  instalar: { path: addresses.installApp.path },
  'inicio-al-dia': { path: addresses.home.path, customer: 'marta' },
  'inicio-en-deuda': { path: addresses.home.path, customer: 'raul' },
  prestamos: { path: addresses.loans.path, customer: 'raul' },
  prestamo: { path: addresses.loan.createPath({ idLoan: 'p-6b1f0c92' }), customer: 'marta' },
  'elegir-cuota': { path: addresses.payInstallment.path, customer: 'marta' },
  pagar: { path: addresses.paymentSummary.path, customer: 'marta', query: martasLoanQuery },
  'pagar-con-tarjeta': {
    path: addresses.paymentSummary.path,
    customer: 'marta',
    query: `${martasLoanQuery}&medio=tarjeta`,
  },
  'mis-pagos': { path: addresses.myPayments.path, customer: 'marta' },
  tarjetas: { path: addresses.cards.path, customer: 'paula' },
  'libre-deuda': { path: addresses.debtFree.path, customer: 'gabriela' },
  facturas: { path: addresses.invoices.path, customer: 'gabriela' },
  cuponera: { path: addresses.couponBook.path, customer: 'marta' },
  'mis-datos': { path: addresses.profile.path, customer: 'marta' },
  reclamos: { path: addresses.claims.path, customer: 'marta' },
  ayuda: { path: addresses.help.path, customer: 'marta' },
  linea: { path: addresses.creditLineDetail.path, customer: 'lucia' },
  'pagar-en-comercio': { path: addresses.qrPayment.path, customer: 'lucia' },
}

export function addressToPhotograph({ path, customer, query }: ScreenToPhotograph): string {
  const parts = [
    ...(customer === undefined ? [] : [`cliente=${customer}`]),
    ...(query === undefined ? [] : [query]),
  ]
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}
