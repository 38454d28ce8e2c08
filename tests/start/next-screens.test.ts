import { beforeEach, expect, it } from 'vitest'
import { NextScreensPreloader } from '@/start/next-screens'
import type { AddressName } from '@/ui/addresses'
import { ManualClock } from '#tests/support/manual-clock'

let clock: ManualClock
let isBusy: boolean
let isDataSaverOn: boolean
let fetchedScreens: (readonly AddressName[])[]
let visitScreen: (name: AddressName) => void
let stopPreloading: () => void

const mainScreenNames = ['home', 'paymentSummary', 'paymentStatus', 'paymentReceipt', 'loans', 'myPayments']

beforeEach(() => {
  clock = new ManualClock()
  isBusy = false
  isDataSaverOn = false
  fetchedScreens = []
  const screens = new NextScreensPreloader({
    clock,
    portal: {
      onScreenVisit: (run) => {
        visitScreen = run
        return () => (visitScreen = () => undefined)
      },
    },
    isBusy: () => isBusy,
    isDataSaverOn: () => isDataSaverOn,
    loadScreens: (names) => fetchedScreens.push(names),
  })
  stopPreloading = screens.start()
})

it('the home is loaded while the customer types the password', () => {
  visitScreen('login')
  expect(fetchedScreens).toEqual([['home']])
})

it('nothing is loaded in advance on the first screen of a visitor', () => {
  visitScreen('dni')
  clock.advance(60_000)
  expect(fetchedScreens).toEqual([])
})

it('the main screens are loaded once the home has been shown for 1.2 s', () => {
  visitScreen('home')
  clock.advance(1_199)
  expect(fetchedScreens).toEqual([])
  clock.advance(1)
  expect(fetchedScreens).toEqual([mainScreenNames])
})

it('the loading in advance waits until the screen has no pending request', () => {
  isBusy = true
  visitScreen('home')
  clock.advance(4_000)
  isBusy = false
  clock.advance(1_000)
  expect(fetchedScreens).toEqual([])
  clock.advance(400)
  expect(fetchedScreens).toEqual([mainScreenNames])
})

it('the loading in advance waits again on the next screen', () => {
  visitScreen('home')
  clock.advance(1_000)
  visitScreen('loans')
  clock.advance(1_000)
  expect(fetchedScreens).toEqual([])
  clock.advance(200)
  expect(fetchedScreens).toEqual([mainScreenNames])
})

it('only the home is loaded in advance for a customer who saves data', () => {
  isDataSaverOn = true
  visitScreen('login')
  visitScreen('home')
  clock.advance(60_000)
  expect(fetchedScreens).toEqual([['home']])
})

it('the loading in advance ends with the page', () => {
  visitScreen('home')
  stopPreloading()
  clock.advance(60_000)
  expect(fetchedScreens).toEqual([])
})
