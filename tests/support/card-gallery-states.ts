import { substringPattern, type Page } from '#features/support/page'
import { addresses } from '@/ui/addresses'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { myCardsTexts as texts } from '@/ui/texts/my-cards.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  waitForAlert,
  demoStateWithNextCallAnswer,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const { form } = cardsTexts

const waitForScreenAt = async (page: Page, path: string): Promise<void> => {
  await page.waitForPath(path)
  await waitUntilScreenIdle(page)
}

const openCard = async (page: Page, digits: string): Promise<void> => {
  await page
    .getByRole('list', { name: texts.list.label })
    .getByRole('button', { name: substringPattern(digits) })
    .press()
  await waitForScreenAt(page, addresses.cardDetail.path)
}

const followLinkTo = async (page: Page, link: string, path: string): Promise<void> => {
  await page.main.getByRole('link', { name: link }).press()
  await waitForScreenAt(page, path)
}

const startReplacing = async (page: Page, digits: string): Promise<void> => {
  await openCard(page, digits)
  await followLinkTo(page, texts.detail.replace, addresses.cardReplacement.path)
}

const goToReplacementChoice = async (page: Page): Promise<void> => {
  await startReplacing(page, '6472')
  await pressButton(page, texts.goOn)
  await waitForScreenAt(page, addresses.replacementChoice.path)
}

const chooseLoans = async (page: Page): Promise<void> => {
  await followLinkTo(page, texts.add, addresses.cardLoans.path)
  for (const check of await page.getByRole('checkbox').allMatches()) await check.setChecked()
}

const goToNewCardForm = async (page: Page): Promise<void> => {
  await chooseLoans(page)
  await pressButton(page, texts.goOn)
  await waitForScreenAt(page, addresses.newCard.path)
}

const submitCard = async (
  page: Page,
  holder = 'Paula Navarro',
  number = '4517650012344821',
): Promise<void> => {
  await page.getByLabel(form.number).fill(number)
  await page.getByLabel(form.holder).fill(holder)
  await page.getByLabel(form.expiry).fill('12/30')
  await page.getByLabel(form.securityCode).fill('123')
  await page.getByLabel(form.dni).fill('31447902')
  await page.getByRole('form', { name: form.label }).getByCss('button[type="submit"]').press()
}

const goToNewCardSummary = async (page: Page): Promise<void> => {
  await goToNewCardForm(page)
  await submitCard(page)
  await waitForScreenAt(page, addresses.newCardSummary.path)
}

const goToReplacementForm = async (page: Page): Promise<void> => {
  await startReplacing(page, '0926')
  await pressButton(page, texts.goOn)
  await followLinkTo(page, texts.add, addresses.replacementCard.path)
}

function galleryStateOfPaula(name: string, prepare: GalleryState['prepare'], change = {}): GalleryState {
  return {
    name,
    address: demoAddressForPersona('paula', addresses.cards.path, change),
    ...(prepare ? { prepare } : {}),
  }
}

/** Gallery states of the screens of 'My cards'. The customer is Paula, who has a card of each status. */
export const cardGalleryStates: readonly GalleryState[] = [
  galleryStateOfPaula('tarjetas', undefined),
  { name: 'tarjetas-sin-agregar', address: demoAddressForPersona('marta', addresses.cards.path) },
  { name: 'tarjetas-ninguna', address: demoAddressForPersona('sergio', addresses.cards.path) },
  galleryStateOfPaula('tarjetas-ninguna-y-puede', undefined, { set: { noSavedCards: true } }),
  galleryStateOfPaula(
    'tarjetas-falla',
    undefined,
    demoStateWithNextCallAnswer('cards.listCards', { status: 500 }),
  ),
  galleryStateOfPaula('tarjetas-una-activa', async (page) => openCard(page, '3308')),
  galleryStateOfPaula('tarjetas-una-por-vencer', async (page) => openCard(page, '7154')),
  galleryStateOfPaula('tarjetas-una-vencida', async (page) => openCard(page, '0926')),
  galleryStateOfPaula(
    'tarjetas-una-sin-prestamos',
    async (page) => openCard(page, '6472'),
    demoStateWithNextCallAnswer('cards.listLinkedLoans', { status: 500 }),
  ),
  galleryStateOfPaula('tarjetas-elegir-prestamos', async (page) =>
    followLinkTo(page, texts.add, addresses.cardLoans.path),
  ),
  galleryStateOfPaula('tarjetas-prestamos-elegidos', chooseLoans),
  galleryStateOfPaula(
    'tarjetas-sin-prestamos',
    async (page) => followLinkTo(page, texts.add, addresses.noCardLoans.path),
    {
      set: { noLoans: true },
    },
  ),
  galleryStateOfPaula('tarjetas-agregar', goToNewCardForm),
  galleryStateOfPaula('tarjetas-agregar-con-errores', async (page) => {
    await goToNewCardForm(page)
    await pressButton(page, texts.goOn)
    await waitForAlert(page)
  }),
  galleryStateOfPaula('tarjetas-agregar-resumen', goToNewCardSummary),
  galleryStateOfPaula('tarjetas-agregada', async (page) => {
    await goToNewCardSummary(page)
    await pressButton(page, texts.summary.confirm)
    await waitForScreenAt(page, addresses.newCardResult.path)
  }),
  galleryStateOfPaula(
    'tarjetas-no-agregada',
    async (page) => {
      await goToNewCardSummary(page)
      await pressButton(page, texts.summary.confirm)
      await waitForScreenAt(page, addresses.newCardResult.path)
    },
    demoStateWithNextCallAnswer('cards.addCard', 'network-error'),
  ),
  galleryStateOfPaula('tarjetas-de-otra-persona', async (page) => {
    await goToNewCardForm(page)
    await submitCard(page, 'Marta Giménez')
    await waitForScreenAt(page, addresses.newCardSummary.path)
    await pressButton(page, texts.summary.confirm)
    await page.getByRole('heading', { level: 1, name: texts.otherHolder.title }).waitToAppear()
  }),
  galleryStateOfPaula('tarjetas-reemplazo', async (page) => startReplacing(page, '0926')),
  galleryStateOfPaula('tarjetas-reemplazo-elegir', goToReplacementChoice),
  galleryStateOfPaula('tarjetas-reemplazo-sin-elegir', async (page) => {
    await goToReplacementChoice(page)
    await pressButton(page, texts.choice.submit)
    await waitForAlert(page)
  }),
  galleryStateOfPaula('tarjetas-reemplazo-nueva', goToReplacementForm),
  galleryStateOfPaula('tarjetas-reemplazada', async (page) => {
    await goToReplacementForm(page)
    await submitCard(page)
    await waitForScreenAt(page, addresses.replacementResult.path)
  }),
  galleryStateOfPaula('tarjetas-reemplazo-que-no-sirve', async (page) => {
    await goToReplacementForm(page)
    await submitCard(page, 'Paula Navarro', '4517650012340002')
    await waitForScreenAt(page, addresses.cardNotReplaced.path)
  }),
]
