import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'

interface ChecklistItem {
  readonly text: string
  /**
   * The commands that prove that this item of the checklist is done, such as `npm run headers -- --for
   * nginx`.
   */
  readonly commands: readonly string[]
}

/** The checklist for going live, in `docs/salir-en-vivo.md`. Source: OPS-06. */
export class GoLiveChecklist {
  static async readFromDocs(): Promise<GoLiveChecklist> {
    const page = await readFile(join(projectRoot, 'docs', 'salir-en-vivo.md'), 'utf8')
    const manifest: unknown = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'))
    return new GoLiveChecklist(page, Object(Object(manifest).scripts))
  }

  readonly items: readonly ChecklistItem[]

  private constructor(
    page: string,
    /** The shell command of each npm script, by the script's name. */
    private readonly npmScripts: Readonly<Record<string, string>>,
  ) {
    this.items = page
      .split('\n')
      .filter((line) => line.startsWith('- [ ]'))
      .map((text) => ({
        text,
        commands: [...text.matchAll(/`(npm run [^`]+)`/g)].flatMap(([, command]) => command ?? []),
      }))
  }

  /** Returns the items of the go-live checklist that name no command that proves that the item is done. */
  itemsWithoutCommand(): readonly string[] {
    return this.items
      .filter(({ commands }) => !commands.some((each) => this.npmScripts[scriptNameIn(each)]))
      .map(({ text }) => text)
  }

  /** Returns the options that the go-live checklist passes to an npm script that does not accept them. */
  async findUnknownScriptOptions(): Promise<readonly string[]> {
    const found = await Promise.all(
      this.items.flatMap(({ commands }) => commands).map(async (each) => this.unknownPartsOfCommand(each)),
    )
    return found.flat()
  }

  private async unknownPartsOfCommand(command: string): Promise<readonly string[]> {
    const options = [...command.matchAll(/ --([a-z]+)/g)].flatMap(([, name]) => name ?? [])
    const [file] =
      /(?:scripts|passport)\/[\w/-]+\.ts/.exec(this.npmScripts[scriptNameIn(command)] ?? '') ?? []
    if (options.length === 0 || file === undefined) return []
    const program = await readFile(join(projectRoot, file), 'utf8')
    return options.filter((name) => !program.includes(`${name}: {`)).map((name) => `${command}: ${name}`)
  }
}

function scriptNameIn(command: string): string {
  return command.split(' ')[2] ?? ''
}
