import { type Page } from '#features/support/page'
import { homeTexts } from '@/ui/texts/home.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  demoStateWithNextCallAnswer,
  pressButton,
  waitForSlowLoadingMessage,
  type GalleryState,
  type WindowSizeName,
} from './gallery-tools'

const waitForDialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('dialog', { name }).waitToAppear()
}

const pressInDialog = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name }).press()
}

const waitForBanners = async (page: Page): Promise<void> => {
  await waitUntilScreenIdle(page)
  await page.getByRole('region', { name: homeTexts.banners.title }).waitToAppear()
}

/** Closes the dialog that offers a loan of the revolving credit line. It appears only in small windows. */
const closeCreditLineOffer = async (page: Page, window: WindowSizeName): Promise<void> => {
  await waitUntilScreenIdle(page)
  if (window === 'small') await pressInDialog(page, basicComponentTexts.close)
}

/** Gallery states of the home screen and its menu. */
export const homeGalleryStates: readonly GalleryState[] = [
  { name: 'inicio', address: demoAddressForPersona('marta', '/inicio') },
  {
    name: 'inicio-lento',
    address: demoAddressForPersona(
      'marta',
      '/inicio',
      demoStateWithNextCallAnswer('session.accountStatus', 'never'),
    ),
    prepare: waitForSlowLoadingMessage,
  },
  {
    name: 'inicio-fallido',
    address: demoAddressForPersona(
      'marta',
      '/inicio',
      demoStateWithNextCallAnswer('session.accountStatus', { status: 500 }),
    ),
  },
  { name: 'inicio-en-deuda', address: demoAddressForPersona('raul', '/inicio') },
  {
    name: 'inicio-pagado',
    address: demoAddressForPersona('marta', '/inicio', { set: { paidElsewhere: { '40128753': 1_262_500 } } }),
  },
  {
    name: 'inicio-pagado-en-deuda',
    address: demoAddressForPersona('raul', '/inicio', { set: { paidElsewhere: { '40116602': 10_188_326 } } }),
  },
  {
    name: 'inicio-por-vencer',
    address: demoAddressForPersona('marta', '/inicio', { now: '2026-11-29T10:00:00-03:00' }),
  },
  { name: 'inicio-sin-prestamos', address: demoAddressForPersona('elena', '/inicio') },
  {
    name: 'inicio-sin-saber',
    address: demoAddressForPersona(
      'marta',
      '/inicio',
      demoStateWithNextCallAnswer('loans.listLoans', { status: 500 }),
    ),
  },
  {
    name: 'inicio-en-deuda-sin-saber',
    address: demoAddressForPersona(
      'raul',
      '/inicio',
      demoStateWithNextCallAnswer('loans.listLoans', { status: 500 }),
    ),
  },
  { name: 'inicio-con-linea', address: demoAddressForPersona('lucia', '/inicio') },
  { name: 'inicio-nombre-largo', address: demoAddressForPersona('maria', '/inicio') },
  {
    name: 'menu',
    address: demoAddressForPersona('maria', '/inicio'),
    showsOnlyWindow: true,
    prepare: async (page, window) => {
      await waitUntilScreenIdle(page)
      if (window === 'small') await page.getByRole('button', { name: basicComponentTexts.openMenu }).press()
      else await page.getByRole('banner').getByText('Comprobantes').press()
      await page.getByRole('link', { name: menuTexts.entries.couponBook }).waitToAppear()
    },
  },
  ...['hector', 'norma', 'oscar', 'silvia'].map((id) => ({
    name: `inicio-${id}`,
    address: demoAddressForPersona(id, '/inicio'),
  })),
  {
    name: 'inicio-oculto',
    address: demoAddressForPersona('lucia', '/inicio'),
    prepare: async (page) => pressButton(page, homeTexts.line.hide),
  },
  {
    name: 'inicio-oferta',
    address: demoAddressForPersona('diego', '/inicio'),
    prepare: closeCreditLineOffer,
  },
  {
    name: 'inicio-anuncio',
    address: demoAddressForPersona('diego', '/inicio'),
    showsOnlyWindow: true,
    prepare: async (page, window) => {
      await waitUntilScreenIdle(page)
      if (window === 'large') return
      await waitForDialog(page, homeTexts.popUp.newsTitle)
      await pressInDialog(page, homeTexts.popUp.next)
      await waitForDialog(page, homeTexts.popUp.offerTitle)
    },
  },
  {
    name: 'inicio-novedad',
    address: demoAddressForPersona('sofia', '/inicio'),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await pressInDialog(page, homeTexts.benefit.close)
      await page.getByRole('button', { name: homeTexts.notification.read }).press()
      await waitForDialog(page, homeTexts.notification.title)
    },
  },
  {
    name: 'inicio-beneficio',
    address: demoAddressForPersona(
      'sofia',
      '/inicio',
      demoStateWithNextCallAnswer('home.listNotifications', { status: 500 }),
    ),
    showsOnlyWindow: true,
    prepare: async (page) => waitForDialog(page, homeTexts.benefit.percentTitle(18)),
  },
  {
    name: 'inicio-novedades',
    address: demoAddressForPersona('sofia', '/inicio', {
      next: [
        { call: 'home.listNotifications', answer: { status: 500 } },
        { call: 'home.findPrepaidBenefit', answer: { status: 500 } },
      ],
    }),
    prepare: waitForBanners,
  },
]
