import { FakeBackEnd, type FakeBackEndOptions } from './fake-back-end'

/** Creates the fake back end. The same function serves the browser, Node and the HTTP server. */
export function createFakeBackEnd(options: FakeBackEndOptions): FakeBackEnd {
  return new FakeBackEnd(options)
}
