import type { Page } from '#features/support/page'
import { ProfileTasks } from '#features/support/tasks/profile.tasks'
import { addresses } from '@/ui/addresses'
import { profileTexts as texts } from '@/ui/texts/profile.texts'
import { passkeyTexts } from '@/ui/texts/passkey.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'
import { portraitPngBytes } from './portrait'
import { pdfBytes } from './upload-files'

function ofMarta(name: string, prepare?: (profile: ProfileTasks, page: Page) => Promise<void>, change = {}) {
  return ofCustomer('marta', name, prepare, change)
}

function ofCustomer(
  customer: string,
  name: string,
  prepare?: (profile: ProfileTasks, page: Page) => Promise<void>,
  change = {},
): GalleryState {
  return {
    name: `mis-datos${name}`,
    address: demoAddressForPersona(customer, addresses.profile.path, change),
    prepare: async (page) => {
      await page.getByRole('button', { name: passkeyTexts.reset.start }).waitToAppear()
      await waitUntilScreenIdle(page)
      await prepare?.(new ProfileTasks(page), page)
    },
  }
}

const photo = { name: 'yo.png', bytes: portraitPngBytes() }

/**
 * Gallery states of the screens that show the customer's profile, that change it, and that show the
 * result of a change.
 */
export const profileGalleryStates: readonly GalleryState[] = [
  ofMarta(''),
  ofCustomer('maria', '-nombre-largo'),
  ofCustomer('sergio', '-sin-domicilio'),
  ofMarta('-fallidos', undefined, demoStateWithNextCallAnswer('profile.findEditableData', { status: 500 })),
  {
    ...ofMarta('-restablecer', async (_, page) => {
      await pressButton(page, passkeyTexts.reset.start)
      await page.getByRole('dialog').waitToAppear()
    }),
    onlyWindow: true,
  },
  ofMarta('-contacto', async (profile) => profile.fillProfileSection('contact', [])),
  ofMarta('-contacto-con-errores', async (profile) => {
    const { phone, email } = texts.contact
    await profile.fillProfileSection('contact', [
      [phone, ''],
      [email, 'marta@correo'],
    ])
    await profile.saveProfileSection()
  }),
  ofMarta(
    '-contacto-no-guardado',
    async (profile) => {
      await profile.fillProfileSection('contact', [[texts.contact.email, 'marta@nuevo.example']])
      await profile.saveProfileSection()
    },
    demoStateWithNextCallAnswer('profile.saveContact', { status: 500 }),
  ),
  ofMarta('-contacto-guardado', async (profile) => {
    await profile.fillProfileSection('contact', [[texts.contact.email, 'marta@nuevo.example']])
    await profile.saveProfileSection()
  }),
  ofMarta('-domicilio', async (profile) => profile.fillProfileSection('address', [])),
  ofCustomer('maria', '-domicilio-largo', async (profile) => profile.fillProfileSection('address', [])),
  ofMarta('-domicilio-otra-provincia', async (profile) => {
    await profile.fillProfileSection('address', [[texts.address.state, 'Salta']])
    await profile.saveProfileSection()
  }),
  ofMarta(
    '-domicilio-sin-localidades',
    async (profile) => profile.fillProfileSection('address', []),
    demoStateWithNextCallAnswer('profile.listCities', { status: 500 }),
  ),
  ofMarta('-foto', async (profile) => profile.openPhotoScreen()),
  ofMarta('-foto-rechazada', async (profile) => profile.choosePhoto({ name: 'yo.png', bytes: pdfBytes })),
  ofMarta('-foto-acomodar', async (profile) => profile.choosePhoto(photo)),
  ofMarta(
    '-foto-no-guardada',
    async (profile) => {
      await profile.choosePhoto(photo)
      await profile.saveProfileSection()
    },
    demoStateWithNextCallAnswer('profile.saveAvatar', { status: 500 }),
  ),
  ofMarta('-foto-guardada', async (profile) => {
    await profile.choosePhoto(photo)
    await profile.saveProfileSection()
  }),
]
