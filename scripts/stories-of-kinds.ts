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

/** Whether in a story the operation was done twice, and whether a screen showed something false. */
interface Verdict {
  readonly isDoneTwice: boolean
  readonly showedFalsehood: boolean
}

/** A kind of operation whose stories are played. */
interface StoryKind {
  readonly name: string
  /** Plays that many random stories, which the seed repeats, and judges each. */
  readonly judgeStories: (count: number, seed: number) => Promise<readonly Verdict[]>
}

/** Returns the kind of an operation that is not the payment of an installment. */
function operationKind(name: string, thing: OrderedThing): StoryKind {
  return {
    name,
    judgeStories: (count, seed) =>
      judgeInTurn(fc.sample(storiesOf(thing), { numRuns: count, seed }), async (story) => {
        const customer = await lived(thing, story)
        const showedFalsehood = (await customer.falsehoods()).length > 0
        return { showedFalsehood, isDoneTwice: customer.timesDone > 1 }
      }),
  }
}

/** Returns the kind of paying an installment with that method. */
function paymentKind(name: string, card: 'saved' | 'new' | 'wallet'): StoryKind {
  const events = charging.events.map((all) => all.map((event) => withCard(event, card)))
  return paymentKindOfEvents(name, events)
}

/** Returns the kind of paying an installment in stories made of these events. */
function paymentKindOfEvents(name: string, events: fc.Arbitrary<charging.Event[]>): StoryKind {
  const story = fc.tuple(events, charging.lenders)
  return {
    name,
    judgeStories: (count, seed) =>
      judgeInTurn(fc.sample(story, { numRuns: count, seed }), async ([some, lender]) => {
        const customer = await charging.lived(some, lender)
        const showedFalsehood = (await customer.falsehoods()).length > 0
        return { showedFalsehood, isDoneTwice: await charging.isChargedTwice(customer) }
      }),
  }
}

/** Returns the event with that method instead of its own. */
function withCard(event: charging.Event, card: 'saved' | 'new' | 'wallet'): charging.Event {
  if (card !== 'wallet') return { ...event, card }
  return event.happening === 'press' ? { ...event, happening: 'wallet' } : event
}

async function judgeInTurn<Story>(
  stories: readonly Story[],
  judge: (story: Story) => Promise<Verdict>,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const story of stories) verdicts.push(await judge(story))
  return verdicts
}

const everyKind: readonly StoryKind[] = [
  paymentKind('Cuota, con una tarjeta guardada', 'saved'),
  paymentKind('Cuota, con una tarjeta nueva', 'new'),
  paymentKind('Cuota, con la billetera', 'wallet'),
  paymentKindOfEvents('Cuota que además se cobra de la cuenta', charging.collectedEvents),
  operationKind('Préstamo de la línea', lineLoan),
  operationKind('Préstamo de una compra', loan),
  operationKind('Pago a un comercio', payment),
  operationKind('Préstamo de la refinanciación', newLoan),
  operationKind('Anticipo de la refinanciación', downPayment),
  operationKind('Tarjeta que se agrega', addition),
  operationKind('Tarjeta que se reemplaza', replacement),
  operationKind('Cobro automático que se activa', joining),
  operationKind('Cobro automático que se deja', leaving),
]

const kinds = everyKind.filter(({ name }) => options.kind === undefined || name === options.kind)
const seed = Number(options.seed)
const each = Math.ceil(Number(options.count) / kinds.length)
const rows: (readonly [string, number, number, number])[] = []
for (const { name, judgeStories } of kinds) {
  const verdicts = await judgeStories(each, seed)
  const twice = verdicts.filter(({ isDoneTwice }) => isDoneTwice).length
  const untrue = verdicts.filter(({ showedFalsehood }) => showedFalsehood).length
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
