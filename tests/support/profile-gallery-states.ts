import type { Page } from '#features/support/page'
import { ProfileTasks } from '#features/support/tasks/profile.tasks'
import { addresses } from '@/ui/addresses'
import { profileTexts as texts } from '@/ui/texts/profile.texts'
import { passkeyRemovalTexts } from '@/ui/texts/passkey-removal.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'
import { portraitPngBytes } from './portrait'
import { pdfBytes } from './upload-files'

function galleryStateOfMarta(
  name: string,
  prepare?: (profile: ProfileTasks, page: Page) => Promise<void>,
  change = {},
) {
  return galleryStateOfCustomer('marta', name, prepare, change)
}

function galleryStateOfCustomer(
  customer: string,
  name: string,
  prepare?: (profile: ProfileTasks, page: Page) => Promise<void>,
  change = {},
): GalleryState {
  return {
    name: `mis-datos${name}`,
    address: demoAddressForPersona(customer, addresses.profile.path, change),
    prepare: async (page) => {
      await page.getByRole('button', { name: passkeyRemovalTexts.start }).waitToAppear()
      await waitUntilScreenIdle(page)
      await prepare?.(new ProfileTasks(page), page)
    },
  }
}

const photoFile = { name: 'yo.png', bytes: portraitPngBytes() }

/**
 * Gallery states of the screens that show the customer's profile, that change it, and that show the
 * result of a change.
 */
export const profileGalleryStates: readonly GalleryState[] = [
  galleryStateOfMarta(''),
  galleryStateOfCustomer('maria', '-nombre-largo'),
  galleryStateOfCustomer('sergio', '-sin-domicilio'),
  galleryStateOfMarta(
    '-fallidos',
    undefined,
    demoStateWithNextCallAnswer('profile.findEditableData', { status: 500 }),
  ),
  {
    ...galleryStateOfMarta('-restablecer', async (_, page) => {
      await pressButton(page, passkeyRemovalTexts.start)
      await page.getByRole('dialog').waitToAppear()
    }),
    showsOnlyWindow: true,
  },
  galleryStateOfMarta('-contacto', async (profile) => profile.fillProfileSection('contact', [])),
  galleryStateOfMarta('-contacto-con-errores', async (profile) => {
    const { phone, email } = texts.contact
    await profile.fillProfileSection('contact', [
      [phone, ''],
      [email, 'marta@correo'],
    ])
    await profile.saveProfileSection()
  }),
  galleryStateOfMarta(
    '-contacto-no-guardado',
    async (profile) => {
      await profile.fillProfileSection('contact', [[texts.contact.email, 'marta@nuevo.example']])
      await profile.saveProfileSection()
    },
    demoStateWithNextCallAnswer('profile.saveContact', { status: 500 }),
  ),
  galleryStateOfMarta('-contacto-guardado', async (profile) => {
    await profile.fillProfileSection('contact', [[texts.contact.email, 'marta@nuevo.example']])
    await profile.saveProfileSection()
  }),
  galleryStateOfMarta('-domicilio', async (profile) => profile.fillProfileSection('address', [])),
  galleryStateOfCustomer('maria', '-domicilio-largo', async (profile) =>
    profile.fillProfileSection('address', []),
  ),
  galleryStateOfMarta('-domicilio-otra-provincia', async (profile) => {
    await profile.fillProfileSection('address', [[texts.address.state, 'Salta']])
    await profile.saveProfileSection()
  }),
  galleryStateOfMarta(
    '-domicilio-sin-localidades',
    async (profile) => profile.fillProfileSection('address', []),
    demoStateWithNextCallAnswer('profile.listCities', { status: 500 }),
  ),
  galleryStateOfMarta('-foto', async (profile) => profile.openPhotoScreen()),
  galleryStateOfMarta('-foto-rechazada', async (profile) =>
    profile.openPhotoScreenAndChooseFile({ name: 'yo.png', bytes: pdfBytes }),
  ),
  galleryStateOfMarta('-foto-acomodar', async (profile) => profile.openPhotoScreenAndChooseFile(photoFile)),
  galleryStateOfMarta(
    '-foto-no-guardada',
    async (profile) => {
      await profile.openPhotoScreenAndChooseFile(photoFile)
      await profile.saveProfileSection()
    },
    demoStateWithNextCallAnswer('profile.saveAvatar', { status: 500 }),
  ),
  galleryStateOfMarta('-foto-guardada', async (profile) => {
    await profile.openPhotoScreenAndChooseFile(photoFile)
    await profile.saveProfileSection()
  }),
]
