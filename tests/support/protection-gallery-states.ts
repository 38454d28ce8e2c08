import type { Page } from '#features/support/page'
import { devicesTexts } from '@/ui/texts/devices.texts'
import { accountProtectionTexts } from '@/ui/texts/account-protection.texts'
import { lostPhoneTexts } from '@/ui/texts/lost-phone.texts'
import {
  demoAddressForPersona,
  addressWithDemoState,
  waitUntilScreenIdle,
  waitForAlert,
  waitForHeading,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const reportLostPhone = async (page: Page, dni: string, password: string): Promise<void> => {
  await page.getByLabel(lostPhoneTexts.dni).fill(dni)
  await page.getByLabel(lostPhoneTexts.password).fill(password)
  await pressButton(page, lostPhoneTexts.submit)
}

const demoStateBlockingChanges = { set: { heldBack: 'PHONE_CHANGED' } } as const

const lostPhonePath = '/perdi-mi-celular'

/**
 * Gallery states of the screens for protecting an account: a lost phone, the list of devices, and
 * changes that the customer did not make.
 */
export const protectionGalleryStates: readonly GalleryState[] = [
  { name: 'perdi-mi-celular', address: addressWithDemoState(lostPhonePath) },
  {
    name: 'perdi-mi-celular-vacio',
    address: addressWithDemoState(lostPhonePath),
    prepare: async (page) => {
      await pressButton(page, lostPhoneTexts.submit)
      await waitForAlert(page)
    },
  },
  {
    name: 'perdi-mi-celular-no-comprobado',
    address: addressWithDemoState(lostPhonePath),
    prepare: async (page) => {
      await reportLostPhone(page, '28456123', 'otra2026')
      await waitUntilScreenIdle(page)
    },
  },
  {
    name: 'perdi-mi-celular-protegida',
    address: addressWithDemoState(lostPhonePath),
    prepare: async (page) => {
      await reportLostPhone(page, '28456123', 'cuota2026')
      await waitForHeading(page, accountProtectionTexts.done)
    },
  },
  { name: 'mis-dispositivos', address: demoAddressForPersona('nicolas', '/mis-dispositivos') },
  {
    name: 'mis-dispositivos-cerrar',
    address: demoAddressForPersona('marta', '/mis-dispositivos'),
    prepare: async (page) => {
      await pressButton(page, devicesTexts.endOthers)
      await page.getByRole('dialog').waitToAppear()
    },
  },
  {
    name: 'mis-dispositivos-letra-grande',
    address: demoAddressForPersona('marta', '/mis-dispositivos'),
    letterSize: 'large',
  },
  { name: 'no-fui-yo', address: demoAddressForPersona('marta', '/no-fui-yo?cambio=phone') },
  { name: 'no-fui-yo-que-cambio', address: demoAddressForPersona('marta', '/no-fui-yo') },
  {
    name: 'clave-en-pausa',
    address: demoAddressForPersona('marta', '/generar-clave', demoStateBlockingChanges),
  },
  {
    name: 'pagar-qr-en-pausa',
    address: demoAddressForPersona('lucia', '/pagar-qr', demoStateBlockingChanges),
  },
  {
    name: 'mis-tarjetas-en-pausa',
    address: demoAddressForPersona('marta', '/mis-tarjetas', demoStateBlockingChanges),
  },
  {
    name: 'perdi-mi-celular-letra-grande',
    address: addressWithDemoState(lostPhonePath),
    letterSize: 'large',
  },
]
