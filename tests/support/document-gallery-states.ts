import { substringPattern, type Page } from '#features/support/page'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { sendReceiptTexts } from '@/ui/texts/send-receipt.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  waitForAlert,
  demoStateWithNextCallAnswer,
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
  await waitUntilScreenIdle(page)
}

const sendReceipt = async (page: Page): Promise<void> => {
  await chooseFile(page, 'transferencia-mayo.png', pdfBytes)
  await pressButton(page, sendReceiptTexts.send)
}

const sendReceiptAddress = '/enviar-comprobante'

/** Gallery states of the screens for 'My payments', the coupon book, invoices and uploaded receipts. */
export const documentGalleryStates: readonly GalleryState[] = [
  { name: 'mis-pagos', address: demoAddressForPersona('irma', '/mis-pagos') },
  { name: 'mis-pagos-gestion-legal', address: demoAddressForPersona('silvia', '/mis-pagos') },
  {
    name: 'mis-pagos-ninguno',
    address: demoAddressForPersona('marta', '/mis-pagos', { set: { noPayments: true } }),
  },
  {
    name: 'mis-pagos-fallido',
    address: demoAddressForPersona(
      'marta',
      '/mis-pagos',
      demoStateWithNextCallAnswer('payments.listPayments', { status: 500 }),
    ),
  },
  { name: 'cuponera', address: demoAddressForPersona('lucia', '/descargar-cuponera') },
  { name: 'cuponera-con-debito-automatico', address: demoAddressForPersona('walter', '/descargar-cuponera') },
  {
    name: 'cuponera-con-cobro-automatico',
    address: demoAddressForPersona('delia', '/descargar-cuponera?idLoan=p-71c4ae09'),
  },
  {
    name: 'cuponera-no-habilitada',
    address: demoAddressForPersona('raul', '/descargar-cuponera?idLoan=p-43f6b20e'),
  },
  {
    name: 'cuponera-fallida',
    address: demoAddressForPersona(
      'marta',
      '/descargar-cuponera',
      demoStateWithNextCallAnswer('loans.listLoans', { status: 500 }),
    ),
  },
  {
    name: 'cuponera-sin-descargar',
    address: demoAddressForPersona(
      'marta',
      '/descargar-cuponera',
      demoStateWithNextCallAnswer('documents.couponBook', { status: 500 }),
    ),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await pressButton(page, documentsTexts.couponBook.download)
      await page.getByRole('region', { name: basicComponentTexts.notices }).getByCss('p').waitToAppear()
    },
  },
  { name: 'libre-deuda', address: demoAddressForPersona('gabriela', '/libre-deuda') },
  {
    name: 'libre-deuda-ninguno',
    address: demoAddressForPersona(
      'gabriela',
      '/libre-deuda',
      demoStateWithNextCallAnswer('loans.listLoans', { status: 200, body: [] }),
    ),
  },
  {
    name: 'libre-deuda-todavia-no',
    address: demoAddressForPersona(
      'gabriela',
      '/libre-deuda',
      demoStateWithNextCallAnswer('debt-free.debtFreeCertificate', { status: 404 }),
    ),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await pressButton(page, documentsTexts.debtFree.download)
      await page.getByRole('region', { name: basicComponentTexts.notices }).getByCss('p').waitToAppear()
    },
  },
  {
    name: 'libre-deuda-fallido',
    address: demoAddressForPersona(
      'gabriela',
      '/libre-deuda',
      demoStateWithNextCallAnswer('loans.listLoans', { status: 500 }),
    ),
  },
  { name: 'facturas', address: demoAddressForPersona('gabriela', '/mis-facturas') },
  { name: 'facturas-importes-grandes', address: demoAddressForPersona('maria', '/mis-facturas') },
  {
    name: 'facturas-letra-grande',
    address: demoAddressForPersona('maria', '/mis-facturas'),
    letterSize: 'large',
  },
  {
    name: 'facturas-ninguna',
    address: demoAddressForPersona('marta', '/mis-facturas', { set: { noPayments: true } }),
  },
  {
    name: 'facturas-fallidas',
    address: demoAddressForPersona(
      'gabriela',
      '/mis-facturas',
      demoStateWithNextCallAnswer('invoices.listInvoices', { status: 500 }),
    ),
  },
  { name: 'comprobante', address: demoAddressForPersona('marta', sendReceiptAddress) },
  {
    name: 'comprobante-con-ticket',
    address: demoAddressForPersona('marta', sendReceiptAddress),
    prepare: (page) => chooseReceipt(page, 'Con un ticket'),
  },
  {
    name: 'comprobante-por-transferencia',
    address: demoAddressForPersona('marta', sendReceiptAddress),
    prepare: (page) => chooseReceipt(page, 'Por transferencia'),
  },
  {
    name: 'comprobante-con-archivo',
    address: demoAddressForPersona('marta', sendReceiptAddress),
    prepare: (page) => chooseFile(page, 'transferencia-mayo.pdf', pdfBytes),
  },
  {
    name: 'comprobante-rechazado',
    address: demoAddressForPersona('marta', sendReceiptAddress),
    prepare: async (page) => {
      await chooseFile(page, 'transferencia-mayo.pdf', windowsProgramBytes)
      await pressButton(page, sendReceiptTexts.send)
      await waitForAlert(page)
    },
  },
  {
    name: 'comprobante-enviando',
    address: demoAddressForPersona(
      'marta',
      sendReceiptAddress,
      demoStateWithNextCallAnswer('documents.sendReceipt', 'never'),
    ),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByText(sendReceiptTexts.sending).waitToAppear()
    },
  },
  {
    name: 'comprobante-no-enviado',
    address: demoAddressForPersona(
      'marta',
      sendReceiptAddress,
      demoStateWithNextCallAnswer('documents.sendReceipt', { status: 500 }),
    ),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByText(sendReceiptTexts.fileKept).waitToAppear()
    },
  },
  {
    name: 'comprobante-sin-respuesta',
    address: demoAddressForPersona(
      'marta',
      sendReceiptAddress,
      demoStateWithNextCallAnswer('documents.sendReceipt', 'network-error'),
    ),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByText(sendReceiptTexts.unsureTitle).waitToAppear()
    },
  },
  {
    name: 'comprobante-enviado',
    address: demoAddressForPersona('marta', sendReceiptAddress),
    prepare: async (page) => {
      await sendReceipt(page)
      await page.getByRole('heading', { level: 1, name: sendReceiptTexts.sentTitle }).waitToAppear()
    },
  },
]
