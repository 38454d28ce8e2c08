import { textContaining, type Page } from '#features/support/page'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { receiptNotificationTexts } from '@/ui/texts/receipt-notification.texts'
import { as, atRest, complaint, next, press, type GalleryState } from './gallery-tools'
import { pdfBytes, programBytes } from './upload-files'

const chooseReceipt = async (page: Page, name: string): Promise<void> => {
  await page.role('radio', { name: textContaining(name) }).setChecked()
}

const chooseFile = async (page: Page, name: string, bytes: Uint8Array): Promise<void> => {
  await chooseReceipt(page, 'Por transferencia')
  await page.css('input[type="file"]').chooseFile({ name, bytes })
  await atRest(page)
}

const sendReceipt = async (page: Page): Promise<void> => {
  await chooseFile(page, 'transferencia-mayo.png', pdfBytes)
  await press(page, receiptNotificationTexts.send)
}

const receipts = '/enviar-comprobante'

/** Pictures of 'My payments', the coupon book and uploaded receipts. */
export const paperStates: readonly GalleryState[] = [
  { name: 'mis-pagos', address: as('irma', '/mis-pagos') },
  { name: 'mis-pagos-gestion-legal', address: as('silvia', '/mis-pagos') },
  { name: 'mis-pagos-ninguno', address: as('marta', '/mis-pagos', { set: { noPayments: true } }) },
  {
    name: 'mis-pagos-fallido',
    address: as('marta', '/mis-pagos', next('payments.listPayments', { status: 500 })),
  },
  { name: 'cuponera', address: as('lucia', '/descargar-cuponera') },
  { name: 'cuponera-con-debito-automatico', address: as('walter', '/descargar-cuponera') },
  { name: 'cuponera-no-habilitada', address: as('raul', '/descargar-cuponera?idLoan=p-43f6b20e') },
  {
    name: 'cuponera-fallida',
    address: as('marta', '/descargar-cuponera', next('loans.listLoans', { status: 500 })),
  },
  {
    name: 'cuponera-sin-descargar',
    address: as('marta', '/descargar-cuponera', next('documents.couponBook', { status: 500 })),
    onlyWindow: true,
    prepare: async (page) => {
      await press(page, documentsTexts.couponBook.download)
      await page.role('region', { name: kitTexts.notices }).css('p').waitToAppear()
    },
  },
  { name: 'libre-deuda', address: as('gabriela', '/libre-deuda') },
  {
    name: 'libre-deuda-ninguno',
    address: as('gabriela', '/libre-deuda', next('loans.listLoans', { status: 200, body: [] })),
  },
  {
    name: 'libre-deuda-todavia-no',
    address: as('gabriela', '/libre-deuda', next('debt-free.debtFreeCertificate', { status: 404 })),
    onlyWindow: true,
    prepare: async (page) => {
      await press(page, documentsTexts.debtFree.download)
      await page.role('region', { name: kitTexts.notices }).css('p').waitToAppear()
    },
  },
  {
    name: 'libre-deuda-fallido',
    address: as('gabriela', '/libre-deuda', next('loans.listLoans', { status: 500 })),
  },
  { name: 'facturas', address: as('gabriela', '/mis-facturas') },
  { name: 'facturas-importes-grandes', address: as('maria', '/mis-facturas') },
  { name: 'facturas-letra-grande', address: as('maria', '/mis-facturas'), letters: 'large' },
  { name: 'facturas-ninguna', address: as('marta', '/mis-facturas', { set: { noPayments: true } }) },
  {
    name: 'facturas-fallidas',
    address: as('gabriela', '/mis-facturas', next('invoices.listInvoices', { status: 500 })),
  },
  { name: 'comprobante', address: as('marta', receipts) },
  {
    name: 'comprobante-con-ticket',
    address: as('marta', receipts),
    prepare: (page) => chooseReceipt(page, 'Con un ticket'),
  },
  {
    name: 'comprobante-por-transferencia',
    address: as('marta', receipts),
    prepare: (page) => chooseReceipt(page, 'Por transferencia'),
  },
  {
    name: 'comprobante-con-archivo',
    address: as('marta', receipts),
    prepare: (page) => chooseFile(page, 'transferencia-mayo.pdf', pdfBytes),
  },
  {
    name: 'comprobante-rechazado',
    address: as('marta', receipts),
    prepare: async (page) => {
      await chooseFile(page, 'transferencia-mayo.pdf', programBytes)
      await press(page, receiptNotificationTexts.send)
      await complaint(page)
    },
  },
  {
    name: 'comprobante-enviando',
    address: as('marta', receipts, next('documents.sendReceipt', 'never')),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.text(receiptNotificationTexts.sending).waitToAppear()
    },
  },
  {
    name: 'comprobante-no-enviado',
    address: as('marta', receipts, next('documents.sendReceipt', { status: 500 })),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.text(receiptNotificationTexts.fileKept).waitToAppear()
    },
  },
  {
    name: 'comprobante-sin-respuesta',
    address: as('marta', receipts, next('documents.sendReceipt', 'network-error')),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.text(receiptNotificationTexts.unsureTitle).waitToAppear()
    },
  },
  {
    name: 'comprobante-enviado',
    address: as('marta', receipts),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.role('heading', { level: 1, name: receiptNotificationTexts.sentTitle }).waitToAppear()
    },
  },
]
