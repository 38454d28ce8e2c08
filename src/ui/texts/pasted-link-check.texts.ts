import type { SuspiciousLinkReason, PastedLinkVerdict } from '@/domain/support/pasted-link'

/** Texts of the field that checks whether a link in a message comes from the lender. Source: GEN-13. */
export const pastedLinkCheckTexts = {
  title: '¿Es de ustedes este mensaje?',
  lead: 'Copiá el enlace sin abrirlo y pegalo acá.',
  field: 'El enlace que te llegó',
  submit: 'Revisar el enlace',
  required: 'Pegá un enlace.',
} as const

/** Returns a text that says whether a link comes from the lender, and what the customer can do. */
export function linkOwnershipText(owner: PastedLinkVerdict): string {
  switch (owner.kind) {
    case 'ours':
      return `Sí, ${owner.host} es nuestro.`
    case 'our-link':
      return 'Sí, ese enlace es nuestro.'
    case 'not-ours':
      return `No, ${owner.host} no es nuestro. No lo abras ni escribas tus datos ahí.`
    case 'look-alike':
      return `No, ${owner.host} no es nuestro: se parece a ${owner.of} para confundirte. No lo abras y borrá el mensaje.`
    case 'doubtful':
      return suspiciousLinkText(owner.reason)
  }
}

function suspiciousLinkText(reason: SuspiciousLinkReason): string {
  switch (reason) {
    case 'not-a-link':
      return 'Eso no es un enlace. Copiá sólo la dirección, como https://… y pegala de nuevo.'
    case 'not-https':
      return 'No es nuestro: los nuestros empiezan con https. No lo abras.'
    case 'user-before-host':
      return 'No es nuestro: esconde la dirección verdadera detrás de otra. No lo abras y borrá el mensaje.'
    case 'port':
      return 'No es nuestro: los nuestros no llevan un número después de dos puntos. No lo abras.'
    case 'foreign-letters':
      return 'No es nuestro: usa letras de otro alfabeto que se parecen a las nuestras. No lo abras y borrá el mensaje.'
    case 'hidden-characters':
      return 'No es nuestro: tiene caracteres que no se ven y cambian lo que leés. No lo abras y borrá el mensaje.'
  }
}
