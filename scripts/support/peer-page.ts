import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serveStaticSite, type RunningSite } from '#scripts/static-server'

/**
 * npm package of an open design system known to be light. It is downloaded for measuring, and not a
 * dependency.
 */
const designSystemPackage = 'govuk-frontend@6.6.0'

/**
 * Serves a form page with one question, made of the components of an open design system, with all its
 * styles and scripts. The portal's speed is compared with the speed of this page. Returns the reason if
 * the design system cannot be downloaded.
 */
export async function serveDesignSystemComparisonPage(): Promise<RunningSite | { readonly failure: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'peer-'))
  const discard = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const site = await serveStaticSite({ directory: await writeSite(folder), port: 0 })
    return { address: site.address, close: () => site.close().then(discard) }
  } catch (reason) {
    await discard()
    return { failure: String(reason).split('\n').slice(0, 3).join(' ') }
  }
}

async function writeSite(folder: string): Promise<string> {
  await runProgram('npm', ['pack', designSystemPackage, '--silent', `--pack-destination=${folder}`])
  await runProgram('tar', [
    '-xzf',
    join(folder, `${designSystemPackage.replace('@', '-')}.tgz`),
    '-C',
    folder,
  ])
  const parts = join(folder, 'package', 'dist', 'govuk')
  const site = join(folder, 'site')
  await mkdir(site)
  await cp(join(parts, 'assets'), join(site, 'assets'), { recursive: true })
  for (const file of ['govuk-frontend.min.css', 'govuk-frontend.min.js'])
    await cp(join(parts, file), join(site, file))
  await writeFile(join(site, 'index.html'), await comparisonPageHtml(parts))
  return site
}

/** Returns the page that is compared with the portal, made as the design system's instructions say. */
async function comparisonPageHtml(parts: string): Promise<string> {
  const shown = (component: string, name: string): Promise<string> =>
    readExampleHtml(join(parts, 'components', component, 'fixtures.json'), name)
  return `<!doctype html>
<html lang="en" class="govuk-template">
<head>
  <meta charset="utf-8">
  <title>What is your National Insurance number?</title>
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <link rel="stylesheet" href="/govuk-frontend.min.css">
</head>
<body class="govuk-template__body">
  <script>document.body.classList.add('js-enabled', 'govuk-frontend-supported')</script>
  ${await shown('header', 'default')}
  <div class="govuk-width-container">
    <main class="govuk-main-wrapper">
      <h1 class="govuk-heading-l">What is your National Insurance number?</h1>
      ${await shown('input', 'with hint text')}
      ${await shown('button', 'default')}
    </main>
  </div>
  ${await shown('footer', 'default')}
  <script type="module">import { initAll } from '/govuk-frontend.min.js'; initAll()</script>
</body>
</html>`
}

interface DesignSystemExamples {
  readonly fixtures: readonly { readonly name: string; readonly html: string }[]
}

async function readExampleHtml(file: string, name: string): Promise<string> {
  const { fixtures }: DesignSystemExamples = JSON.parse(await readFile(file, 'utf8'))
  const found = fixtures.find((each) => each.name === name)
  if (!found) throw new Error(`The peer has no example called ${name}.`)
  return found.html
}

async function runProgram(program: string, words: readonly string[]): Promise<void> {
  await promisify(execFile)(program, [...words], { timeout: 120_000 })
}
