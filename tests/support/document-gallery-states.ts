import { patternContaining, type Page } from '#features/support/page'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { receiptNotificationTexts } from '@/ui/texts/receipt-notification.texts'
import {
  addressAs,
  waitUntilIdle,
  waitForAlert,
  nextAnswers,
  pressButton,
  type GalleryState,
} from './gallery-tools'
import { pdfBytes, programBytes } from './upload-files'

const chooseReceipt = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('radio', { name: patternContaining(name) }).setChecked()
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

/** Gallery screenshots of 'My payments', the coupon book, invoices and uploaded receipts. */
export const documentStates: readonly GalleryState[] = [
  { name: 'mis-pagos', address: addressAs('irma', '/mis-pagos') },
  { name: 'mis-pagos-gestion-legal', address: addressAs('silvia', '/mis-pagos') },
  { name: 'mis-pagos-ninguno', address: addressAs('marta', '/mis-pagos', { set: { noPayments: true } }) },
  {
    name: 'mis-pagos-fallido',
    address: addressAs('marta', '/mis-pagos', nextAnswers('payments.listPayments', { status: 500 })),
  },
  { name: 'cuponera', address: addressAs('lucia', '/descargar-cuponera') },
  { name: 'cuponera-con-debito-automatico', address: addressAs('walter', '/descargar-cuponera') },
  { name: 'cuponera-no-habilitada', address: addressAs('raul', '/descargar-cuponera?idLoan=p-43f6b20e') },
  {
    name: 'cuponera-fallida',
    address: addressAs('marta', '/descargar-cuponera', nextAnswers('loans.listLoans', { status: 500 })),
  },
  {
    name: 'cuponera-sin-descargar',
    address: addressAs('marta', '/descargar-cuponera', nextAnswers('documents.couponBook', { status: 500 })),
    onlyWindow: true,
    prepare: async (page) => {
      await pressButton(page, documentsTexts.couponBook.download)
      await page.getByRole('region', { name: kitTexts.notices }).getByCss('p').waitToAppear()
    },
  },
  { name: 'libre-deuda', address: addressAs('gabriela', '/libre-deuda') },
  {
    name: 'libre-deuda-ninguno',
    address: addressAs('gabriela', '/libre-deuda', nextAnswers('loans.listLoans', { status: 200, body: [] })),
  },
  {
    name: 'libre-deuda-todavia-no',
    address: addressAs(
      'gabriela',
      '/libre-deuda',
      nextAnswers('debt-free.debtFreeCertificate', { status: 404 }),
    ),
    onlyWindow: true,
    prepare: async (page) => {
      await pressButton(page, documentsTexts.debtFree.download)
      await page.getByRole('region', { name: kitTexts.notices }).getByCss('p').waitToAppear()
    },
  },
  {
    name: 'libre-deuda-fallido',
    address: addressAs('gabriela', '/libre-deuda', nextAnswers('loans.listLoans', { status: 500 })),
  },
  { name: 'facturas', address: addressAs('gabriela', '/mis-facturas') },
  { name: 'facturas-importes-grandes', address: addressAs('maria', '/mis-facturas') },
  { name: 'facturas-letra-grande', address: addressAs('maria', '/mis-facturas'), letters: 'large' },
  { name: 'facturas-ninguna', address: addressAs('marta', '/mis-facturas', { set: { noPayments: true } }) },
  {
    name: 'facturas-fallidas',
    address: addressAs('gabriela', '/mis-facturas', nextAnswers('invoices.listInvoices', { status: 500 })),
  },
  { name: 'comprobante', address: addressAs('marta', receipts) },
  {
    name: 'comprobante-con-ticket',
    address: addressAs('marta', receipts),
    prepare: (page) => chooseReceipt(page, 'Con un ticket'),
  },
  {
    name: 'comprobante-por-transferencia',
    address: addressAs('marta', receipts),
    prepare: (page) => chooseReceipt(page, 'Por transferencia'),
  },
  {
    name: 'comprobante-con-archivo',
    address: addressAs('marta', receipts),
    prepare: (page) => chooseFile(page, 'transferencia-mayo.pdf', pdfBytes),
  },
  {
    name: 'comprobante-rechazado',
    address: addressAs('marta', receipts),
    prepare: async (page) => {
      await chooseFile(page, 'transferencia-mayo.pdf', programBytes)
      await pressButton(page, receiptNotificationTexts.send)
      await waitForAlert(page)
    },
  },
  {
    name: 'comprobante-enviando',
    address: addressAs('marta', receipts, nextAnswers('documents.sendReceipt', 'never')),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByText(receiptNotificationTexts.sending).waitToAppear()
    },
  },
  {
    name: 'comprobante-no-enviado',
    address: addressAs('marta', receipts, nextAnswers('documents.sendReceipt', { status: 500 })),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByText(receiptNotificationTexts.fileKept).waitToAppear()
    },
  },
  {
    name: 'comprobante-sin-respuesta',
    address: addressAs('marta', receipts, nextAnswers('documents.sendReceipt', 'network-error')),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByText(receiptNotificationTexts.unsureTitle).waitToAppear()
    },
  },
  {
    name: 'comprobante-enviado',
    address: addressAs('marta', receipts),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByRole('heading', { level: 1, name: receiptNotificationTexts.sentTitle }).waitToAppear()
    },
  },
]
