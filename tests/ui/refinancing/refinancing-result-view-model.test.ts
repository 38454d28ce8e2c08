import { PortalContainer } from '@/start/composition'
import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { RefinancingJourney } from '@/application/refinancing/refinancing-journey'
import { Clock } from '@/application/shared/clock.port'
import { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import { LocalStorage, TabStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Randomness } from '@/application/shared/randomness.port'
import { Settings, type PublicLinks } from '@/application/shared/settings.port'
import { RefinancingResultViewModel } from '@/ui/refinancing/refinancing-result-view-model'
import { createViewModelFactory } from '@/ui/shell/view-model-factory'
import '#tests/support/every-capability'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryCrossTabLock, SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage } from '#tests/support/memory-storage'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

let navigation: MemoryNavigation
let storage: MemoryStorage

beforeEach(() => {
  navigation = new MemoryNavigation('/refinanciacion/final')
  storage = new MemoryStorage()
})

function openResult(links: PublicLinks): RefinancingResultViewModel {
  const container = new PortalContainer({ autobind: true })
  container.bind(Navigation).toConstantValue(navigation)
  container.bind(Clock).toConstantValue(new ManualClock())
  container.bind(Randomness).toConstantValue(new SequentialUuidSource())
  container.bind(CrossTabLock).toConstantValue(new MemoryCrossTabLock())
  container.bind(LocalStorage).toConstantValue(new MemoryStorage())
  container.bind(TabStorage).toConstantValue(storage)
  container.bind(Settings).toConstantValue({ ...readShippedConfiguration().settings, links })
  const make = createViewModelFactory(container)
  const journey = make(RefinancingJourney)
  journey.openLink(btoa('27169088336|18|260000.00|2026-11-21'))
  journey.updateProgress({
    proposal: { customerName: 'Ramona', refinancingAmount: cents(100), debtAmount: cents(50) },
  })
  const firstDueDate = calendarDate('2027-01-01')
  journey.saveCreatedLoan({
    loanId: 'n-1',
    plan: { lineId: 'lr-3', count: 3, amount: cents(40), firstDueDate },
  })
  journey.markDownPaymentPaid()
  const model = make(RefinancingResultViewModel)
  model.onMount()
  return model
}

describe('the result of a refinancing', () => {
  it('shows what was paid and when the first installment falls due', () => {
    expect(openResult({}).state).toEqual({ phase: 'taken', paid: 50, firstDueDate: '2027-01-01' })
  })

  it('leads to the address that the lender configured, and stores nothing', () => {
    openResult({ company: 'https://empresa.example/' }).leaveForCompanySite()
    expect(navigation.openedExternalAddress).toBe('https://empresa.example/')
    expect(storage.read('refinancing')).toBeUndefined()
  })

  it('leads to the identity check of the portal', () => {
    openResult({}).leaveRefinancing()
    expect([navigation.path(), storage.read('refinancing')]).toEqual(['/mi-cuenta', undefined])
  })
})
