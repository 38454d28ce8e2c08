import { expect } from '@playwright/test'
import { offersTexts as texts } from '@/ui/texts/offers.texts'
import { buildDemoAddress } from './journey'
import { expectNoLayoutOrAxeFaults } from './soundness'
import { test } from './portal-test'
import { recordPageActivity } from './browser-reports'

const otherOfferRefusalCode = 'THERE_IS_ANOTHER_OFFER_FOR_THE_SAME_CUIT_IN_PROGRESS'

test("the customer waits for an offer, continues on the lender's page, and finds it again when they return", async ({
  page,
  context,
}) => {
  const seen = await recordPageActivity(context)
  const lenders: (string | undefined)[] = []
  await page.route('https://www.example.com.ar/**', (route) => {
    lenders.push(route.request().url(), route.request().headers()['referer'])
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Luma</title><h1>Seguir</h1>',
    })
  })
  const next = [{ call: 'offers.startOffer', answer: { status: 409, code: otherOfferRefusalCode } }] as const
  await page.goto(buildDemoAddress('/nuevo-prestamo', { customer: 'marta', next }))
  await expect(page.getByText(texts.waiting)).toBeVisible()
  await page.clock.runFor(5000)
  const way = page.getByRole('link', { name: texts.toStart.action })
  await expect(way).toBeVisible()
  await expectNoLayoutOrAxeFaults(page)
  expect(seen.complaints).toEqual([])
  const address = await way.getAttribute('href')
  await way.click()
  await expect(page.getByRole('heading', { name: 'Seguir' })).toBeVisible()
  // The lender's page receives the hash key but no referrer.
  expect(lenders).toEqual([address, undefined])
  expect(address).toMatch(/^https:\/\/www\.example\.com\.ar\/prestamos\/continuar\?hashKey=h-\w+$/)

  await page.goBack()
  await expect(way).toHaveAttribute('href', address ?? '')
})
