import type { SchemaDescriptions } from '@/adapters/contract/field-description'

/** Texts that explain to integrators the fields of the API about automatic collection from a bank account. */
export const automaticCollectionFieldDescriptions: SchemaDescriptions = {
  LoanCollection: {
    externalId: 'El préstamo.',
    status: 'AVAILABLE: se puede activar. ACTIVE: está activado.',
    account: 'La cuenta que autorizó, en ACTIVE.',
    joinedAt: 'Cuándo lo activó, en ACTIVE.',
    joiningId: { text: 'El número con que se activó, en ACTIVE.', example: 'alta-40166205-1' },
    leftAt: 'Cuándo se dejó, en AVAILABLE, si se dejó y no se activó otra vez.',
    toCollect: 'Las cuotas que se cobrarían o se van a cobrar, de la primera a la última.',
    next: 'El cobro que viene, si ya se avisó y no terminó.',
    past: 'Los cobros que terminaron, del último al primero.',
  },
  CollectedAccount: {
    kind: 'CBU de un banco o CVU de una billetera.',
    lastDigits: { text: 'Los últimos cuatro dígitos. Los demás no se mandan.', example: '1869' },
    bank: { text: 'Dónde está la cuenta.', example: 'Banco de la Provincia de Buenos Aires' },
  },
  InstallmentToCollect: {
    installmentNumber: 'Qué cuota es.',
    date: 'El día del primer intento.',
    amount: { text: 'Lo que se cobra, en pesos.', example: 21_340 },
  },
  Collection: {
    collectionId: { text: 'Su número, que no se repite.', example: 'cob-40166205-6' },
    installmentNumber: 'Qué cuota cobra.',
    date: 'El día del primer intento.',
    amount: { text: 'Lo que cobra, en pesos.', example: 21_340 },
    status:
      'SCHEDULED: se avisó, y nada salió todavía o sigue otro intento. IN_PROCESS: salió hacia el banco. COLLECTED: se cobró. NOT_COLLECTED: fallaron los tres. STOPPED: no se hizo. REFUNDED: se cobró y se devolvió.',
    attempts: 'Los intentos, el primero primero.',
    ifPaid: 'Qué pasa con él si la cuota se paga a mano ahora. Si falta, el portal dice que no se sabe.',
    ifLeft:
      'Qué pasa con él si se deja ahora. STOPPED: no se hace. MADE: ya salió y se hace igual. Si falta, el portal dice que no se sabe.',
  },
  CheckedAccount: {
    checkId: { text: 'El número de la comprobación, que vence.', example: 'cuenta-1' },
    account: 'La cuenta, con los últimos cuatro dígitos: también la de un alias.',
    holder: { text: 'El titular, tapado en parte.', example: 'Mar··· Gim···' },
  },
  AutomaticCollectionCheckAccountRequest: {
    externalId: 'El préstamo que se cobraría.',
    account: { text: 'Los 22 dígitos de un CBU o CVU, o un alias.', example: '0140999803200004521869' },
  },
  AutomaticCollectionJoinRequest: {
    externalId: 'El préstamo.',
    checkId: { text: 'La comprobación de la cuenta.', example: 'cuenta-1' },
    proof: 'La contraseña o la firma de una huella.',
  },
  AutomaticCollectionJoinResponse: {
    operationId: { text: 'El número del alta.', example: 'alta-40128753-1' },
  },
  AutomaticCollectionLeaveRequest: {
    externalId: 'El préstamo.',
    joiningId: {
      text: 'El alta que se deja; si falta, la que haya.',
      example: 'alta-40166205-1',
    },
  },
  AutomaticCollectionLeaveResponse: {
    operationId: { text: 'El número de la baja.', example: 'baja-40166205-1' },
  },
  CollectionAttempt: {
    date: 'El día del intento.',
    result:
      'SCHEDULED: falta. IN_PROCESS: salió hacia el banco. COLLECTED: se cobró. NO_FUNDS: no había saldo. REJECTED: el banco lo rechazó. NOT_MADE: no hizo falta. Otro se lee como que no se sabe.',
  },
  CollectionIfPaid: {
    outcome:
      'STOPPED: no se hace. REFUNDED: se hace igual y se devuelve. NEXT_INSTALLMENT: se hace igual y va a la cuota siguiente.',
    until: 'Hasta cuándo vale, y el prestamista lo sostiene para lo que se pague hasta entonces.',
  },
}
