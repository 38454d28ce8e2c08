import { substringPattern, type Page } from '#features/support/page'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { helpTexts } from '@/ui/texts/help.texts'
import { pastedLinkCheckTexts } from '@/ui/texts/pasted-link-check.texts'
import { surveyTexts } from '@/ui/texts/survey.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  waitForAlert,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const claimsAddress = '/consultas'
const surveyAddress = '/encuesta'
const personalDataAddress = '/mis-datos-personales'

const filedClaimsAnswer = {
  status: 200,
  body: [
    ['C-30418277', 'Me cobraron de más', '2026-11-20T15:00:00Z', 'IN_REVIEW', undefined, '2026-11-22'],
    ['C-29940016', 'Un pago que hice no figura', '2026-11-12T15:00:00Z', 'RECEIVED', undefined, '2026-11-14'],
    [
      'C-28110932',
      'No reconozco un préstamo o un pago',
      '2026-10-02T15:00:00Z',
      'ANSWERED',
      'Ese pago es de la cuota 3 de tu préstamo personal. Te mandamos el comprobante por correo.',
      '2026-10-04',
    ],
  ].map(([caseNumber, reason, createdAt, status, answer, answerBy]) => ({
    caseNumber,
    reason,
    createdAt,
    status,
    answer,
    answerBy,
  })),
}

const writeClaim = async (page: Page): Promise<void> => {
  await page.main.getByLabel(substringPattern(claimsTexts.reason)).selectOption('Me cobraron de más')
  await page.main
    .getByLabel(substringPattern(claimsTexts.comments))
    .fill('Pagué la cuota 4 el 2 de noviembre en Rapipago y el 5 me la debitaron otra vez de la tarjeta.')
}

const sendClaim = async (page: Page): Promise<void> => {
  await writeClaim(page)
  await pressButton(page, claimsTexts.send)
}

const chooseStars = async (page: Page, name: string): Promise<void> => {
  await page.main.getByRole('radio', { name }).press()
}

const answerSurvey = async (page: Page): Promise<void> => {
  await chooseStars(page, '2 estrellas')
  await page.main.getByRole('radio', { name: 'Una parte' }).setChecked()
  await page.main.getByRole('textbox', { name: '¿Por qué?' }).fill('Quería cambiar el día de vencimiento.')
  await page.main.getByRole('textbox', { name: '¿Qué te faltó?' }).fill('Elegir el día.')
}

const searchHelp = async (page: Page, words: string): Promise<void> => {
  await page.main.getByLabel(helpTexts.search).fill(words)
}

/** Gallery states (screens in one state) of the screens for claims, personal data, help and the survey. */
export const supportGalleryStates: readonly GalleryState[] = [
  {
    name: 'ayuda-enlace-falso',
    address: demoAddressForPersona('marta', '/ayuda'),
    prepare: async (page) => {
      await page.main.getByLabel(pastedLinkCheckTexts.field).fill('https://www.example.com.ar.pagos.example/')
      await pressButton(page, pastedLinkCheckTexts.submit)
      await page.main.getByText(/para confundirte/).waitToAppear()
    },
  },
  { name: 'reclamo', address: demoAddressForPersona('marta', claimsAddress) },
  { name: 'reclamo-nombre-largo', address: demoAddressForPersona('maria', claimsAddress) },
  {
    name: 'reclamo-con-lista',
    address: demoAddressForPersona(
      'marta',
      claimsAddress,
      demoStateWithNextCallAnswer('support.listClaims', filedClaimsAnswer),
    ),
  },
  {
    name: 'reclamo-tras-una-falla',
    address: demoAddressForPersona(
      'marta',
      '/mis-prestamos',
      demoStateWithNextCallAnswer('loans.listLoans', { status: 500 }),
    ),
    prepare: async (page) => {
      await page.getByRole('link', { name: helpTexts.title }).firstMatch().press()
      await page.main.getByRole('link', { name: helpTexts.contact }).press()
      await page.main.getByLabel(substringPattern(claimsTexts.email)).waitToAppear()
      // A page in memory has no code, so nothing is offered there.
      const agreement = page.main.getByRole('checkbox', { name: claimsTexts.page.share })
      if (await agreement.isPresent()) await agreement.setChecked()
    },
  },
  {
    name: 'reclamo-por-un-pago',
    address: demoAddressForPersona(
      'marta',
      `${claimsAddress}?externalId=40153318&fecha=2026-10-28&importe=41318.75`,
    ),
  },
  {
    name: 'reclamo-incompleto',
    address: demoAddressForPersona('marta', claimsAddress),
    prepare: async (page) => {
      await page.main.getByLabel(substringPattern(claimsTexts.email)).fill('marta@correo')
      await pressButton(page, claimsTexts.send)
      await waitForAlert(page)
    },
  },
  {
    name: 'reclamo-enviando',
    address: demoAddressForPersona(
      'marta',
      claimsAddress,
      demoStateWithNextCallAnswer('support.sendClaim', 'never'),
    ),
    prepare: async (page) => {
      await sendClaim(page)
      await page.getByText(claimsTexts.sending).waitToAppear()
    },
  },
  {
    name: 'reclamo-sin-respuesta',
    address: demoAddressForPersona(
      'marta',
      claimsAddress,
      demoStateWithNextCallAnswer('support.sendClaim', 'network-error'),
    ),
    prepare: async (page) => {
      await sendClaim(page)
      await page.getByText(claimsTexts.unsureTitle).waitToAppear()
    },
  },
  {
    name: 'reclamo-no-enviado',
    address: demoAddressForPersona(
      'marta',
      claimsAddress,
      demoStateWithNextCallAnswer('support.sendClaim', { status: 400 }),
    ),
    prepare: async (page) => {
      await sendClaim(page)
      await page.getByText(claimsTexts.notSentTitle).waitToAppear()
    },
  },
  {
    name: 'reclamo-enviado',
    address: demoAddressForPersona(
      'marta',
      claimsAddress,
      demoStateWithNextCallAnswer('support.sendClaim', {
        status: 201,
        body: { caseNumber: 'C-30418277', answerBy: '2026-11-23' },
      }),
    ),
    prepare: async (page) => {
      await sendClaim(page)
      await page.getByRole('heading', { level: 1, name: claimsTexts.sent.title }).waitToAppear()
    },
  },
  {
    name: 'reclamo-sin-lista',
    address: demoAddressForPersona(
      'marta',
      claimsAddress,
      demoStateWithNextCallAnswer('support.listClaims', { status: 500 }),
    ),
    prepare: async (page) => page.getByText(claimsTexts.list.failedTitle).waitToAppear(),
  },
  {
    name: 'reclamo-sin-motivos',
    address: demoAddressForPersona(
      'marta',
      claimsAddress,
      demoStateWithNextCallAnswer('support.listClaimReasons', { status: 200, body: [] }),
    ),
  },
  {
    name: 'reclamo-fallido',
    address: demoAddressForPersona(
      'marta',
      claimsAddress,
      demoStateWithNextCallAnswer('support.listClaimReasons', { status: 500 }),
    ),
  },
  { name: 'datos-personales', address: demoAddressForPersona('marta', personalDataAddress) },
  { name: 'datos-personales-nombre-largo', address: demoAddressForPersona('maria', personalDataAddress) },
  {
    name: 'datos-personales-por-chat',
    address: demoAddressForPersona(
      'marta',
      personalDataAddress,
      demoStateWithNextCallAnswer('support.listClaimReasons', { status: 200, body: [] }),
    ),
  },
  {
    name: 'datos-personales-fallido',
    address: demoAddressForPersona(
      'marta',
      personalDataAddress,
      demoStateWithNextCallAnswer('support.listClaimReasons', { status: 500 }),
    ),
  },
  {
    name: 'datos-personales-corregir',
    address: demoAddressForPersona('marta', `${claimsAddress}?pedido=correction`),
  },
  { name: 'ayuda', address: demoAddressForPersona('marta', '/ayuda') },
  {
    name: 'ayuda-buscada',
    address: demoAddressForPersona('marta', '/ayuda'),
    prepare: async (page) => {
      await searchHelp(page, 'debito dia')
      await page.getByCss('mark').firstMatch().waitToAppear()
    },
  },
  {
    name: 'ayuda-sin-nada',
    address: demoAddressForPersona('marta', '/ayuda'),
    prepare: async (page) => {
      await searchHelp(page, 'criptomonedas')
      await page.getByText(helpTexts.nothingTitle).waitToAppear()
    },
  },
  { name: 'encuesta', address: demoAddressForPersona('marta', surveyAddress) },
  {
    name: 'encuesta-respondida-en-parte',
    address: demoAddressForPersona('marta', surveyAddress),
    prepare: async (page) => {
      await answerSurvey(page)
      await waitUntilScreenIdle(page)
    },
  },
  {
    name: 'encuesta-incompleta',
    address: demoAddressForPersona('marta', surveyAddress),
    prepare: async (page) => {
      await pressButton(page, surveyTexts.send)
      await waitForAlert(page)
    },
  },
  {
    name: 'encuesta-no-enviada',
    address: demoAddressForPersona(
      'marta',
      surveyAddress,
      demoStateWithNextCallAnswer('survey.answerSurvey', { status: 409 }),
    ),
    prepare: async (page) => {
      await answerSurvey(page)
      await pressButton(page, surveyTexts.send)
      await page.getByText(surveyTexts.notSentTitle).waitToAppear()
    },
  },
  {
    name: 'encuesta-gracias',
    address: demoAddressForPersona('marta', surveyAddress),
    prepare: async (page) => {
      await answerSurvey(page)
      await pressButton(page, surveyTexts.send)
      await page.getByRole('heading', { level: 1, name: surveyTexts.thanksTitle }).waitToAppear()
    },
  },
  {
    name: 'encuesta-ya-no',
    address: demoAddressForPersona('marta', surveyAddress, { set: { surveyAnswered: true } }),
  },
  {
    name: 'encuesta-fallida',
    address: demoAddressForPersona(
      'marta',
      surveyAddress,
      demoStateWithNextCallAnswer('survey.findSurvey', { status: 500 }),
    ),
  },
]
