import type { Page } from '#features/support/page'
import { devicesTexts } from '@/ui/texts/devices.texts'
import { lostPhoneTexts } from '@/ui/texts/lost-phone.texts'
import { as, at, atRest, complaint, heading, press, type GalleryState } from './gallery-tools'

const protect = async (page: Page, dni: string, password: string): Promise<void> => {
  await page.label(lostPhoneTexts.dni).fill(dni)
  await page.label(lostPhoneTexts.password).fill(password)
  await press(page, lostPhoneTexts.submit)
}

const heldBack = { set: { heldBack: 'PHONE_CHANGED' } } as const

const path = '/perdi-mi-celular'

/** Pictures of protecting an account. */
export const protectionStates: readonly GalleryState[] = [
  { name: 'perdi-mi-celular', address: at(path) },
  {
    name: 'perdi-mi-celular-vacio',
    address: at(path),
    prepare: async (page) => {
      await press(page, lostPhoneTexts.submit)
      await complaint(page)
    },
  },
  {
    name: 'perdi-mi-celular-no-comprobado',
    address: at(path),
    prepare: async (page) => {
      await protect(page, '28456123', 'otra2026')
      await atRest(page)
    },
  },
  {
    name: 'perdi-mi-celular-protegida',
    address: at(path),
    prepare: async (page) => {
      await protect(page, '28456123', 'cuota2026')
      await heading(page, lostPhoneTexts.doneTitle)
    },
  },
  { name: 'mis-dispositivos', address: as('nicolas', '/mis-dispositivos') },
  {
    name: 'mis-dispositivos-cerrar',
    address: as('marta', '/mis-dispositivos'),
    prepare: async (page) => {
      await press(page, devicesTexts.endOthers)
      await page.role('dialog').waitToAppear()
    },
  },
  { name: 'mis-dispositivos-letra-grande', address: as('marta', '/mis-dispositivos'), letters: 'large' },
  { name: 'no-fui-yo', address: as('marta', '/no-fui-yo?cambio=phone') },
  { name: 'no-fui-yo-que-cambio', address: as('marta', '/no-fui-yo') },
  { name: 'clave-en-pausa', address: as('marta', '/generar-clave', heldBack) },
  { name: 'pagar-qr-en-pausa', address: as('lucia', '/pagar-qr', heldBack) },
  { name: 'mis-tarjetas-en-pausa', address: as('marta', '/mis-tarjetas', heldBack) },
  { name: 'perdi-mi-celular-letra-grande', address: at(path), letters: 'large' },
]
