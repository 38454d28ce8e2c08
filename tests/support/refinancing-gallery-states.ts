import type { Page } from '#features/support/page'
import { RefinancingTasks } from '#features/support/tasks/refinancing.tasks'
import { identityProviderStandInTexts } from '@/adapters/fake/access/identity-stand-in.texts'
import { createRefinancingLinkHash } from '@/adapters/fake/access/link-sent-by-lender'
import type { DemoState } from '@/adapters/fake/demo-state'
import { addresses } from '@/ui/addresses'
import { refinancingLinkHashOfPersona } from './lender-links'
import {
  addressWithDemoState,
  waitUntilScreenIdle,
  waitForAlert,
  demoStateWithNextCallAnswer,
  type GalleryState,
  type WindowSizeName,
} from './gallery-tools'

const planName = '12 cuotas'

function linkAddress(persona: string): string {
  return addresses.refinancing.createPath({ hash: refinancingLinkHashOfPersona(persona) })
}

/** Refinancing proposal with a very long name and very large amounts, in pesos, to check the layout. */
const largeProposal = {
  refinancingAmount: 187_654_321.98,
  debtAmount: 12_345_678.9,
  customerFullName: 'María de los Ángeles Etchegaray de Olazábal',
}

/** The refinancing proposal that the demo's lender makes to Ramona, in pesos. */
const ramonasProposal = {
  refinancingAmount: 216_897.88,
  debtAmount: 24_099.77,
  customerFullName: 'Ramona Paredes',
}

/** The answer with a repayment plan that the lender shows once, but no longer offers. */
const withdrawnPlanAnswer = {
  call: 'refinancing.installmentPlan',
  answer: { status: 200, body: [{ installment: 24, amount: 29_500, lineId: 'lr-withdrawn' }] },
} as const

type PrepareWithTasks = (tasks: RefinancingTasks, page: Page, window: WindowSizeName) => Promise<void>

function galleryStateOfRamona(
  name: string,
  prepare?: PrepareWithTasks,
  change: Partial<DemoState> = {},
): GalleryState {
  return {
    name: `refinanciacion-${name}`,
    address: addressWithDemoState(linkAddress('ramona'), change),
    prepare: async (page, window) => {
      await waitUntilScreenIdle(page)
      await prepare?.(new RefinancingTasks(page), page, window)
      await waitUntilScreenIdle(page)
    },
  }
}

/**
 * Returns a function that creates a refinancing loan, takes the selfie and comes back with the given result.
 * The selfie is taken on a phone, because the portal takes none on a computer.
 */
function createSelfieReturnPreparation(
  ending: keyof typeof identityProviderStandInTexts.decisions,
): PrepareWithTasks {
  return async (tasks, page, window) => {
    if (window === 'large') await page.device.changeDeviceKind('un celular')
    await tasks.createRefinancingLoan(planName)
    await tasks.takeSelfie(identityProviderStandInTexts.decisions[ending])
    if (window === 'large') await page.device.changeDeviceKind('una computadora')
    await waitUntilScreenIdle(page)
  }
}

const prepareCardForm = createSelfieReturnPreparation('HIT')

function createSummaryPreparation(card = '4517650012344821'): PrepareWithTasks {
  return async (tasks, page, window) => {
    await prepareCardForm(tasks, page, window)
    await tasks.submitCard(card)
  }
}

function createPaymentPreparation(card?: string): PrepareWithTasks {
  return async (tasks, page, window) => {
    await createSummaryPreparation(card)(tasks, page, window)
    await tasks.agreeAndMakeDownPayment()
  }
}

/**
 * Gallery states of the screens on which a customer opens a link from the lender and refinances a
 * debt.
 */
export const refinancingGalleryStates: readonly GalleryState[] = [
  galleryStateOfRamona('inicio'),
  galleryStateOfRamona(
    'inicio-importes-grandes',
    undefined,
    demoStateWithNextCallAnswer('refinancing.findProposal', { status: 200, body: largeProposal }),
  ),
  { ...galleryStateOfRamona('inicio-letras-grandes'), letterSize: 'large' },
  galleryStateOfRamona(
    'inicio-fallido',
    undefined,
    demoStateWithNextCallAnswer('refinancing.findProposal', { status: 500 }),
  ),
  { name: 'refinanciacion-sin-enlace', address: addressWithDemoState(addresses.refinancing.path) },
  {
    name: 'refinanciacion-enlace-no-valido',
    address: addressWithDemoState(
      addresses.refinancing.createPath({ hash: createRefinancingLinkHash(['27169088336', '12']) }),
    ),
  },
  { name: 'refinanciacion-vencida', address: addressWithDemoState(linkAddress('julio')) },
  galleryStateOfRamona(
    'por-chat',
    undefined,
    demoStateWithNextCallAnswer('refinancing.findProposal', {
      status: 200,
      body: { ...largeProposal, refinancingAmount: 240_997.65, debtAmount: 0 },
    }),
  ),
  galleryStateOfRamona('planes', async (tasks) => tasks.openPlans()),
  galleryStateOfRamona('plan-elegido', async (tasks, page) => {
    await tasks.openPlans()
    await page.main.getByRole('radio', { name: new RegExp(`^${planName}`) }).setChecked()
  }),
  galleryStateOfRamona('plan-retirado', async (tasks) => tasks.createRefinancingLoan('24 cuotas'), {
    next: [withdrawnPlanAnswer],
  }),
  galleryStateOfRamona('sin-mas-planes', async (tasks) => tasks.createRefinancingLoan('24 cuotas'), {
    next: [withdrawnPlanAnswer, { call: 'refinancing.installmentPlan', answer: { status: 200, body: [] } }],
  }),
  galleryStateOfRamona(
    'plan-no-creado',
    async (tasks) => tasks.createRefinancingLoan(planName),
    demoStateWithNextCallAnswer('refinancing.createLoan', { status: 403 }),
  ),
  galleryStateOfRamona(
    'plan-de-propuesta-retirada',
    async (tasks) => tasks.createRefinancingLoan(planName),
    demoStateWithNextCallAnswer('refinancing.createLoan', { status: 404, code: 'REFINANCING_NOT_AVAILABLE' }),
  ),
  galleryStateOfRamona('plan-en-duda', async (tasks) => tasks.createRefinancingLoan(planName), {
    next: [
      { call: 'refinancing.createLoan', answer: 'lost-answer' },
      ...demoStateWithNextCallAnswer('orders.statusWithoutSession', 'network-error').next,
    ],
  }),
  galleryStateOfRamona('selfie', async (tasks) => tasks.createRefinancingLoan(planName)),
  galleryStateOfRamona('selfie-no-validada', createSelfieReturnPreparation('NO_HIT')),
  galleryStateOfRamona('tarjeta', prepareCardForm),
  galleryStateOfRamona('tarjeta-incompleta', async (tasks, page, window) => {
    await prepareCardForm(tasks, page, window)
    await tasks.submitCard()
    await waitForAlert(page)
  }),
  galleryStateOfRamona('resumen', createSummaryPreparation()),
  { ...galleryStateOfRamona('resumen-letras-grandes', createSummaryPreparation()), letterSize: 'large' },
  galleryStateOfRamona(
    'resumen-fallido',
    createSummaryPreparation(),
    demoStateWithNextCallAnswer('loan-cost.costDetail', { status: 500 }),
  ),
  galleryStateOfRamona('propuesta-cambiada', createPaymentPreparation(), {
    next: [24_099.77, 24_099.77, 30_000, 30_000].map((debtAmount) => ({
      call: 'refinancing.findProposal',
      answer: { status: 200, body: { ...largeProposal, refinancingAmount: 216_897.88, debtAmount } },
    })),
  }),
  galleryStateOfRamona('propuesta-retirada', createPaymentPreparation(), {
    next: [ramonasProposal, ramonasProposal, {}, {}].map((body) => ({
      call: 'refinancing.findProposal',
      answer: { status: 200, body },
    })),
  }),
  galleryStateOfRamona('rechazada', createPaymentPreparation('4517650012340010')),
  galleryStateOfRamona(
    'validacion-vencida',
    createPaymentPreparation(),
    demoStateWithNextCallAnswer('refinancing.payDownPayment', {
      status: 409,
      code: 'IDENTITY_CHECK_EXPIRED',
    }),
  ),
  galleryStateOfRamona('pago-en-duda', createPaymentPreparation(), {
    next: [
      { call: 'refinancing.payDownPayment', answer: 'lost-answer' },
      ...demoStateWithNextCallAnswer('orders.statusWithoutSession', 'network-error').next,
    ],
  }),
  galleryStateOfRamona(
    'pago-no-llego',
    createPaymentPreparation(),
    demoStateWithNextCallAnswer('refinancing.payDownPayment', 'network-error'),
  ),
  galleryStateOfRamona('final', createPaymentPreparation()),
  galleryStateOfRamona('ya-pagada', async (tasks, page, window) => {
    await createPaymentPreparation()(tasks, page, window)
    await page.openAddress(linkAddress('ramona'))
  }),
]
