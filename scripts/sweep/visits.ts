import { personas } from '@/adapters/fake/personas/personas'
import { canPersonaLogIn, type Persona } from '@/adapters/fake/personas/persona'
import { defaultDemoState } from '@/adapters/fake/demo-state'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { addresses, type AddressName } from '@/ui/addresses'
import { autoLoginLinkDataOfPersona, linksSentByLender } from '#tests/support/lender-links'

/** A visit of a demo customer, or of a visitor without a session, to an address of the portal. */
export interface AddressVisit {
  /** Name of the visit, such as `marta /mis-prestamos`. */
  readonly name: string
  readonly addressName: AddressName
  /** Id of the demo customer who visits; `nadie` for a visitor without a session. */
  readonly visitorId: string
  /** Path and query of the visited address. */
  readonly path: string
  /** Path, query and demo state of the visited address. The demo state is in the hash. */
  readonly address: string
}

const addressNames = Object.keys(addresses).filter((name): name is AddressName => name in addresses)

/**
 * The query of addresses that need one for a customer. Without an entry, an address is opened without a
 * query.
 */
const queryByAddress: Readonly<Partial<Record<AddressName, (persona: Persona) => string>>> = {
  cardUpdate: ({ id }) => `?data=${id}`,
  autoLogin: ({ id }) => `?data=${autoLoginLinkDataOfPersona(id)}`,
  phoneChange: ({ taxId }) => `?customerTaxId=${taxId}`,
  notACustomer: () => '?no-cliente',
  paymentStatus: (persona) => `?status=approved&id=${firstLoanExternalIdOf(persona)}&amount=100.00`,
  paymentSummary: (persona) => `?externalId=${firstLoanExternalIdOf(persona)}`,
  payInstallment: (persona) => `?externalId=${firstLoanExternalIdOf(persona)}`,
  payOnline: (persona) => `?id=${firstLoanExternalIdOf(persona)}`,
  howToPayOnline: (persona) => `?id=${firstLoanExternalIdOf(persona)}`,
  payByDebitCard: (persona) => `?id=${firstLoanExternalIdOf(persona)}`,
  payByWallet: (persona) => `?id=${firstLoanExternalIdOf(persona)}`,
  newLoan: () => '?product=19&subproduct=69',
  earlyCancellation: ({ loans }) => `?idLoan=${loans[0]?.loanId ?? 'x'}`,
  couponBook: ({ loans }) => `?idLoan=${loans[0]?.loanId ?? 'x'}`,
}

/**
 * Returns a visit to every address of the portal for each demo customer, and one without a session. An
 * address that needs a query is visited with and without it.
 */
export function listAddressVisitsOfEachCustomer(): readonly AddressVisit[] {
  return [
    ...personas.flatMap((persona) => addressNames.flatMap((name) => listVisitsOfAddress(name, persona))),
    ...addressNames.map(visitWithoutSession),
  ]
}

/** Returns one visit to every address of the portal. The demo customers who can log in take turns. */
export function oneVisitPerAddress(): readonly AddressVisit[] {
  const enter = personas.filter(canPersonaLogIn)
  return addressNames.flatMap((name, place) => {
    const persona = enter[place % enter.length]
    return persona ? [createVisit(name, { persona, query: queryByAddress[name]?.(persona) ?? '' })] : []
  })
}

/** Returns a visit to a screen without faults, so that faults can be inserted into the screen. */
export function findVisitOfScreenWithoutFaults(): AddressVisit {
  const sound = oneVisitPerAddress().find(({ addressName }) => addressName === 'otherServices')
  if (!sound) throw new Error('There is no screen to plant faults in')
  return sound
}

function listVisitsOfAddress(name: AddressName, persona: Persona): readonly AddressVisit[] {
  const bare = createVisit(name, { persona, query: '' })
  const query = queryByAddress[name]?.(persona)
  return query === undefined ? [bare] : [bare, createVisit(name, { persona, query })]
}

function visitWithoutSession(name: AddressName): AddressVisit {
  return createVisit(name, { persona: undefined, query: '' })
}

function createVisit(
  name: AddressName,
  { persona, query }: { readonly persona: Persona | undefined; readonly query: string },
): AddressVisit {
  const path = addresses[name].path.replace(':idLoan', persona?.loans[0]?.loanId ?? 'p-0')
  const links = linksSentByLender.filter(({ secret }) => query.includes(secret))
  const customer = persona ? { customer: persona.id } : {}
  const demoState = {
    ...defaultDemoState,
    now: visitTime,
    ...customer,
    ...(links.length > 0 ? { links } : {}),
  }
  const visitorId = persona?.id ?? 'nadie'
  return {
    name: `${visitorId} ${path}${query}`,
    addressName: name,
    visitorId,
    path: path + query,
    address: `${path}${query}#situacion=${encodeDemoState(demoState)}`,
  }
}

function firstLoanExternalIdOf({ loans }: Persona): string {
  return loans[0]?.externalId ?? '0'
}

/** The time at which every visit takes place. */
const visitTime = '2026-11-21T12:00:00-03:00'
