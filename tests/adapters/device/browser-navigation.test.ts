// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { BrowserNavigation } from '@/adapters/device/browser-navigation'

/** Returns the navigation of this window, and the address after each change that it has reported so far. */
function listenToNavigation() {
  const navigation = new BrowserNavigation(window)
  const notified: string[] = []
  const stop = navigation.onChange(() => {
    notified.push(navigation.path() + navigation.queryString())
  })
  return { navigation, notified, stop }
}

function dispatchPageShow(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

it('an address that the portal opens is notified', () => {
  const { navigation, notified } = listenToNavigation()
  navigation.goTo('/mis-pagos')
  navigation.goTo('/mis-pagos/comprobante?pago=1', { replace: true })
  expect(notified).toEqual(['/mis-pagos', '/mis-pagos/comprobante?pago=1'])
  expect(navigation.wasOpenedByPortal()).toBe(true)
})

it('an address to which the customer goes back is notified, and counts as not opened by the portal', () => {
  const { navigation, notified } = listenToNavigation()
  navigation.goTo('/mis-pagos')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(notified).toEqual(['/mis-pagos', '/mis-pagos'])
  expect(navigation.wasOpenedByPortal()).toBe(false)
})

it('a stored page that the browser shows again is notified, and a new page is not', () => {
  const { notified } = listenToNavigation()
  dispatchPageShow(false)
  expect(notified).toEqual([])
  dispatchPageShow(true)
  expect(notified).toHaveLength(1)
})

it('a listener that has stopped is not notified', () => {
  const { navigation, notified, stop } = listenToNavigation()
  stop()
  navigation.goTo('/inicio')
  expect(notified).toEqual([])
})
