import { refinancingTexts as texts } from '@/ui/texts/refinancing.texts'
import type { Page } from '#features/support/page'
import { RefinancingTasks } from './refinancing.tasks'

/**
 * Refinances the loan in another tab, which shows the refinancing link. Ends after the down payment.
 */
export async function refinanceInAnotherTab(other: Page, plan: string): Promise<void> {
  await other.waitUntilIdle()
  await new RefinancingTasks(other).refinanceAndMakeDownPayment(plan)
  await other.heading.waitToAppear()
}

/**
 * Repeats the refinancing with its down payment in another tab, because the lender did not receive the down
 * payment.
 */
export async function retryPaymentInAnotherTab(other: Page, plan: string): Promise<void> {
  await other.waitUntilIdle()
  await other.main.getByRole('button', { name: texts.outcomeUnknown.tryAgain }).press()
  await refinanceInAnotherTab(other, plan)
}

/**
 * Sends the down payment in another tab, which shows the refinancing link. Does not wait for the answer.
 */
export async function startPaymentInAnotherTab(other: Page, plan: string): Promise<void> {
  await other.waitUntilIdle()
  const tasks = new RefinancingTasks(other)
  await tasks.refinanceUntilSummary(plan)
  await tasks.agreeToTerms()
  await other.main.getByRole('button', { name: texts.summary.submit }).press()
  await other.main.getByText(texts.summary.paying).waitToAppear()
}

/**
 * Asks for the loan in another tab, which shows the refinancing link. Does not wait for the answer.
 */
export async function startCreatingLoanInAnotherTab(other: Page, plan: string): Promise<void> {
  await other.waitUntilIdle()
  const tasks = new RefinancingTasks(other)
  await tasks.openPlans()
  await tasks.choosePlanWithoutContinuing(plan)
  await other.main.getByRole('button', { name: texts.goOn }).press()
  await other.main.getByText(texts.plan.creating).waitToAppear()
}
