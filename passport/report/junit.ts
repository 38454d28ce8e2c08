import type { Passport, ReportedCheck } from './passport'

/**
 * Returns the passport (the report on a lender's server) as JUnit XML. A check that is not applicable or
 * could not be run counts as skipped.
 */
export function formatPassportAsJunit({ api, date, counts, checks }: Passport): string {
  const skipped = counts['could-not-run'] + counts['not-applicable']
  const attributes = `tests="${checks.length}" failures="${counts.fail}" skipped="${skipped}" timestamp="${date}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="Pasaporte de ${escapeXml(api)}" ${attributes}>`,
    ...checks.map(formatTestCase),
    '</testsuite>',
    '',
  ].join('\n')
}

function formatTestCase({ requirement, call, title, verdict, details, milliseconds }: ReportedCheck): string {
  const name = escapeXml(`${call ?? requirement}: ${title}`)
  const openingTag = `  <testcase classname="${requirement}" name="${name}" time="${(milliseconds / 1000).toFixed(3)}"`
  const message = escapeXml(details.join(' '))
  switch (verdict) {
    case 'pass':
      return `${openingTag}/>`
    case 'fail':
      return `${openingTag}><failure message="${message}"/></testcase>`
    case 'not-applicable':
    case 'could-not-run':
      return `${openingTag}><skipped message="${message}"/></testcase>`
  }
}

const xmlEntities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => xmlEntities.get(character) ?? character)
}
