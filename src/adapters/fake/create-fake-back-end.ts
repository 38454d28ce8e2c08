import { FakeBackEnd, type FakeBackEndOptions } from './fake-back-end'

/** The swappable back end behind one function, the same in the browser, in Node and over HTTP. */
export function createFakeBackEnd(options: FakeBackEndOptions): FakeBackEnd {
  return new FakeBackEnd(options)
}
