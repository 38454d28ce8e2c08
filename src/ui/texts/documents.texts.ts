import type { LoanFileKind } from '@/domain/loans/loan'
import type { HandedOver } from '@/application/documents/hand-over-file'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { gatewayFailureText } from './failures.texts'

/** What can be downloaded of a loan. Source: LOA-10, MOV-02. */
export type Paper = LoanFileKind | 'coupon-book'

export const documentsTexts = {
  papers: {
    title: 'Archivos del préstamo',
    download: 'Descargar',
  },
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
    notEnabled: 'No está habilitado para descargarla. Podés pagar sus cuotas con otro medio de pago.',
    payOtherwise: 'Pagar una cuota',
    emptyTitle: 'No tenés préstamos activos',
    empty: 'La cuponera es para pagar un préstamo. Cuando tengas uno, la vas a encontrar acá.',
  },
} as const

/** Which paper, at the beginning of a sentence and with what agrees with it. */
const names: Readonly<Record<Paper, { readonly the: string; readonly notDownloaded: string }>> = {
  'coupon-book': { the: 'la cuponera', notDownloaded: 'La cuponera no se descargó.' },
  contract: { the: 'el contrato', notDownloaded: 'El contrato no se descargó.' },
  'services-receipt': {
    the: 'el comprobante de servicios',
    notDownloaded: 'El comprobante de servicios no se descargó.',
  },
}

export function paperText(paper: Paper): string {
  switch (paper) {
    case 'coupon-book':
      return 'Cuponera de pago'
    case 'contract':
      return 'Contrato'
    case 'services-receipt':
      return 'Comprobante de servicios'
  }
}

export function downloadedText(paper: Paper, where: HandedOver): string {
  const { the } = names[paper]
  return where === 'opened' ? `Abrimos ${the} en otra pestaña.` : `Guardamos ${the} en tus descargas.`
}

/** What did not come, why, and what to do. */
export function downloadFailedText(paper: Paper, failure: GatewayFailure): string {
  return `${names[paper].notDownloaded} ${gatewayFailureText(failure)}`
}
