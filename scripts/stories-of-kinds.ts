import fc from 'fast-check'
import { joining, leaving } from '#tests/application/automatic-collection/a-changed-collection'
import { addition, replacement } from '#tests/application/cards/a-changed-card'
import { loan, payment } from '#tests/application/qr-payment/a-paid-shop'
import { downPayment, newLoan } from '#tests/application/refinancing/a-refinanced-debt'
import { lineLoan } from '#tests/application/revolving-line/a-requested-loan'
import * as charging from '#tests/application/payments/charging-stories'
import type { OrderedThing } from '#tests/application/shared/an-ordered-thing'
import { lived, storiesOf } from '#tests/application/shared/ordering-stories'
import { print, readOptions, exitWithError } from './support/command-line'
import { markdownTable, writeMeasureSection } from './support/measure-page'

const options = readOptions({
  /** Total number of stories, divided among the kinds. */
  count: { type: 'string', default: '1000' },
  /** Seed of all stories. */
  seed: { type: 'string', default: '1' },
  /** Only this kind, by its name in the table. */
  kind: { type: 'string' },
  /** Writes the figures to docs/measure.md. */
  write: { type: 'boolean', default: false },
})

if (options.write && options.kind !== undefined) exitWithError('--write needs the stories of every kind')

/** The result of a story: how often something was done too often, and how often something false was shown. */
interface Verdict {
  readonly isTwice: boolean
  readonly isFalse: boolean
}

interface Kind {
  readonly name: string
  readonly tell: (count: number, seed: number) => Promise<readonly Verdict[]>
}

/** Returns the stories of one kind of operation other than installments. */
function ordering(name: string, thing: OrderedThing): Kind {
  return {
    name,
    tell: (count, seed) =>
      inTurn(fc.sample(storiesOf(thing), { numRuns: count, seed }), async (story) => {
        const customer = await lived(thing, story)
        const isFalse = (await customer.falsehoods()).length > 0
        return { isFalse, isTwice: customer.timesDone > 1 }
      }),
  }
}

/** Returns the stories of paying an installment with that method. */
function paying(name: string, card: 'saved' | 'new' | 'wallet'): Kind {
  const events = charging.events.map((all) => all.map((event) => withCard(event, card)))
  return charged(name, events)
}

/** Returns the stories of paying an installment that these events make. */
function charged(name: string, events: fc.Arbitrary<charging.Event[]>): Kind {
  const story = fc.tuple(events, charging.lenders)
  return {
    name,
    tell: (count, seed) =>
      inTurn(fc.sample(story, { numRuns: count, seed }), async ([some, lender]) => {
        const customer = await charging.lived(some, lender)
        const isFalse = (await customer.falsehoods()).length > 0
        return { isFalse, isTwice: await charging.isChargedTwice(customer) }
      }),
  }
}

function withCard(event: charging.Event, card: 'saved' | 'new' | 'wallet'): charging.Event {
  if (card !== 'wallet') return { ...event, card }
  return event.happening === 'press' ? { ...event, happening: 'wallet' } : event
}

async function inTurn<Story>(
  stories: readonly Story[],
  tell: (story: Story) => Promise<Verdict>,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const story of stories) verdicts.push(await tell(story))
  return verdicts
}

const everyKind: readonly Kind[] = [
  paying('Cuota, con una tarjeta guardada', 'saved'),
  paying('Cuota, con una tarjeta nueva', 'new'),
  paying('Cuota, con la billetera', 'wallet'),
  charged('Cuota que además se cobra de la cuenta', charging.collectedEvents),
  ordering('Préstamo de la línea', lineLoan),
  ordering('Préstamo de una compra', loan),
  ordering('Pago a un comercio', payment),
  ordering('Préstamo de la refinanciación', newLoan),
  ordering('Anticipo de la refinanciación', downPayment),
  ordering('Tarjeta que se agrega', addition),
  ordering('Tarjeta que se reemplaza', replacement),
  ordering('Cobro automático que se activa', joining),
  ordering('Cobro automático que se deja', leaving),
]

const kinds = everyKind.filter(({ name }) => options.kind === undefined || name === options.kind)
const seed = Number(options.seed)
const each = Math.ceil(Number(options.count) / kinds.length)
const rows: (readonly [string, number, number, number])[] = []
for (const { name, tell } of kinds) {
  const verdicts = await tell(each, seed)
  const twice = verdicts.filter(({ isTwice }) => isTwice).length
  const untrue = verdicts.filter(({ isFalse }) => isFalse).length
  rows.push([name, verdicts.length, twice, untrue])
  print(`${name}: ${verdicts.length} stories, ${twice} done twice, ${untrue} with something false`)
}
const sumOf = (column: 1 | 2 | 3): number => rows.reduce((sum, row) => sum + row[column], 0)
const total = ['Todas', sumOf(1), sumOf(2), sumOf(3)] as const
const day = new Date().toLocaleDateString('es-AR', { timeZone: 'America/Argentina/Buenos_Aires' })
const all = total[1].toLocaleString('es-AR')
const page = [
  `El ${day}: ${all} historias, semilla ${seed}, ${total[2]} hechas dos veces, ${total[3]} con algo falso.`,
  '',
  markdownTable(['Qué se pide', 'Historias', 'Hecho dos veces', 'Algo falso'], [...rows, total]),
].join('\n')
if (options.write) await writeMeasureSection('las historias de cada operación', page)
process.exitCode = total[1] > 0 && total[2] + total[3] === 0 ? 0 : 1
