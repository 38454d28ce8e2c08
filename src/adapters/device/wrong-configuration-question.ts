/** Value of the field `kind` in the message with which a page asks for the wrong entry of the configuration. */
const questionKind = 'portal-wrong-configuration'

/**
 * Asks the service worker of the page which entry of the published configuration file is wrong. The worker answers
 * such a file with the last valid one, so the page does not see it. Calls `receive` with the path of the entry, such
 * as `companyAccounts.0.cbu`, if there is one and the worker knows it. Source: GEN-08.
 */
export function askForWrongConfigurationEntry(
  { serviceWorker }: Navigator,
  receive: (wrongEntryPath: string) => void,
): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') receive(data)
  })
  port1.start()
  // Undefined in browsers that have no service workers.
  const workers: ServiceWorkerContainer | undefined = serviceWorker
  workers?.controller?.postMessage({ kind: questionKind }, [port2])
}

/** Answers the question of a page, if the message is one. Source: GEN-08. */
export function answerWrongConfigurationEntry(
  { data, ports }: Pick<MessageEvent<unknown>, 'data' | 'ports'>,
  wrongEntryPath: string | undefined,
): void {
  if (Object(data)['kind'] === questionKind) ports[0]?.postMessage(wrongEntryPath, { transfer: [] })
}
