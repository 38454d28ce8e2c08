import type { Page } from '#features/support/page'
import { PaymentMethodChoiceTasks } from '#features/support/tasks/payment-method-choice.tasks'
import { cents } from '@/domain/shared/money'
import { paymentSummaryAddress } from '@/ui/payment-summary-address'
import { partialPaymentTexts } from '@/ui/texts/partial-payment.texts'
import {
  demoAddressForPersona,
  waitUntilScreenIdle,
  waitForAlert,
  pressButton,
  type GalleryState,
} from './gallery-tools'

const raulsPaymentSummaryAddress = '/pagar-cuota/resumen?externalId=40116602'

async function chooseOtherAmount(page: Page): Promise<void> {
  await waitUntilScreenIdle(page)
  await pressButton(page, partialPaymentTexts.open)
  await page.getByRole('dialog').waitToAppear()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${partialPaymentTexts.other}`) })
    .press()
  await page.getByLabel(partialPaymentTexts.field).waitToAppear()
}

/** Gallery states of the screens for paying a part of the amount due. */
export const partialPaymentGalleryStates: readonly GalleryState[] = [
  {
    name: 'pagar-una-parte',
    address: demoAddressForPersona('raul', '/inicio'),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await waitUntilScreenIdle(page)
      await pressButton(page, partialPaymentTexts.open)
      await page.getByRole('dialog').waitToAppear()
    },
  },
  {
    name: 'pagar-una-parte-importe',
    address: demoAddressForPersona('raul', '/mis-prestamos/p-9e40d71b'),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await chooseOtherAmount(page)
      await page.getByLabel(partialPaymentTexts.field).fill('45000')
    },
  },
  {
    name: 'pagar-una-parte-de-mas',
    address: demoAddressForPersona('raul', '/mis-prestamos/p-9e40d71b'),
    showsOnlyWindow: true,
    prepare: async (page) => {
      await chooseOtherAmount(page)
      await page.getByLabel(partialPaymentTexts.field).fill('900000')
      await page.getByRole('dialog').getByRole('button', { name: partialPaymentTexts.payUnknown }).press()
      await waitForAlert(page)
    },
  },
  {
    name: 'pagar-una-parte-importes-grandes',
    address: demoAddressForPersona('raul', '/mis-prestamos/p-9e40d71b'),
    letterSize: 'large',
    showsOnlyWindow: true,
    prepare: chooseOtherAmount,
  },
  {
    name: 'resumen-una-parte',
    address: demoAddressForPersona('raul', paymentSummaryAddress('40116602', cents(4_500_000))),
  },
  {
    name: 'resumen-una-parte-por-cvu',
    address: demoAddressForPersona('raul', `${raulsPaymentSummaryAddress}&importe=45000`),
    prepare: async (page) => {
      await new PaymentMethodChoiceTasks(page).chooseMethod('Transferencia a tu CVU')
      await waitUntilScreenIdle(page)
    },
  },
  {
    name: 'resumen-una-parte-medios',
    address: demoAddressForPersona('raul', `${raulsPaymentSummaryAddress}&importe=45000`),
  },
]
