import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Verdict } from '#passport/outcome'
import type { Passport, ReportedCheck } from './passport-data'

const verdictTexts: Readonly<Record<Verdict, { readonly word: string; readonly heading: string }>> = {
  fail: { word: 'No se cumple', heading: 'No se cumple' },
  'could-not-run': { word: 'No se pudo probar', heading: 'No se pudo probar' },
  'not-applicable': { word: 'No se ofrece', heading: 'El prestamista no lo ofrece' },
  pass: { word: 'Se cumple', heading: 'Se cumple' },
}

const order: readonly Verdict[] = ['fail', 'could-not-run', 'not-applicable', 'pass']

/** Returns the passport (the report on a lender's server) as one HTML page without other files. */
export function toPage(passport: Passport): string {
  return `<!doctype html>${renderToStaticMarkup(<Page passport={passport} />)}`
}

function Page({ passport }: { readonly passport: Passport }) {
  const { api, date, contractVersion, contractFingerprint, isWhole, counts, checks } = passport
  const answer = isWhole
    ? 'El servidor cumple todo lo que ofrece.'
    : counts.fail > 0
      ? `${counts.fail} ${counts.fail === 1 ? 'comprobación no se cumple' : 'comprobaciones no se cumplen'}.`
      : 'Lo que se probó se cumple, y algo no se pudo probar.'
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Pasaporte del servidor</title>
        <style>{styles()}</style>
      </head>
      <body>
        <header className="panel">
          <h1>Pasaporte del servidor</h1>
          <p className="answer">{answer}</p>
          <dl>
            <Fact name="Servidor" value={api} />
            <Fact name="Fecha" value={`${date.slice(0, 16).replace('T', ' ')} UTC`} />
            <Fact name="Contrato" value={`${contractVersion} (${contractFingerprint})`} />
            {order.map((verdict) => (
              <Fact key={verdict} name={verdictTexts[verdict].word} value={String(counts[verdict])} />
            ))}
          </dl>
        </header>
        <main>
          {order.map((verdict) => (
            <Group
              key={verdict}
              verdict={verdict}
              checks={checks.filter((each) => each.verdict === verdict)}
            />
          ))}
        </main>
      </body>
    </html>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Group({
  verdict,
  checks,
}: {
  readonly verdict: Verdict
  readonly checks: readonly ReportedCheck[]
}) {
  if (checks.length === 0) return null
  return (
    <section>
      <h2>
        {verdictTexts[verdict].heading} ({checks.length})
      </h2>
      <ul>
        {checks.map((check) => (
          <Line key={`${check.requirement} ${check.call ?? ''}`} check={check} />
        ))}
      </ul>
    </section>
  )
}

function Line({ check }: { readonly check: ReportedCheck }) {
  const { requirement, call, title, verdict, details, advice, exchanges } = check
  return (
    <li className={verdict}>
      <p>
        <strong>{requirement}</strong> {call === undefined ? '' : <code>{call}</code>} {title}
      </p>
      {details.map((detail) => (
        <p key={detail} className="detail">
          {detail}
        </p>
      ))}
      {advice !== undefined && (
        <p>
          <strong>Qué hacer:</strong> {advice}
        </p>
      )}
      {exchanges.length > 0 && (
        <details>
          <summary>Lo que se pidió y lo que contestó</summary>
          {exchanges.map((exchange, index) => (
            // The lines of an exchange are in order, and may repeat.
            <pre key={`${index} ${exchange}`}>{exchange}</pre>
          ))}
        </details>
      )}
    </li>
  )
}

const kit = join(import.meta.dirname, '..', '..', 'src', 'ui', 'kit', 'tokens.css')

/**
 * Returns the styles of the page: the portal's tokens without the font, which a single page does not
 * have, and styles of its own.
 */
function styles(): string {
  const tokens = readFileSync(kit, 'utf8').replaceAll(/@font-face \{[^}]*\}/g, '')
  return tokens + readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')
}
