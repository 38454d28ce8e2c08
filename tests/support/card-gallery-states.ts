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

const atPath = async (page: Page, path: string): Promise<void> => {
  await page.waitForPath(path)
  await waitUntilScreenIdle(page)
}

const openCard = async (page: Page, digits: string): Promise<void> => {
  await page
    .getByRole('list', { name: texts.list.label })
    .getByRole('button', { name: substringPattern(digits) })
    .press()
  await atPath(page, addresses.cardDetail.path)
}

const goTo = async (page: Page, link: string, path: string): Promise<void> => {
  await page.main.getByRole('link', { name: link }).press()
  await atPath(page, path)
}

const startReplacing = async (page: Page, digits: string): Promise<void> => {
  await openCard(page, digits)
  await goTo(page, texts.detail.replace, addresses.cardReplacement.path)
}

const goToReplacementChoice = async (page: Page): Promise<void> => {
  await startReplacing(page, '6472')
  await pressButton(page, texts.goOn)
  await atPath(page, addresses.replacementChoice.path)
}

const chooseLoans = async (page: Page): Promise<void> => {
  await goTo(page, texts.add, addresses.cardLoans.path)
  for (const check of await page.getByRole('checkbox').allMatches()) await check.setChecked()
}

const goToForm = async (page: Page): Promise<void> => {
  await chooseLoans(page)
  await pressButton(page, texts.goOn)
  await atPath(page, addresses.newCard.path)
}

const giveCard = async (page: Page, holder = 'Paula Navarro', number = '4517650012344821'): Promise<void> => {
  await page.getByLabel(form.number).fill(number)
  await page.getByLabel(form.holder).fill(holder)
  await page.getByLabel(form.expiry).fill('12/30')
  await page.getByLabel(form.securityCode).fill('123')
  await page.getByLabel(form.dni).fill('31447902')
  await page.getByRole('form', { name: form.label }).getByCss('button[type="submit"]').press()
}

const goToSummary = async (page: Page): Promise<void> => {
  await goToForm(page)
  await giveCard(page)
  await atPath(page, addresses.newCardSummary.path)
}

const goToReplacementForm = async (page: Page): Promise<void> => {
  await startReplacing(page, '0926')
  await pressButton(page, texts.goOn)
  await goTo(page, texts.add, addresses.replacementCard.path)
}

function ofPaula(name: string, prepare: GalleryState['prepare'], change = {}): GalleryState {
  return {
    name,
    address: demoAddressForPersona('paula', addresses.cards.path, change),
    ...(prepare ? { prepare } : {}),
  }
}

/** Gallery states of the screens of 'My cards'. The customer is Paula, who has a card of each status. */
export const cardGalleryStates: readonly GalleryState[] = [
  ofPaula('tarjetas', undefined),
  { name: 'tarjetas-sin-agregar', address: demoAddressForPersona('marta', addresses.cards.path) },
  { name: 'tarjetas-ninguna', address: demoAddressForPersona('sergio', addresses.cards.path) },
  ofPaula('tarjetas-ninguna-y-puede', undefined, { set: { noSavedCards: true } }),
  ofPaula('tarjetas-falla', undefined, demoStateWithNextCallAnswer('cards.listCards', { status: 500 })),
  ofPaula('tarjetas-una-activa', async (page) => openCard(page, '3308')),
  ofPaula('tarjetas-una-por-vencer', async (page) => openCard(page, '7154')),
  ofPaula('tarjetas-una-vencida', async (page) => openCard(page, '0926')),
  ofPaula(
    'tarjetas-una-sin-prestamos',
    async (page) => openCard(page, '6472'),
    demoStateWithNextCallAnswer('cards.listLinkedLoans', { status: 500 }),
  ),
  ofPaula('tarjetas-elegir-prestamos', async (page) => goTo(page, texts.add, addresses.cardLoans.path)),
  ofPaula('tarjetas-prestamos-elegidos', chooseLoans),
  ofPaula('tarjetas-sin-prestamos', async (page) => goTo(page, texts.add, addresses.noCardLoans.path), {
    set: { noLoans: true },
  }),
  ofPaula('tarjetas-agregar', goToForm),
  ofPaula('tarjetas-agregar-con-errores', async (page) => {
    await goToForm(page)
    await pressButton(page, texts.goOn)
    await waitForAlert(page)
  }),
  ofPaula('tarjetas-agregar-resumen', goToSummary),
  ofPaula('tarjetas-agregada', async (page) => {
    await goToSummary(page)
    await pressButton(page, texts.summary.confirm)
    await atPath(page, addresses.newCardResult.path)
  }),
  ofPaula(
    'tarjetas-no-agregada',
    async (page) => {
      await goToSummary(page)
      await pressButton(page, texts.summary.confirm)
      await atPath(page, addresses.newCardResult.path)
    },
    demoStateWithNextCallAnswer('cards.addCard', 'network-error'),
  ),
  ofPaula('tarjetas-de-otra-persona', async (page) => {
    await goToForm(page)
    await giveCard(page, 'Marta Giménez')
    await atPath(page, addresses.newCardSummary.path)
    await pressButton(page, texts.summary.confirm)
    await page.getByRole('heading', { level: 1, name: texts.otherHolder.title }).waitToAppear()
  }),
  ofPaula('tarjetas-reemplazo', async (page) => startReplacing(page, '0926')),
  ofPaula('tarjetas-reemplazo-elegir', goToReplacementChoice),
  ofPaula('tarjetas-reemplazo-sin-elegir', async (page) => {
    await goToReplacementChoice(page)
    await pressButton(page, texts.choice.submit)
    await waitForAlert(page)
  }),
  ofPaula('tarjetas-reemplazo-nueva', goToReplacementForm),
  ofPaula('tarjetas-reemplazada', async (page) => {
    await goToReplacementForm(page)
    await giveCard(page)
    await atPath(page, addresses.replacementResult.path)
  }),
  ofPaula('tarjetas-reemplazo-que-no-sirve', async (page) => {
    await goToReplacementForm(page)
    await giveCard(page, 'Paula Navarro', '4517650012340002')
    await atPath(page, addresses.cardNotReplaced.path)
  }),
]
