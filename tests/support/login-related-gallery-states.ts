import { substringPattern, type Page } from '#features/support/page'
import { PhoneChangeTasks } from '#features/support/tasks/phone-change.tasks'
import { identityProviderStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { accessTexts } from '@/ui/texts/access.texts'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { notificationsTexts } from '@/ui/texts/notifications.texts'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import { phoneChangeTexts } from '@/ui/texts/phone-change.texts'
import { passkeyRegistrationTexts } from '@/ui/texts/passkey-registration.texts'
import { autoLoginLinkDataOfPersona, cardUpdateLinkDataOfPersona } from '#tests/support/lender-links'
import {
  demoAddressForPersona,
  addressWithDemoState,
  waitUntilScreenIdle,
  waitForAlert,
  waitForHeading,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const martasCardUpdateAddress = `/actualizar-td?data=${cardUpdateLinkDataOfPersona('marta')}`
const takeSelfie = (page: Page, ending: 'HIT' | 'NO_HIT'): Promise<void> =>
  new PhoneChangeTasks(page).takeSelfie(identityProviderStandInTexts.decisions[ending])

const submitNewPhoneNumber = async (page: Page): Promise<void> => {
  await page.getByLabel(phoneChangeTexts.phone.label).fill('1155550001')
  await pressButton(page, phoneChangeTexts.phone.submit)
  await page.getByLabel(accessTexts.code.label(4)).waitToAppear()
}

const submitCard = async (page: Page, number: string): Promise<void> => {
  const { form, update } = cardsTexts
  await page.getByLabel(form.number).fill(number)
  await page.getByLabel(form.holder).fill('Marta Giménez')
  await page.getByLabel(form.expiry).fill('12/39')
  await page.getByLabel(form.securityCode).fill('123')
  await page.getByLabel(form.dni).fill('28456123')
  await pressButton(page, update.submit)
}

const offerInstall = async (page: Page): Promise<void> => {
  await waitUntilScreenIdle(page)
  await page.device.appInstallation.offerInstallation('accepted')
}

/**
 * Gallery states of the screens around the login: introduction, app installation, links from the
 * lender, identity check, new password and notifications.
 */
export const loginRelatedGalleryStates: readonly GalleryState[] = [
  { name: 'presentacion-final', address: '/intro?paso=3' },
  { name: 'instalar-app-ofrecida', address: '/instalar-app', prepare: offerInstall },
  {
    name: 'instalar-app-instalada',
    address: '/instalar-app',
    prepare: async (page) => {
      await offerInstall(page)
      await page.device.appInstallation.finishInstallation()
    },
  },
  {
    name: 'ingreso-por-enlace-pregunta',
    address: demoAddressForPersona('marta', `/autologin?data=${autoLoginLinkDataOfPersona('raul')}`),
  },
  {
    name: 'ingreso-por-enlace',
    address: addressWithDemoState(
      `/autologin?data=${autoLoginLinkDataOfPersona('marta')}`,
      demoStateWithNextCallAnswer('auto-login.enterWithLink', 'never'),
    ),
    prepare: async (page) => {
      await page.heading.waitToAppear()
      await page.device.advanceClock(11)
      await page.getByText(failureActionTexts.slow).waitToAppear()
    },
  },
  {
    name: 'generar-clave-mal',
    address: '/generar-clave?cliente=bruno',
    prepare: async (page) => {
      await page.getByLabel(newPasswordTexts.label).fill('$5')
      await pressButton(page, newPasswordTexts.submit)
      await waitForAlert(page)
    },
  },
  {
    name: 'generar-clave-con-simbolos',
    address: demoAddressForPersona('marta', '/generar-clave', { set: { passwordsWithSymbols: true } }),
    configurationName: 'long-secrets',
    prepare: async (page) => {
      await page.getByLabel(newPasswordTexts.label).fill('cuota#7')
      await pressButton(page, newPasswordTexts.submit)
      await waitForAlert(page)
    },
  },
  {
    name: 'generar-clave-guardada',
    address: '/generar-clave?cliente=marta',
    prepare: async (page) => {
      await page.getByLabel(newPasswordTexts.label).fill('cuota2027')
      await page.getByLabel(newPasswordTexts.repeatLabel).fill('cuota2027')
      await pressButton(page, newPasswordTexts.submit)
      await waitForHeading(page, newPasswordTexts.doneTitle)
    },
  },
  {
    name: 'actualizar-td-mal',
    address: addressWithDemoState(martasCardUpdateAddress),
    prepare: async (page) => {
      await pressButton(page, cardsTexts.update.submit)
      await waitForAlert(page)
    },
  },
  {
    name: 'actualizar-td-lista',
    address: addressWithDemoState(martasCardUpdateAddress),
    prepare: async (page) => {
      await submitCard(page, '5412 7500 1234 5014')
      await waitForHeading(page, cardsTexts.update.doneTitle)
    },
  },
  {
    name: 'actualizar-td-rechazada',
    address: addressWithDemoState(martasCardUpdateAddress),
    prepare: async (page) => {
      await submitCard(page, '4517 6500 1234 0002')
      await waitForHeading(page, cardsTexts.update.notDoneTitle)
    },
  },
  {
    name: 'actualizar-td-sin-respuesta',
    address: addressWithDemoState(
      martasCardUpdateAddress,
      demoStateWithNextCallAnswer('card-update.updateCard', 'lost-answer'),
    ),
    prepare: async (page) => {
      await submitCard(page, '5412 7500 1234 5014')
      await waitForHeading(page, cardsTexts.update.unsureTitle)
    },
  },
  {
    name: 'cambio-celular-validando',
    isOnlyForPhone: true,
    address: demoAddressForPersona(
      'marta',
      '/cambio-celular',
      demoStateWithNextCallAnswer('identity-check.findResult', 'never'),
    ),
    prepare: async (page) => {
      await new PhoneChangeTasks(page).returnBeforeSelfieResult()
      await waitForHeading(page, phoneChangeTexts.checking.title)
    },
  },
  {
    name: 'cambio-celular-sin-resultado',
    isOnlyForPhone: true,
    address: demoAddressForPersona(
      'marta',
      '/cambio-celular',
      demoStateWithNextCallAnswer('identity-check.findResult', { status: 500 }),
    ),
    prepare: async (page) => {
      await takeSelfie(page, 'HIT')
      await waitForHeading(page, phoneChangeTexts.notValidated.title)
    },
  },
  {
    name: 'cambio-celular-mal',
    isOnlyForPhone: true,
    address: demoAddressForPersona('marta', '/cambio-celular'),
    prepare: async (page) => {
      await takeSelfie(page, 'HIT')
      await page.getByLabel(phoneChangeTexts.phone.label).fill('01145678901')
      await pressButton(page, phoneChangeTexts.phone.submit)
      await waitForAlert(page)
    },
  },
  {
    name: 'cambio-celular-codigo',
    isOnlyForPhone: true,
    address: demoAddressForPersona('marta', '/cambio-celular'),
    prepare: async (page) => {
      await takeSelfie(page, 'HIT')
      await submitNewPhoneNumber(page)
    },
  },
  {
    name: 'recibir-avisos-bloqueados',
    address: '/recibir-notificaciones?cliente=marta',
    prepare: async (page) => {
      await page.device.notifications.blockNotifications()
      await page.reload()
      await waitForHeading(page, notificationsTexts.blockedTitle)
    },
  },
  { name: 'presentacion', address: '/intro' },
  { name: 'instalar-app', address: '/instalar-app' },
  { name: 'generar-clave', address: '/generar-clave?cliente=bruno' },
  { name: 'actualizar-td', address: addressWithDemoState(martasCardUpdateAddress) },
  { name: 'actualizar-td-sin-enlace', address: '/actualizar-td' },
  {
    name: 'cambio-celular',
    address: '/cambio-celular?cliente=marta',
    prepare: async (page) => page.getByText(substringPattern('Marta Giménez · CUIT')).waitToAppear(),
  },
  {
    name: 'cambio-celular-nuevo',
    isOnlyForPhone: true,
    address: demoAddressForPersona('marta', '/cambio-celular'),
    prepare: async (page) => {
      await takeSelfie(page, 'HIT')
      await page.getByRole('textbox').waitToAppear()
    },
  },
  {
    name: 'cambio-celular-no-coincide',
    isOnlyForPhone: true,
    address: demoAddressForPersona('marta', '/cambio-celular'),
    prepare: async (page) => {
      await takeSelfie(page, 'NO_HIT')
      await page.getByRole('button', { name: 'Sacarme otra selfie' }).waitToAppear()
    },
  },
  {
    name: 'demo-identidad',
    address: '/demo-identidad',
    prepare: async (page) => page.getByRole('button').firstMatch().waitToAppear(),
  },
  {
    name: 'modo-desbloqueo',
    address: '/modo-desbloqueo?cliente=nicolas',
    prepare: async (page) => {
      await page.device.fingerprintReader.addToDevice()
      await page.reload()
      await page.getByText(passkeyRegistrationTexts.elsewhere).waitToAppear()
    },
  },
  {
    name: 'modo-desbloqueo-sin-lector',
    address: '/modo-desbloqueo?cliente=marta',
    prepare: async (page) => page.getByText(passkeyRegistrationTexts.notSupportedTitle).waitToAppear(),
  },
  { name: 'recibir-avisos', address: '/recibir-notificaciones?cliente=marta' },
  {
    name: 'recibir-avisos-activados',
    address: '/recibir-notificaciones?cliente=marta',
    prepare: async (page) => {
      await page.device.notifications.allowNotifications()
      await page.reload()
      await page.device.notifications.setServiceWorkerState('ready')
      await pressButton(page, notificationsTexts.submit)
      await page.waitForPath(addresses.home.path)
      await page.openAddress(addresses.pushOptIn.path)
      await waitForHeading(page, notificationsTexts.alreadyTitle)
    },
  },
  { name: 'ingreso-automatico-fallido', address: '/mi-cuenta?autologin=error' },
  {
    name: 'maria-enlace-pregunta',
    address: demoAddressForPersona('maria', `/autologin?data=${autoLoginLinkDataOfPersona('raul')}`),
  },
]
