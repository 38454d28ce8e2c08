import { expect, type Page } from '@playwright/test'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { refinancingTexts as texts } from '@/ui/texts/refinancing.texts'
import { demoStateWithSentLinks, refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import { buttonLocator, waitUntilLoaded, countDemoCharges, screenHeadingLocator } from './journey'
import { productionBuildTest, test } from './portal-test'
import { expectNoLayoutOrAxeFaults, expectNoFaultsByEveryAxeRule } from './soundness'

const { form } = cardsTexts
const cardNumber = '4517650012344821'
const taxId = '27169088336'

const ramonasLinkAddress = `/refinanciacion?hash=${encodeURIComponent(refinancingLinkHashOfPersona('ramona'))}`

async function openLink(page: Page): Promise<void> {
  await page.goto(ramonasLinkAddress)
  await expect(screenHeadingLocator(page, texts.home.title)).toBeVisible()
}

async function choosePlan(page: Page): Promise<void> {
  await buttonLocator(page, texts.goOn).click()
  await page.getByRole('radio', { name: /^12 cuotas/ }).check()
  await buttonLocator(page, texts.goOn).click()
  await expect(screenHeadingLocator(page, texts.selfie.title)).toBeVisible()
}

async function takeSelfie(page: Page): Promise<void> {
  await buttonLocator(page, texts.selfie.submit).click()
  await page.getByRole('button', { name: 'Es la persona (HIT)' }).click()
  await expect(screenHeadingLocator(page, texts.card.title)).toBeVisible()
}

async function submitCard(page: Page): Promise<void> {
  await page.getByLabel(form.number).fill(cardNumber)
  await page.getByLabel(form.holder).fill('Ramona Paredes')
  await page.getByLabel(form.expiry).fill('12/39')
  await page.getByLabel(form.securityCode).fill('739')
  await page.getByLabel(form.dni).fill('16908833')
  await buttonLocator(page, texts.card.submit).click()
  await expect(screenHeadingLocator(page, texts.summary.title)).toBeVisible()
}

async function agreeAndPay(page: Page): Promise<void> {
  await page.getByRole('checkbox').check()
  await buttonLocator(page, texts.summary.submit).click()
}

async function reloadAndExpectHeading(page: Page, name: string): Promise<void> {
  await page.reload()
  await expect(screenHeadingLocator(page, name)).toBeVisible()
}

/**
 * Returns as one text what the portal stores in local and session storage, without the state of the demo's
 * fake lender.
 */
async function storedText(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
      .filter(([key]) => !key.startsWith('portal-demo.'))
      .map(([, value]) => value)
      .join('\n'),
  )
}

test('Ramona refinances, reloading and going back at each step, and nothing remains stored', async ({
  page,
}) => {
  await page.goto(`/validacion-dni#situacion=${encodeDemoState(demoStateWithSentLinks)}`)
  await openLink(page)
  await expect(page).toHaveURL(({ search }) => search === '')
  await reloadAndExpectHeading(page, texts.home.title)
  await choosePlan(page)
  await reloadAndExpectHeading(page, texts.selfie.title)
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^12 cuotas/ })).toBeChecked()
  await buttonLocator(page, texts.goOn).click()
  await takeSelfie(page)
  await reloadAndExpectHeading(page, texts.card.title)
  await submitCard(page)
  await expectNoFaultsByEveryAxeRule(page)
  expect(await storedText(page)).not.toContain(cardNumber)
  await reloadAndExpectHeading(page, texts.card.title)
  await expect(page.getByLabel(form.number)).toHaveValue('')
  await submitCard(page)
  await agreeAndPay(page)
  await expect(screenHeadingLocator(page, texts.result.title)).toBeVisible()
  expect(await countDemoCharges(page)).toBe(1)
  await page.goBack()
  await expect(screenHeadingLocator(page, texts.result.title)).toBeVisible()
  await expectNoLayoutOrAxeFaults(page)
  await buttonLocator(page, texts.result.toPortal).click()
  await waitUntilLoaded(page)
  expect(await storedText(page)).not.toContain(taxId)
  expect(await page.title()).not.toContain('Ramona')
})

productionBuildTest(
  'over HTTP, a charge whose answer is lost is found and made once',
  async ({ page, lender }) => {
    await lender.reset()
    await openLink(page)
    await choosePlan(page)
    await takeSelfie(page)
    await submitCard(page)
    await lender.changeDemoState({
      next: [{ call: 'refinancing.payDownPayment', answer: { done: { status: 502 } } }],
    })
    await agreeAndPay(page)
    await expect(screenHeadingLocator(page, texts.result.title)).toBeVisible()
    expect(await lender.countCharges()).toBe(1)
  },
)
