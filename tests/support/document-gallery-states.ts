import { substringPattern, type Page } from '#features/support/page'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { receiptNotificationTexts } from '@/ui/texts/receipt-notification.texts'
import {
  addressAsPersona,
  waitUntilIdle,
  waitForAlert,
  demoStateWithNextAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'
import { pdfBytes, windowsProgramBytes } from './upload-files'

const chooseReceipt = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('radio', { name: substringPattern(name) }).setChecked()
}

const chooseFile = async (page: Page, name: string, bytes: Uint8Array): Promise<void> => {
  await chooseReceipt(page, 'Por transferencia')
  await page.getByCss('input[type="file"]').chooseFile({ name, bytes })
  await waitUntilIdle(page)
}

const sendReceipt = async (page: Page): Promise<void> => {
  await chooseFile(page, 'transferencia-mayo.png', pdfBytes)
  await pressButton(page, receiptNotificationTexts.send)
}

const receipts = '/enviar-comprobante'

/** Gallery screenshots of the screens for 'My payments', the coupon book, invoices and uploaded receipts. */
export const documentGalleryStates: readonly GalleryState[] = [
  { name: 'mis-pagos', address: addressAsPersona('irma', '/mis-pagos') },
  { name: 'mis-pagos-gestion-legal', address: addressAsPersona('silvia', '/mis-pagos') },
  {
    name: 'mis-pagos-ninguno',
    address: addressAsPersona('marta', '/mis-pagos', { set: { noPayments: true } }),
  },
  {
    name: 'mis-pagos-fallido',
    address: addressAsPersona(
      'marta',
      '/mis-pagos',
      demoStateWithNextAnswer('payments.listPayments', { status: 500 }),
    ),
  },
  { name: 'cuponera', address: addressAsPersona('lucia', '/descargar-cuponera') },
  { name: 'cuponera-con-debito-automatico', address: addressAsPersona('walter', '/descargar-cuponera') },
  {
    name: 'cuponera-no-habilitada',
    address: addressAsPersona('raul', '/descargar-cuponera?idLoan=p-43f6b20e'),
  },
  {
    name: 'cuponera-fallida',
    address: addressAsPersona(
      'marta',
      '/descargar-cuponera',
      demoStateWithNextAnswer('loans.listLoans', { status: 500 }),
    ),
  },
  {
    name: 'cuponera-sin-descargar',
    address: addressAsPersona(
      'marta',
      '/descargar-cuponera',
      demoStateWithNextAnswer('documents.couponBook', { status: 500 }),
    ),
    onlyWindow: true,
    prepare: async (page) => {
      await pressButton(page, documentsTexts.couponBook.download)
      await page.getByRole('region', { name: kitTexts.notices }).getByCss('p').waitToAppear()
    },
  },
  { name: 'libre-deuda', address: addressAsPersona('gabriela', '/libre-deuda') },
  {
    name: 'libre-deuda-ninguno',
    address: addressAsPersona(
      'gabriela',
      '/libre-deuda',
      demoStateWithNextAnswer('loans.listLoans', { status: 200, body: [] }),
    ),
  },
  {
    name: 'libre-deuda-todavia-no',
    address: addressAsPersona(
      'gabriela',
      '/libre-deuda',
      demoStateWithNextAnswer('debt-free.debtFreeCertificate', { status: 404 }),
    ),
    onlyWindow: true,
    prepare: async (page) => {
      await pressButton(page, documentsTexts.debtFree.download)
      await page.getByRole('region', { name: kitTexts.notices }).getByCss('p').waitToAppear()
    },
  },
  {
    name: 'libre-deuda-fallido',
    address: addressAsPersona(
      'gabriela',
      '/libre-deuda',
      demoStateWithNextAnswer('loans.listLoans', { status: 500 }),
    ),
  },
  { name: 'facturas', address: addressAsPersona('gabriela', '/mis-facturas') },
  { name: 'facturas-importes-grandes', address: addressAsPersona('maria', '/mis-facturas') },
  { name: 'facturas-letra-grande', address: addressAsPersona('maria', '/mis-facturas'), letters: 'large' },
  {
    name: 'facturas-ninguna',
    address: addressAsPersona('marta', '/mis-facturas', { set: { noPayments: true } }),
  },
  {
    name: 'facturas-fallidas',
    address: addressAsPersona(
      'gabriela',
      '/mis-facturas',
      demoStateWithNextAnswer('invoices.listInvoices', { status: 500 }),
    ),
  },
  { name: 'comprobante', address: addressAsPersona('marta', receipts) },
  {
    name: 'comprobante-con-ticket',
    address: addressAsPersona('marta', receipts),
    prepare: (page) => chooseReceipt(page, 'Con un ticket'),
  },
  {
    name: 'comprobante-por-transferencia',
    address: addressAsPersona('marta', receipts),
    prepare: (page) => chooseReceipt(page, 'Por transferencia'),
  },
  {
    name: 'comprobante-con-archivo',
    address: addressAsPersona('marta', receipts),
    prepare: (page) => chooseFile(page, 'transferencia-mayo.pdf', pdfBytes),
  },
  {
    name: 'comprobante-rechazado',
    address: addressAsPersona('marta', receipts),
    prepare: async (page) => {
      await chooseFile(page, 'transferencia-mayo.pdf', windowsProgramBytes)
      await pressButton(page, receiptNotificationTexts.send)
      await waitForAlert(page)
    },
  },
  {
    name: 'comprobante-enviando',
    address: addressAsPersona('marta', receipts, demoStateWithNextAnswer('documents.sendReceipt', 'never')),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByText(receiptNotificationTexts.sending).waitToAppear()
    },
  },
  {
    name: 'comprobante-no-enviado',
    address: addressAsPersona(
      'marta',
      receipts,
      demoStateWithNextAnswer('documents.sendReceipt', { status: 500 }),
    ),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByText(receiptNotificationTexts.fileKept).waitToAppear()
    },
  },
  {
    name: 'comprobante-sin-respuesta',
    address: addressAsPersona(
      'marta',
      receipts,
      demoStateWithNextAnswer('documents.sendReceipt', 'network-error'),
    ),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByText(receiptNotificationTexts.unsureTitle).waitToAppear()
    },
  },
  {
    name: 'comprobante-enviado',
    address: addressAsPersona('marta', receipts),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByRole('heading', { level: 1, name: receiptNotificationTexts.sentTitle }).waitToAppear()
    },
  },
]
