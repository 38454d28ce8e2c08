import { type Page } from '#features/support/page'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import {
  demoAddressForPersona,
  addressWithDemoState,
  waitForAlert,
  waitForHeading,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const enterDni = async (page: Page, dni: string): Promise<void> => {
  await page.getByLabel(dniTexts.label).fill(dni)
  await pressButton(page, dniTexts.submit)
}

/** Returns a function that confirms signing out, then waits for the screen with the given title. */
function logoutPreparation(title: string): NonNullable<GalleryState['prepare']> {
  return async (page) => {
    await pressButton(page, accessTexts.logout.confirm)
    await waitForHeading(page, title)
  }
}

function stateAfterDni(name: string, dni: string, rest: GalleryState['prepare'], change = {}): GalleryState {
  return {
    name,
    address: addressWithDemoState('/validacion-dni', change),
    prepare: async (page, window) => {
      await enterDni(page, dni)
      await page.waitForPath((path) => path !== '/validacion-dni')
      await rest?.(page, window)
    },
  }
}

const waitForCodeField = async (page: Page): Promise<void> =>
  page.getByLabel(accessTexts.code.label(4)).waitToAppear()

const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel(accessTexts.code.label(4)).fill(code)
  await pressButton(page, accessTexts.code.submit)
}

const enterWrongPassword = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel(accessTexts.password.label).fill(password)
  await pressButton(page, accessTexts.password.submit)
  await waitForAlert(page)
}

/** Gallery states of the screens for signing in and signing out. */
export const accessGalleryStates: readonly GalleryState[] = [
  { name: 'ingreso', address: addressWithDemoState('/validacion-dni') },
  {
    name: 'ingreso-vacio',
    address: addressWithDemoState('/validacion-dni'),
    prepare: async (page) => {
      await pressButton(page, dniTexts.submit)
      await waitForAlert(page)
    },
  },
  {
    name: 'ingreso-recordado',
    address: addressWithDemoState('/validacion-dni'),
    prepare: async (page) => {
      await page.getByLabel(dniTexts.remember).setChecked()
      await enterDni(page, '28456123')
      await page.waitForPath('/iniciar-sesion')
      await page.getByRole('button', { name: accessTexts.changeUser }).press()
      await page.getByLabel(dniTexts.label).waitToAppear()
    },
  },
  {
    name: 'ingreso-no-encontrado',
    address: addressWithDemoState('/validacion-dni'),
    prepare: async (page) => {
      await enterDni(page, '11111111')
      await waitForAlert(page)
    },
  },
  {
    name: 'ingreso-sin-conexion',
    address: addressWithDemoState('/validacion-dni', { offline: true }),
    prepare: async (page) => {
      await enterDni(page, '28456123')
      await waitForAlert(page)
    },
  },
  {
    name: 'ingreso-sesion-vencida',
    address: demoAddressForPersona('marta', '/inicio', {
      next: [
        { call: 'session.validateSession', answer: { status: 401 } },
        { call: 'session.accountStatus', answer: { status: 401 } },
        { call: 'session.refreshToken', answer: { status: 403 } },
        { call: 'session.refreshToken', answer: { status: 403 } },
      ],
    }),
    prepare: async (page) => page.getByText(dniTexts.sessionExpired).waitToAppear(),
  },
  stateAfterDni('identidad', '14223078', async (page) => waitForHeading(page, accessTexts.identity.title)),
  stateAfterDni('identidad-sin-elegir', '14223078', async (page) => {
    await pressButton(page, accessTexts.identity.submit)
    await waitForAlert(page)
  }),
  stateAfterDni('codigo', '38214690', waitForCodeField),
  {
    ...stateAfterDni(
      'codigo-de-seis',
      '38214690',
      async (page) => {
        await page.getByLabel(accessTexts.code.label(6)).fill('1234')
        await pressButton(page, accessTexts.code.submit)
        await waitForAlert(page)
      },
      { set: { sixDigitCodes: true } },
    ),
    configurationName: 'long-secrets',
  },
  stateAfterDni('codigo-incorrecto', '38214690', async (page) => {
    await waitForCodeField(page)
    await enterCode(page, '0000')
    await waitForAlert(page)
  }),
  stateAfterDni('codigo-reenviar', '38214690', async (page) => {
    await waitForCodeField(page)
    await page.device.advanceClock(61)
    await page.getByRole('button', { name: accessTexts.code.resend }).waitToAppear()
  }),
  stateAfterDni('codigo-reenviado', '38214690', async (page) => {
    await waitForCodeField(page)
    await page.device.advanceClock(61)
    await pressButton(page, accessTexts.code.resend)
    await page.getByText(/por correo/).waitToAppear()
  }),
  stateAfterDni(
    'codigo-no-enviado',
    '38214690',
    async (page) => waitForHeading(page, accessTexts.code.sendFailedTitle),
    demoStateWithNextCallAnswer('access.sendCode', { status: 409, code: 'NUMBER_NOT_VALID' }),
  ),
  stateAfterDni('codigo-recuperar', '28456123', async (page) => {
    await pressButton(page, accessTexts.password.forgot)
    await waitForCodeField(page)
  }),
  stateAfterDni('codigo-no-recibido', '38214690', async (page) => {
    await waitForCodeField(page)
    await page.getByRole('link', { name: accessTexts.code.notReceived }).press()
    await waitForHeading(page, accessTexts.notReceived.title)
  }),
  stateAfterDni('contrasena', '28456123', async (page) => waitForHeading(page, /Hola/)),
  stateAfterDni('contrasena-incorrecta', '28456123', async (page) => enterWrongPassword(page, 'otra-cosa')),
  stateAfterDni('contrasena-bloqueada', '28456123', async (page) => {
    await enterWrongPassword(page, 'uno')
    await enterWrongPassword(page, 'dos')
    await page.getByLabel(accessTexts.password.label).fill('tres')
    await pressButton(page, accessTexts.password.submit)
    await waitForHeading(page, accessTexts.password.blockedTitle)
  }),
  stateAfterDni('contrasena-nombre-largo', '11203994', async (page) => waitForHeading(page, /Hola/)),
  stateAfterDni('no-cliente', '40118223', async (page) =>
    waitForHeading(page, accessTexts.notACustomer.title),
  ),
  { name: 'salida-pregunta', address: demoAddressForPersona('marta', '/cerrar-sesion') },
  {
    name: 'salida',
    address: demoAddressForPersona('marta', '/cerrar-sesion'),
    prepare: logoutPreparation(accessTexts.logout.title),
  },
  {
    name: 'salida-sin-avisar',
    address: demoAddressForPersona(
      'marta',
      '/cerrar-sesion',
      demoStateWithNextCallAnswer('session.logOut', 'network-error'),
    ),
    prepare: logoutPreparation(accessTexts.logout.notReportedTitle),
  },
  { name: 'maria-salida-pregunta', address: demoAddressForPersona('maria', '/cerrar-sesion') },
]
