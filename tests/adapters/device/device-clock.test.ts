import { expect, it } from 'vitest'
import { DeviceClock } from '@/adapters/device/device-clock'

const noon = Date.parse('2026-11-21T12:00:00-03:00')
const minuteMilliseconds = 60_000

it.each([
  ['two days behind', -2 * 24 * 60, '2026-11-21'],
  ['a day ahead', 24 * 60, '2026-11-21'],
  ['six minutes behind', -6, '2026-11-21'],
])('a device that is %s uses the day of the lender', (_, minutes, day) => {
  const clock = new DeviceClock(() => noon + minutes * minuteMilliseconds)
  clock.adjust(noon)
  expect(clock.now()).toBe(noon)
  expect(clock.today()).toBe(day)
})

it('a device whose clock is off by less than five minutes uses its own time', () => {
  const clock = new DeviceClock(() => noon - 4 * minuteMilliseconds)
  clock.adjust(noon)
  expect(clock.now()).toBe(noon - 4 * minuteMilliseconds)
})

it('an unknown time changes nothing', () => {
  const clock = new DeviceClock(() => noon)
  clock.adjust(Number.NaN)
  expect(clock.now()).toBe(noon)
})

it('a corrected time continues from there', () => {
  let device = noon - 2 * 24 * 60 * minuteMilliseconds
  const clock = new DeviceClock(() => device)
  clock.adjust(noon)
  device += 90 * minuteMilliseconds
  expect(clock.now()).toBe(noon + 90 * minuteMilliseconds)
})

it('a time that was compared with the lender’s counts as checked, however small the difference', () => {
  const clock = new DeviceClock(() => noon)
  clock.adjust(Number.NaN)
  expect(clock.isTimeVerified()).toBe(false)
  clock.adjust(noon + minuteMilliseconds)
  expect(clock.isTimeVerified()).toBe(true)
})

it('the time of the demo counts as checked, and the device’s own does not', () => {
  const clock = new DeviceClock(() => noon)
  clock.setTime(noon as ReturnType<DeviceClock['now']>)
  expect(clock.isTimeVerified()).toBe(true)
  clock.setTime(undefined)
  expect(clock.isTimeVerified()).toBe(false)
})
