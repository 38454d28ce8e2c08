import { type Page } from '#features/support/page'
import { homeTexts } from '@/ui/texts/home.texts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { as, atRest, next, press, slow, type GalleryState, type WindowSize } from './gallery-tools'

const dialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.role('dialog', { name }).waitToAppear()
}

const pressInDialog = async (page: Page, name: string): Promise<void> => {
  await page.role('dialog').role('button', { name }).press()
}

const banners = async (page: Page): Promise<void> => {
  await atRest(page)
  await page.role('region', { name: homeTexts.banners.title }).waitToAppear()
}

/** Closes the offer of the line, which appears only in small windows. */
const closeAnnouncement = async (page: Page, window: WindowSize): Promise<void> => {
  await atRest(page)
  if (window === 'small') await pressInDialog(page, kitTexts.close)
}

/** Pictures of home. */
export const homeStates: readonly GalleryState[] = [
  { name: 'inicio', address: as('marta', '/inicio') },
  {
    name: 'inicio-lento',
    address: as('marta', '/inicio', next('session.accountStatus', 'never')),
    prepare: slow,
  },
  { name: 'inicio-fallido', address: as('marta', '/inicio', next('session.accountStatus', { status: 500 })) },
  { name: 'inicio-en-deuda', address: as('raul', '/inicio') },
  {
    name: 'inicio-pagado',
    address: as('marta', '/inicio', { set: { paidElsewhere: { '40128753': 1_262_500 } } }),
  },
  {
    name: 'inicio-pagado-en-deuda',
    address: as('raul', '/inicio', { set: { paidElsewhere: { '40116602': 10_188_326 } } }),
  },
  { name: 'inicio-por-vencer', address: as('marta', '/inicio', { now: '2026-11-29T10:00:00-03:00' }) },
  { name: 'inicio-sin-prestamos', address: as('elena', '/inicio') },
  {
    name: 'inicio-sin-saber',
    address: as('marta', '/inicio', next('loans.listLoans', { status: 500 })),
  },
  {
    name: 'inicio-en-deuda-sin-saber',
    address: as('raul', '/inicio', next('loans.listLoans', { status: 500 })),
  },
  { name: 'inicio-con-linea', address: as('lucia', '/inicio') },
  { name: 'inicio-nombre-largo', address: as('maria', '/inicio') },
  {
    name: 'menu',
    address: as('maria', '/inicio'),
    onlyWindow: true,
    prepare: async (page, window) => {
      await atRest(page)
      if (window === 'small') await page.role('button', { name: kitTexts.openMenu }).press()
      else await page.role('banner').text('Comprobantes').press()
      await page.role('link', { name: menuTexts.entries.couponBook }).waitToAppear()
    },
  },
  ...['hector', 'norma', 'oscar', 'silvia'].map((id) => ({
    name: `inicio-${id}`,
    address: as(id, '/inicio'),
  })),
  {
    name: 'inicio-oculto',
    address: as('lucia', '/inicio'),
    prepare: async (page) => press(page, homeTexts.line.hide),
  },
  { name: 'inicio-oferta', address: as('diego', '/inicio'), prepare: closeAnnouncement },
  {
    name: 'inicio-anuncio',
    address: as('diego', '/inicio'),
    onlyWindow: true,
    prepare: async (page, window) => {
      await atRest(page)
      if (window === 'large') return
      await dialog(page, homeTexts.popUp.newsTitle)
      await pressInDialog(page, homeTexts.popUp.next)
      await dialog(page, homeTexts.popUp.offerTitle)
    },
  },
  {
    name: 'inicio-novedad',
    address: as('sofia', '/inicio'),
    onlyWindow: true,
    prepare: async (page) => {
      await atRest(page)
      await pressInDialog(page, homeTexts.benefit.close)
      await page.role('button', { name: homeTexts.notification.read }).press()
      await dialog(page, homeTexts.notification.title)
    },
  },
  {
    name: 'inicio-beneficio',
    address: as('sofia', '/inicio', next('home.listNotifications', { status: 500 })),
    onlyWindow: true,
    prepare: async (page) => dialog(page, homeTexts.benefit.percentTitle(18)),
  },
  {
    name: 'inicio-novedades',
    address: as('sofia', '/inicio', {
      next: [
        { call: 'home.listNotifications', answer: { status: 500 } },
        { call: 'home.findPrepaidBenefit', answer: { status: 500 } },
      ],
    }),
    prepare: banners,
  },
]
