import { lenderServiceRules as terms } from '@/domain/shared/lender-service-rules'
import type { LoanDocumentKind } from '@/domain/loans/loan'
import type { FileDeliveryOutcome } from '@/application/documents/deliver-file'
import type { CustomerDocumentFailure } from '@/application/documents/customer-document-queries.port'
import { gatewayFailureText } from './failures.texts'

/** The kinds of document that the customer can download. Source: LOA-10, MOV-02, DOC-02, DOC-03. */
export type DownloadableDocumentKind = LoanDocumentKind | 'coupon-book' | 'debt-free' | 'invoice'

export const documentsTexts = {
  papers: { title: 'Archivos del préstamo', download: 'Descargar' },
  couponBook: {
    title: 'Cuponera de pago',
    lead: 'Con la cuponera pagás en efectivo las cuotas que te quedan.',
    loading: 'Cargando tus préstamos',
    failedTitle: 'No pudimos cargar tus préstamos',
    loans: 'Elegí un préstamo',
    ofChosen: 'La cuponera del préstamo elegido',
    line: 'Oferta línea revolvente',
    loan: (title: string, externalId: string) => `${title} · ${externalId}`,
    download: 'Descargar la cuponera',
    ready: (title: string) => `La cuponera de ${title} está lista.`,
    contents: 'Es un PDF con un cupón y su código de barras por cada cuota sin pagar.',
    directDebitTitle: 'Este préstamo se paga por débito automático',
    directDebit:
      'Las cuotas se debitan solas. Si además pagás con la cuponera, podés pagar dos veces la misma cuota: usala solo si el débito no se pudo hacer.',
    acknowledge: 'Entendido, quiero la cuponera',
    notEnabledTitle: 'Este préstamo no tiene cuponera',
    notEnabled: 'Podés pagar sus cuotas con otro medio de pago.',
    payOtherwise: 'Pagar una cuota',
    emptyTitle: 'No tenés préstamos activos',
    empty: 'La cuponera es para pagar un préstamo. Cuando tengas uno, la vas a encontrar acá.',
  },
  debtFree: {
    title: 'Libre deuda',
    lead: 'Certifica que no debés nada de los préstamos que terminaste de pagar.',
    loading: 'Cargando tus préstamos terminados',
    failedTitle: 'No pudimos cargar tus préstamos terminados',
    reference: 'FREE_DEBT_INIT_ERROR',
    loans: 'Préstamos que certifica',
    loan: (title: string, externalId: string) => `${title} · ${externalId}`,
    lent: (amount: string, installments: string) => `${amount} en ${installments}`,
    installments: (count: number) => (count === 1 ? '1 cuota' : `${count} cuotas`),
    code: 'Código para verificarlo',
    whatCodeIsFor:
      'Quien recibe tu libre deuda escanea este código y ve que es verdadero. El PDF también lo lleva.',
    codeLabel: 'Código QR para verificar el libre deuda',
    opensAt: 'Tiene que abrirse en esta dirección, y en ninguna otra:',
    copyLink: 'Copiar el enlace del código',
    download: 'Descargar el libre deuda',
    when: 'Un préstamo que terminás de pagar aparece acá unas 24 horas después de su último pago.',
    emptyTitle: 'Todavía no terminaste de pagar un préstamo',
    empty: 'El libre deuda se puede pedir unas 24 horas después de pagar la última cuota de un préstamo.',
    seeLoans: 'Ver mis préstamos',
  },
  invoices: {
    title: 'Mis facturas',
    lead: `Hay una factura por cada pago: está entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas después de pagar.`,
    loading: 'Cargando tus facturas',
    failedTitle: 'No pudimos cargar tus facturas',
    reference: 'INVOICES_INIT_ERROR',
    latest: 'Tu última factura',
    earlier: 'Facturas anteriores',
    invoice: 'Factura',
    number: 'Número',
    date: 'Fecha',
    total: 'Total',
    file: 'Archivo',
    download: 'Descargar la factura',
    ofNumber: (number: string) => `la factura ${number}`,
    downloadShort: 'Descargar',
    seeMore: 'Ver más facturas',
    someRowsVisibleText: (shown: string, all: string) => `Mostrando ${shown} de ${all} facturas`,
    allRowsVisibleText: (all: string) =>
      all === '1' ? 'Hay una sola anterior' : `Estas son tus ${all} anteriores`,
    emptyTitle: 'Todavía no tenés facturas',
    empty: `Cuando pagues una cuota, su factura va a estar acá entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas después.`,
    seePayments: 'Ver mis pagos',
  },
} as const

/**
 * For each document: its name with the article, for use within a sentence, and the sentence which says that
 * it was not downloaded.
 */
const documentPhrases: Readonly<
  Record<DownloadableDocumentKind, { readonly the: string; readonly notDownloaded: string }>
> = {
  'coupon-book': { the: 'la cuponera', notDownloaded: 'La cuponera no se descargó.' },
  contract: { the: 'el contrato', notDownloaded: 'El contrato no se descargó.' },
  'services-receipt': {
    the: 'el comprobante de servicios',
    notDownloaded: 'El comprobante de servicios no se descargó.',
  },
  'debt-free': { the: 'el libre deuda', notDownloaded: 'El libre deuda no se descargó.' },
  invoice: { the: 'la factura', notDownloaded: 'La factura no se descargó.' },
}

export function documentKindName(documentKind: LoanDocumentKind | 'coupon-book'): string {
  switch (documentKind) {
    case 'coupon-book':
      return 'Cuponera de pago'
    case 'contract':
      return 'Contrato'
    case 'services-receipt':
      return 'Comprobante de servicios'
  }
}

/**
 * Returns the message after a document was opened or saved. Returns undefined after the device's share
 * dialog, which shows the result itself.
 */
export function documentDownloadedText(
  paper: DownloadableDocumentKind,
  where: FileDeliveryOutcome,
): string | undefined {
  const { the } = documentPhrases[paper]
  switch (where) {
    case 'opened':
      return `Abrimos ${the} en otra pestaña.`
    case 'saved':
      return `Guardamos ${the} en tus descargas.`
    case 'shared':
    case 'dismissed':
      return undefined
  }
}

/** Returns the text that says which document could not be downloaded, why, and what the customer can do. */
export function documentDownloadFailureText(
  paper: DownloadableDocumentKind,
  failure: CustomerDocumentFailure,
): string {
  if (failure.kind === 'not-there-yet') return notAvailableYetText(paper)
  return `${documentPhrases[paper].notDownloaded} ${gatewayFailureText(failure)}`
}

/** Returns the text that says when the document will be available. Source: DOC-02, DOC-03. */
function notAvailableYetText(paper: DownloadableDocumentKind): string {
  return paper === 'debt-free'
    ? 'Tu libre deuda todavía no está. Va a estar unas 24 horas después de tu último pago.'
    : `Esa factura todavía no está. Va a estar entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas después del pago.`
}
