import type { Page } from '#features/support/page'
import { lostPhoneTexts } from '@/ui/texts/lost-phone.texts'
import { at, atRest, complaint, heading, press, type GalleryState } from './gallery-tools'

const protect = async (page: Page, dni: string, password: string): Promise<void> => {
  await page.label(lostPhoneTexts.dni).fill(dni)
  await page.label(lostPhoneTexts.password).fill(password)
  await press(page, lostPhoneTexts.submit)
}

const path = '/perdi-mi-celular'

/** Pictures of what protects an account. */
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
  { name: 'perdi-mi-celular-letra-grande', address: at(path), letters: 'large' },
]
