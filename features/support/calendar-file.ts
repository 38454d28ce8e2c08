import ICAL from 'ical.js'
import { collapseSpaces } from './page'

/** Returns the events in the text of a calendar file, each as a list: day, title, details, reminder. */
export function parseCalendarEvents(text: string): readonly (readonly string[])[] {
  return parseEventComponents(text).map((entry) => {
    const { startDate, summary, description } = new ICAL.Event(entry)
    const trigger = entry.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
    return [startDate.toString(), summary, collapseSpaces(description), String(trigger)]
  })
}

/** Returns the ids of the events in a calendar file. */
export function parseCalendarEventIds(text: string): readonly string[] {
  return parseEventComponents(text).map((entry) => new ICAL.Event(entry).uid)
}

function parseEventComponents(text: string): readonly ICAL.Component[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
}
