import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it } from 'vitest'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { createDueDatesCalendarFile, type LoanDueDates } from '@/ui/loans/due-dates-file'

const originalTimeZone = process.env['TZ']
const writtenAt = instant(Date.parse('2026-11-21T23:30:00-03:00'))

function createLoanDueDates(change: Partial<LoanDueDates> = {}): LoanDueDates {
  return {
    externalId: '40128753',
    name: 'Casa Rivadavia Hogar',
    installmentCount: 12,
    dueDates: [
      { number: 4, date: calendarDate('2026-12-01'), amount: cents(1_262_500) },
      { number: 7, date: calendarDate('2027-03-01'), amount: cents(1_262_500) },
    ],
    ...change,
  }
}

async function createFileText(loan: LoanDueDates, brandName = 'Luma Créditos'): Promise<string> {
  return createDueDatesCalendarFile(loan, brandName, writtenAt).blob.text()
}

async function readCalendarEvents(loan: LoanDueDates): Promise<readonly ICAL.Component[]> {
  return new ICAL.Component(ICAL.parse(await createFileText(loan))).getAllSubcomponents('vevent')
}

function startOfEvent(event: ICAL.Component): {
  readonly day: string
  readonly isWholeDay: boolean
  zone: string
} {
  const time = new ICAL.Event(event).startDate
  return { day: time.toString(), isWholeDay: time.isDate, zone: time.zone?.tzid ?? '' }
}

/** Returns the lines of a calendar file, in which lines that the format folds are whole again. */
function unfoldCalendarLines(text: string): readonly string[] {
  return text.replaceAll('\r\n ', '').split('\r\n')
}

function linePropertyName(line: string): string | undefined {
  return /^[A-Z-]+(?=[:;])/.exec(line)?.[0]
}

afterEach(() => {
  if (originalTimeZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = originalTimeZone
})

describe('the calendar of a loan, read by another library', () => {
  it('has an event for each due date, with its text', async () => {
    const events = (await readCalendarEvents(createLoanDueDates())).map((event) => new ICAL.Event(event))
    expect(events.map(({ uid, summary, description }) => ({ uid, summary, description }))).toEqual([
      {
        uid: '40128753-4@vencimientos',
        summary: 'Vence la cuota 4 de 12: Casa Rivadavia Hogar',
        description: 'Importe: $\u00a012.625. Préstamo 40128753.',
      },
      {
        uid: '40128753-7@vencimientos',
        summary: 'Vence la cuota 7 de 12: Casa Rivadavia Hogar',
        description: 'Importe: $\u00a012.625. Préstamo 40128753.',
      },
    ])
  })

  it.each([
    ['America/Argentina/Buenos_Aires', 180],
    ['America/Los_Angeles', 480],
    ['Asia/Tokyo', -540],
    ['Pacific/Kiritimati', -840],
  ])('falls on the same whole day on a device in %s', async (tz, offsetMinutes) => {
    process.env['TZ'] = tz
    expect(new Date('2026-12-01T12:00:00Z').getTimezoneOffset()).toBe(offsetMinutes)
    const [event] = await readCalendarEvents(createLoanDueDates())
    if (!event) throw new Error('No event')
    expect(startOfEvent(event)).toEqual({ day: '2026-12-01', isWholeDay: true, zone: 'floating' })
    expect(new ICAL.Event(event).endDate.toString()).toBe('2026-12-02')
    expect(await createFileText(createLoanDueDates())).toContain('\r\nDTSTART;VALUE=DATE:20261201\r\n')
    expect(await createFileText(createLoanDueDates())).toContain('\r\nDTSTAMP:20261122T023000Z\r\n')
  })

  it.each([
    ['2027-02-28', '2027-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2026-12-31', '2027-01-01'],
  ])('ends a day that begins on %s on %s', async (date, end) => {
    const [event] = await readCalendarEvents(
      createLoanDueDates({ dueDates: [{ number: 1, date: calendarDate(date), amount: cents(1) }] }),
    )
    if (!event) throw new Error('No event')
    expect([startOfEvent(event).day, new ICAL.Event(event).endDate.toString()]).toEqual([date, end])
  })

  it('reminds at nine in the morning two days before, and leaves the day free', async () => {
    for (const event of await readCalendarEvents(createLoanDueDates())) {
      const [alarm] = event.getAllSubcomponents('valarm')
      expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
      expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1DT15H')
      expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    }
  })

  it('keeps any name of a shop, in lines of at most 75 bytes', async () => {
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      fc.constantFrom(
        'Casa; "Sur", S.A.\\',
        'Ñandú & Compañía 🧉'.repeat(8),
        'línea\nEND:VEVENT',
        'línea\u2028otra',
      ),
    )
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const text = await createFileText(createLoanDueDates({ name }))
        const bytes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
        expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
        const events = await readCalendarEvents(createLoanDueDates({ name }))
        expect(events).toHaveLength(2)
        const { summary } = new ICAL.Event(events[0])
        // Replaces every line end of Unicode by the one that calendars know.
        expect(summary.replaceAll(/\r?\n|\r/g, '\n')).toBe(
          `Vence la cuota 4 de 12: ${name}`.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n'),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('gets no extra line from a loan number or a brand', async () => {
    const foreign = fc.oneof(
      fc.string({
        unit: fc.constantFrom('\r', '\n', '\t', ',', ';', ':', '\\', '\u0000', '\u0085', 'a', 'ñ', '🧉'),
      }),
      fc.constantFrom(
        '1\r\nATTACH:https://otro.example/x',
        '1\nEND:VEVENT\nBEGIN:VEVENT',
        '1\r BEGIN:VALARM',
        'Crédito, \\; S.A.',
      ),
    )
    await fc.assert(
      fc.asyncProperty(foreign, foreign, async (number, brand) => {
        const loan = createLoanDueDates({ externalId: number, name: brand })
        const text = await createFileText(loan, `Luma ${brand}`)
        expect(unfoldCalendarLines(text).map(linePropertyName)).toEqual(
          unfoldCalendarLines(await createFileText(createLoanDueDates())).map(linePropertyName),
        )
        expect(text).not.toMatch(/(?![\r\n])\p{Cc}/u)
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const bytes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
        expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps a loan number and a brand with special characters', async () => {
    const calendar = new ICAL.Component(
      ICAL.parse(await createFileText(createLoanDueDates({ externalId: 'A,1;2\\3' }), 'Luma, S.A.')),
    )
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Luma, S.A.//Portal de clientes//ES')
    expect(new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined).uid).toBe(
      'A,1;2\\3-4@vencimientos',
    )
  })
})
