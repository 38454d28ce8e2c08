import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { consumerRequestTextsOfKind, consumerRequestTexts } from '@/ui/texts/consumer-request.texts'
import { substringPattern, type Page } from '#features/support/page'
import {
  demoAddressForPersona,
  addressWithDemoState,
  waitUntilScreenIdle,
  waitForAlert,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const { pick, quoted, requested, endOfMonth } = cancellationTexts

const chooseOptionByName = async (page: Page, words: string): Promise<void> => {
  await page.main.getByRole('radio', { name: substringPattern(words) }).setChecked()
}

const goToQuote = async (page: Page, loan: string): Promise<void> => {
  await chooseOptionByName(page, loan)
  await pressButton(page, pick.goOn)
  await waitUntilScreenIdle(page)
}

const requestCancellation = async (page: Page): Promise<void> => {
  await goToQuote(page, '40155563')
  await pressButton(page, quoted.request)
  await page.getByRole('heading', { level: 1, name: requested.title }).waitToAppear()
}

const requestAndChooseMethod = async (page: Page, way: string): Promise<void> => {
  await requestCancellation(page)
  await chooseOptionByName(page, way)
  await waitUntilScreenIdle(page)
}

const sendConsumerRequest = async (page: Page): Promise<void> => {
  await page.getByLabel(consumerRequestTexts.dni).fill('14223078')
  await page.getByLabel(consumerRequestTexts.fullName).fill('Ana Laura Castro')
  await page.getByLabel(consumerRequestTexts.contact).fill('ana@correo.example')
  await pressButton(page, consumerRequestTextsOfKind('revocation').sendButtonLabel)
}

const cancellationPath = '/cancelacion-anticipada'

/** Gallery states of the screens for cancelling a loan early. */
export const cancellationGalleryStates: readonly GalleryState[] = [
  { name: 'cancelacion', address: demoAddressForPersona('marta', `${cancellationPath}?idLoan=p-6b1f0c92`) },
  {
    name: 'cancelacion-letra-grande',
    address: demoAddressForPersona('maria', cancellationPath),
    letterSize: 'large',
  },
  {
    name: 'cancelacion-sin-elegir',
    address: demoAddressForPersona('gabriela', cancellationPath),
    prepare: async (page) => {
      await pressButton(page, pick.goOn)
      await waitForAlert(page)
    },
  },
  {
    name: 'cancelacion-importe',
    address: demoAddressForPersona('gabriela', cancellationPath),
    prepare: (page) => goToQuote(page, '40155563'),
  },
  {
    name: 'cancelacion-importe-en-deuda',
    address: demoAddressForPersona('ramona', cancellationPath),
    prepare: (page) => goToQuote(page, '40093320'),
  },
  {
    name: 'cancelacion-importe-grande',
    address: demoAddressForPersona('maria', cancellationPath),
    prepare: async (page) => {
      await page.main.getByRole('radio').firstMatch().setChecked()
      await pressButton(page, pick.goOn)
      await waitUntilScreenIdle(page)
    },
  },
  {
    name: 'cancelacion-sin-importe',
    address: demoAddressForPersona(
      'gabriela',
      cancellationPath,
      demoStateWithNextCallAnswer('cancellation.findTerms', { status: 500 }),
    ),
    prepare: (page) => goToQuote(page, '40155563'),
  },
  {
    name: 'cancelacion-pedida',
    address: demoAddressForPersona('gabriela', cancellationPath),
    prepare: requestCancellation,
  },
  {
    name: 'cancelacion-con-qr',
    address: demoAddressForPersona('gabriela', cancellationPath),
    prepare: (page) => requestAndChooseMethod(page, requested.qr),
  },
  {
    name: 'cancelacion-por-transferencia',
    address: demoAddressForPersona('gabriela', cancellationPath),
    prepare: (page) => requestAndChooseMethod(page, requested.transfer),
  },
  {
    name: 'cancelacion-sin-cuenta',
    address: demoAddressForPersona(
      'gabriela',
      cancellationPath,
      demoStateWithNextCallAnswer('payments.virtualAccount', { status: 500 }),
    ),
    prepare: (page) => requestAndChooseMethod(page, requested.transfer),
  },
  {
    name: 'cancelacion-a-fin-de-mes',
    address: demoAddressForPersona('gabriela', cancellationPath, { now: '2026-11-28T12:00:00-03:00' }),
  },
  {
    name: 'cancelacion-a-fin-de-mes-con-arrepentimiento',
    address: demoAddressForPersona('tomas', cancellationPath, { now: '2026-11-28T12:00:00-03:00' }),
    prepare: (page) => page.getByRole('button', { name: endOfMonth.revokeLoan('40167731') }).waitToAppear(),
  },
  {
    name: 'cancelacion-todavia-no',
    address: demoAddressForPersona('tomas', cancellationPath),
    prepare: async (page) => {
      await chooseOptionByName(page, '40167731')
      await pressButton(page, pick.regret)
    },
  },
  {
    name: 'cancelacion-no-disponible',
    address: demoAddressForPersona(
      'marta',
      cancellationPath,
      demoStateWithNextCallAnswer('loans.listLoans', { status: 200, body: [] }),
    ),
  },
  {
    name: 'cancelacion-fallida',
    address: demoAddressForPersona(
      'marta',
      cancellationPath,
      demoStateWithNextCallAnswer('loans.listLoans', { status: 500 }),
    ),
  },
  { name: 'arrepentimiento', address: addressWithDemoState('/arrepentimiento') },
  {
    name: 'arrepentimiento-letra-grande',
    address: addressWithDemoState('/arrepentimiento'),
    letterSize: 'large',
  },
  {
    name: 'arrepentimiento-desde-un-prestamo',
    address: demoAddressForPersona('tomas', '/arrepentimiento?prestamo=40167731'),
  },
  {
    name: 'arrepentimiento-incompleto',
    address: addressWithDemoState('/arrepentimiento'),
    prepare: async (page) => {
      await pressButton(page, consumerRequestTextsOfKind('revocation').sendButtonLabel)
      await waitForAlert(page)
    },
  },
  {
    name: 'arrepentimiento-no-enviado',
    address: addressWithDemoState(
      '/arrepentimiento',
      demoStateWithNextCallAnswer('revocations.sendRevocation', { status: 404 }),
    ),
    prepare: async (page) => {
      await sendConsumerRequest(page)
      await page.getByText(consumerRequestTexts.notOffered).waitToAppear()
    },
  },
  {
    name: 'arrepentimiento-pedido',
    address: addressWithDemoState('/arrepentimiento'),
    prepare: async (page) => {
      await sendConsumerRequest(page)
      await page.getByRole('heading', { level: 1, name: consumerRequestTexts.sentTitle }).waitToAppear()
    },
  },
  { name: 'baja-del-servicio', address: addressWithDemoState('/baja') },
]
