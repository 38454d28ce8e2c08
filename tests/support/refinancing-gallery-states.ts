import type { Page } from '#features/support/page'
import { RefinancingTasks } from '#features/support/tasks/refinancing.tasks'
import { personaById } from '@/adapters/fake/personas/cast'
import { hashOf, refinancingHash } from '@/adapters/fake/refinancing-link'
import type { Situation } from '@/adapters/fake/situation'
import { addresses } from '@/ui/addresses'
import { at, atRest, complaint, next, type GalleryState } from './gallery-tools'

const day = Date.parse('2026-11-21T12:00:00-03:00')
const plan = '12 cuotas'

function linkOf(persona: string): string {
  const found = personaById(persona)
  return addresses.refinancing.to({ hash: found && refinancingHash(found, day) })
}

/** The longest name and amounts of nine digits. */
const large = {
  refinancingAmount: 187_654_321.98,
  debtAmount: 12_345_678.9,
  customerFullName: 'María de los Ángeles Etchegaray de Olazábal',
}

function ramona(
  name: string,
  prepare?: (tasks: RefinancingTasks, page: Page) => Promise<void>,
  change: Partial<Situation> = {},
): GalleryState {
  return {
    name: `refinanciacion-${name}`,
    address: at(linkOf('ramona'), change),
    prepare: async (page) => {
      await atRest(page)
      await prepare?.(new RefinancingTasks(page), page)
      await atRest(page)
    },
  }
}

/** Back from a selfie that ended so, by a check of another device: a computer takes none. */
async function backFromSelfie(tasks: RefinancingTasks, page: Page): Promise<void> {
  await tasks.choose(plan)
  await page.go(`${addresses.refinancingCheck.path}?idtx=a&externaltxid=b`)
  await atRest(page)
}

const seen = { set: { identityDecision: 'HIT' } }

async function toSummary(tasks: RefinancingTasks, page: Page, card = '4517650012344821'): Promise<void> {
  await backFromSelfie(tasks, page)
  await tasks.giveCard(card)
}

async function toPayment(tasks: RefinancingTasks, page: Page, card?: string): Promise<void> {
  await toSummary(tasks, page, card)
  await tasks.agreeAndPay()
}

/** Refinancing from a link. */
export const refinancingStates: readonly GalleryState[] = [
  ramona('inicio'),
  ramona(
    'inicio-importes-grandes',
    undefined,
    next('refinancing.findProposal', { status: 200, body: large }),
  ),
  { ...ramona('inicio-letras-grandes'), letters: 'large' },
  ramona('inicio-fallido', undefined, next('refinancing.findProposal', { status: 500 })),
  { name: 'refinanciacion-sin-enlace', address: at(addresses.refinancing.path) },
  {
    name: 'refinanciacion-enlace-no-valido',
    address: at(addresses.refinancing.to({ hash: hashOf(['27169088336', '12']) })),
  },
  { name: 'refinanciacion-vencida', address: at(linkOf('julio')) },
  ramona('planes', async (tasks) => tasks.seePlans()),
  ramona('plan-elegido', async (tasks, page) => {
    await tasks.seePlans()
    await page.main.role('radio', { name: new RegExp(`^${plan}`) }).check()
  }),
  ramona(
    'plan-no-creado',
    async (tasks) => tasks.choose(plan),
    next('refinancing.createLoan', { status: 403 }),
  ),
  ramona('plan-en-duda', async (tasks) => tasks.choose(plan), {
    next: [
      { call: 'refinancing.createLoan', answer: 'lost-answer' },
      ...next('orders.statusWithoutSession', 'network-error').next,
    ],
  }),
  ramona('selfie', async (tasks) => tasks.choose(plan)),
  ramona('selfie-no-validada', backFromSelfie, { set: { identityDecision: 'NO_HIT' } }),
  ramona('tarjeta', backFromSelfie, seen),
  ramona(
    'tarjeta-incompleta',
    async (tasks, page) => {
      await backFromSelfie(tasks, page)
      await tasks.giveCard()
      await complaint(page)
    },
    seen,
  ),
  ramona('resumen', toSummary, seen),
  { ...ramona('resumen-letras-grandes', toSummary, seen), letters: 'large' },
  ramona('resumen-fallido', toSummary, { ...seen, ...next('loan-cost.costDetail', { status: 500 }) }),
  ramona('rechazada', async (tasks, page) => toPayment(tasks, page, '4517650012340010'), seen),
  ramona('pago-en-duda', toPayment, {
    ...seen,
    next: [
      { call: 'refinancing.payDownPayment', answer: 'lost-answer' },
      ...next('orders.statusWithoutSession', 'network-error').next,
    ],
  }),
  ramona('pago-no-llego', toPayment, { ...seen, ...next('refinancing.payDownPayment', 'network-error') }),
  ramona('final', toPayment, seen),
  ramona(
    'ya-pagada',
    async (tasks, page) => {
      await toPayment(tasks, page)
      await page.go(linkOf('ramona'))
    },
    seen,
  ),
]
