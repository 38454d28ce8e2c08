/** Digits of the shortest number, of emergencies, and of the longest. Source: ITU-T E.164. */
const telephone = /^\+?\d{3,15}$/

/**
 * The number that a device dials, out of one that came from elsewhere; nothing for an order to the network, such as
 * `*611` or `##21#`, which forwards the customer's calls. Source: GEN-14.
 */
export function dialable(written: string): string | undefined {
  const number = written.replaceAll(/[\s().-]/g, '')
  return telephone.test(number) ? number : undefined
}
